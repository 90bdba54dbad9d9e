public import Foundation
import Processes

/// Asks the instrumented program, a program that is built beside this one.
public struct ProbeClient: Sendable {
  /// The place of the instrumented program.
  public let executable: URL

  /// Makes a client of the instrumented program at a place.
  public init(executable: URL) {
    self.executable = executable
  }

  /// Finds the instrumented program of a name beside a program.
  public static func locate(_ name: String, beside program: URL?) -> ProbeResult<ProbeClient> {
    guard let program else {
      return .unavailable(
        "it is not known where this program is, and the instrumented program `\(name)` is looked for beside it"
      )
    }
    return locate(name, in: program.deletingLastPathComponent())
  }

  /// Finds the instrumented program of a name in a directory.
  public static func locate(_ name: String, in directory: URL) -> ProbeResult<ProbeClient> {
    let executable = directory.appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: executable.path) else {
      return .unavailable("the instrumented program `\(name)` is not beside this program; swift build makes it")
    }
    return .available(ProbeClient(executable: executable))
  }

  /// Asks for the coverage of the counters here.
  public func coverage() -> ProbeResult<ProbeAnswer> {
    ask(.coverage)
  }

  /// Counts the cost of steps of benchmarks, on some users.
  ///
  /// - Parameters:
  ///   - contenders: ids; none means all.
  ///   - benchmarks: suite and name, such as `navigation/launch`; none means all.
  ///   - users: the users that the benchmarks run on, packed (`PackedUsers`); `nil` means those that are shipped.
  public func counts(
    contenders: [String] = [],
    benchmarks: [String] = [],
    users: Data? = nil
  ) -> ProbeResult<ProbeAnswer> {
    let source = users.map { _ in Self.standardInput }
    return ask(.counts(contenders: contenders, benchmarks: benchmarks, users: source), input: users ?? Data())
  }

  /// Counts the cost of a rename that a number of apps see.
  public func fanOut(contenders: [String] = [], observers: Int) -> ProbeResult<ProbeAnswer> {
    ask(.fanOut(contenders: contenders, observers: observers))
  }

  /// Asks for the objects that round trips and the app's end leave.
  ///
  /// - Parameters:
  ///   - contenders: ids; none means all.
  ///   - scenarios: names of retention scenarios; none means all.
  ///   - trips: the number of round trips that are compared.
  public func retention(
    contenders: [String] = [],
    scenarios: [String] = [],
    trips: Int = 10
  ) -> ProbeResult<ProbeAnswer> {
    ask(.retention(contenders: contenders, scenarios: scenarios, trips: trips))
  }

  /// Asks for the objects that a load makes, and for those that it leaves.
  ///
  /// - Parameters:
  ///   - contenders: ids; none means all.
  ///   - loads: names of loads; none means all.
  ///   - share: the share of the full load, 0 to 1.
  public func load(contenders: [String] = [], loads: [String] = [], share: Double = 1) -> ProbeResult<ProbeAnswer> {
    ask(.load(contenders: contenders, loads: loads, share: share))
  }

  /// Asks for the references between objects on live screens.
  public func graph(contenders: [String] = [], screens: [ScreenGraph.Screen] = []) -> ProbeResult<ProbeAnswer> {
    ask(.graph(contenders: contenders, screens: screens.map(\.rawValue)))
  }

  /// The file from which a program reads its input: others cannot open it, and it need not be removed.
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
}

extension ProbeClient {
  /// Asks for one group of contenders after the other, and puts the answers together.
  ///
  /// - Parameters:
  ///   - groups: ids; none means that nothing is asked.
  ///   - progress: called before each group with the group, the number of groups done, and the number of all groups.
  /// - Returns: `nil` if nothing was asked; the first answer that is unavailable, if there is one.
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
