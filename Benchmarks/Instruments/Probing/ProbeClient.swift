public import Foundation
import Instruments
public import Users

/// Asks the instrumented program, a program that is built beside this one.
public struct ProbeClient: Sendable {
  /// Where the instrumented program is.
  public let executable: URL

  /// Asks the instrumented program at a place.
  public init(executable: URL) {
    self.executable = executable
  }

  /// The instrumented program of a name beside a program.
  public static func locate(_ name: String, beside program: URL?) -> ProbeResult<ProbeClient> {
    guard let program else {
      return .unavailable(
        "it is not known where this program is, and the instrumented program `\(name)` is looked for beside it"
      )
    }
    return locate(name, in: program.deletingLastPathComponent())
  }

  /// The instrumented program of a name in a directory.
  public static func locate(_ name: String, in directory: URL) -> ProbeResult<ProbeClient> {
    let executable = directory.appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: executable.path) else {
      return .unavailable("the instrumented program `\(name)` is not beside this program; swift build makes it")
    }
    return .available(ProbeClient(executable: executable))
  }

  /// What can be counted here.
  public func coverage() -> ProbeResult<ProbeAnswer> {
    ask(.coverage)
  }

  /// What steps of benchmarks cost, counted on these users.
  ///
  /// - Parameters:
  ///   - contenders: ids; none means all.
  ///   - benchmarks: suite and name, such as `navigation/launch`; none means all.
  ///   - users: whom the benchmarks run on; `nil` means those that are shipped.
  public func counts(
    contenders: [String] = [],
    benchmarks: [String] = [],
    users: UserDirectory? = nil
  ) -> ProbeResult<ProbeAnswer> {
    guard let users else { return ask(.counts(contenders: contenders, benchmarks: benchmarks, users: nil)) }
    do {
      let list = try JSONEncoder().encode(users.map(Record.init))
      return ask(.counts(contenders: contenders, benchmarks: benchmarks, users: Self.standardInput), input: list)
    } catch {
      return .unavailable("the users cannot be handed to the instrumented program `probe`")
    }
  }

  /// What a rename costs that a number of apps see.
  public func fanOut(contenders: [String] = [], observers: Int) -> ProbeResult<ProbeAnswer> {
    ask(.fanOut(contenders: contenders, observers: observers))
  }

  /// What the steps of all benchmarks cost if they are written by hand, those of fan-out with a number of observers.
  public func byHand(contenders: [String] = [], observers: Int) -> ProbeResult<ProbeAnswer> {
    ask(.byHand(contenders: contenders, observers: observers))
  }

  /// What round trips and the app's end leave.
  ///
  /// - Parameters:
  ///   - contenders: ids; none means all.
  ///   - scenarios: names of retention scenarios; none means all.
  ///   - trips: how many round trips are compared.
  public func retention(
    contenders: [String] = [],
    scenarios: [String] = [],
    trips: Int = 10
  ) -> ProbeResult<ProbeAnswer> {
    ask(.retention(contenders: contenders, scenarios: scenarios, trips: trips))
  }

  /// What a load makes alive, and what it leaves.
  ///
  /// - Parameters:
  ///   - contenders: ids; none means all.
  ///   - loads: names of loads; none means all.
  ///   - share: how much of the full load, 0 to 1.
  public func load(contenders: [String] = [], loads: [String] = [], share: Double = 1) -> ProbeResult<ProbeAnswer> {
    ask(.load(contenders: contenders, loads: loads, share: share))
  }

  /// Who holds whom on live screens.
  public func graph(contenders: [String] = [], screens: [ScreenGraph.Screen] = []) -> ProbeResult<ProbeAnswer> {
    ask(.graph(contenders: contenders, screens: screens.map(\.rawValue)))
  }

  /// What the leak finder says of programs that leak on purpose; none means all.
  public func planted(_ kinds: [String] = []) -> ProbeResult<ProbeAnswer> {
    ask(.planted(kinds))
  }

  /// Where a program reads what it is handed: no file that others could open, and nothing to remove afterwards.
  private static let standardInput = "/dev/stdin"

  private func ask(_ request: ProbeRequest, input: Data = Data()) -> ProbeResult<ProbeAnswer> {
    let name = executable.lastPathComponent
    let run = ProgramRun(executable, request.words, input: input, name: name)
    guard run.failure == nil else { return .unavailable(run.failure ?? "") }
    guard let answer = try? JSONDecoder().decode(ProbeAnswer.self, from: run.output) else {
      return .unavailable(
        "the instrumented program `\(name)` answered what this program cannot read; swift build makes both anew"
      )
    }
    guard answer.schema == ProbeAnswer.currentSchema else {
      return .unavailable(
        "the instrumented program `\(name)` answers in format \(answer.schema), not \(ProbeAnswer.currentSchema)"
      )
    }
    return .available(answer)
  }

  private struct Record: Encodable {
    let id: Int
    let name: String
    let username: String

    init(_ user: User) {
      id = user.id
      name = user.name
      username = user.username
    }
  }
}

extension ProbeClient {
  /// Asks for one group of contenders after the other, and puts the answers together.
  ///
  /// - Parameters:
  ///   - groups: ids; none means that nothing is asked.
  ///   - progress: is told of a group before it is asked for, of how many are done, and of how many there are.
  /// - Returns: `nil` if nothing was asked; the first answer that cannot be had, if there is one.
  @MainActor
  public func all(
    _ groups: [[String]],
    _ progress: (_ group: [String], _ done: Int, _ all: Int) -> Void,
    ask: ([String]) -> ProbeResult<ProbeAnswer>
  ) -> ProbeResult<ProbeAnswer>? {
    var whole: ProbeAnswer?
    for (index, group) in groups.enumerated() {
      progress(group, index, groups.count)
      let result = ask(group)
      guard let answer = result.value else { return result }
      whole = whole?.joined(with: answer) ?? answer
    }
    return whole.map { .available($0) }
  }
}

extension ProbeAnswer {
  fileprivate func joined(with other: ProbeAnswer) -> ProbeAnswer {
    var both = self
    both.counts += other.counts
    both.retention += other.retention
    both.leaks += other.leaks
    both.loads += other.loads
    both.graphs += other.graphs
    both.problems += other.problems
    return both
  }
}
