import CProbe
import Foundation
import HeadlessUIKit
import Instruments
import Runs
public import Suites
import TaskControl
import Users

/// The instrumented program: answers requests with JSON.
///
///     exit(await Probe.run(Array(CommandLine.arguments.dropFirst()), lineup: Lineup.compared))
@MainActor public struct Probe {
  private static let usage = """
    usage: probe --coverage
           probe counts [--pattern NAME]... [--benchmark SUITE/NAME]... [--source FILE]
           probe fan-out --observers N [--pattern NAME]...
           probe retention [--pattern NAME]... [--scenario NAME]... [--trips N]
           probe load [--pattern NAME]... [--load NAME]... [--share 0...1]
           probe graph [--pattern NAME]... [--screen dashboard|details]...

    """

  private let choice: Choice
  private var answer: ProbeAnswer

  /// Answers the request that the words make, on standard output.
  ///
  /// - Returns: the exit code: 0, 64 if the words are not a request, 65 if the users cannot be read, 70 if the answer
  ///   cannot be written.
  public static func run(_ words: [String], lineup: [Contender]) async -> Int32 {
    prepare()
    guard let request = ProbeRequest(words) else {
      FileHandle.standardError.write(Data(usage.utf8))
      return 64
    }
    var probe = Probe(choice: Choice(lineup: lineup), answer: ProbeAnswer(coverage: CountCalibration().coverage))
    guard let users = await probe.users(for: request) else { return 65 }
    guard MainActorTasks.run({ probe.perform(request, users) }) else {
      FileHandle.standardError.write(Data("probe: there is nothing of that name\n".utf8))
      return 64
    }
    return probe.write()
  }

  /// Prepares a program for counting: it ends with the program that started it, and counts repeat from run to run.
  public static func prepare() {
    Repeatability.ensure()
    Recorder.begin()
  }

  private func users(for request: ProbeRequest) async -> BenchmarkUsers? {
    var service = LocalUsersService.shipped()
    if case .load(_, _, let share) = request {
      service = .generated(count: Load.users.size(share: share), seed: 1)
    }
    do {
      if case .counts(_, _, let file?) = request {
        return try BenchmarkUsers(try PackedUsers.read(URL(filePath: file)))
      }
      return try BenchmarkUsers(try await service.fetchUsers())
    } catch {
      FileHandle.standardError.write(Data("probe: the users cannot be read: \(error)\n".utf8))
      return nil
    }
  }

  /// Performs a request; returns false if it names something unknown.
  private mutating func perform(_ request: ProbeRequest, _ users: BenchmarkUsers) -> Bool {
    switch request {
    case .coverage:
      return true
    case .counts(let names, let benchmarks, _):
      guard let entrants = choice.entrants(names), let chosen = Choice.benchmarks(benchmarks) else { return false }
      count(chosen, entrants, users)
    case .fanOut(let names, let observers):
      guard let entrants = choice.entrants(names) else { return false }
      for entrant in entrants { count([.fanOut(of: entrant, observers: observers)], [entrant], users) }
    case .retention(let names, let scenarios, let trips):
      guard let contenders = choice.named(names),
        let chosen = Choice.chosen(scenarios, from: RetentionScenario.allCases, by: \.rawValue)
      else { return false }
      checkRetention(chosen, contenders, users.directory, trips)
    case .load(let names, let loads, let share):
      guard let contenders = choice.named(names), let chosen = Choice.chosen(loads, from: Load.allCases, by: \.rawValue)
      else { return false }
      runLoads(chosen, contenders, users.directory, share)
    case .graph(let names, let screens):
      guard let contenders = choice.named(names),
        let chosen = Choice.chosen(screens, from: ScreenGraph.Screen.allCases, by: \.rawValue)
      else { return false }
      draw(chosen, contenders, users.directory)
    }
    return true
  }

  private mutating func count(_ benchmarks: [Benchmark], _ entrants: [Entrant], _ users: BenchmarkUsers) {
    let run = CountsRun(coverage: answer.coverage, users: users)
    for benchmark in benchmarks {
      for entrant in entrants where entrant.takesPart(in: benchmark, on: users) {
        answer.counts.append(run.count(benchmark, of: entrant))
      }
    }
  }

  private mutating func checkRetention(
    _ scenarios: [RetentionScenario],
    _ contenders: [Contender],
    _ users: UserDirectory,
    _ trips: Int
  ) {
    guard answer.coverage.hasCensus else { return }
    for contender in contenders {
      let run = RetentionCensusRun(contender: contender, users: users, trips: trips)
      var findings: [RetentionFinding] = []
      for scenario in scenarios {
        attempt("\(contender.id), \(scenario.rawValue)") { _ in findings.append(try run.run(scenario)) }
      }
      if !findings.isEmpty { explain(findings, LiveOwnershipRun(contender: contender, users: users)) }
    }
  }

  private mutating func explain(_ findings: [RetentionFinding], _ run: LiveOwnershipRun) {
    let left = Leftovers(findings.flatMap(\.all))
    let live = run.look(for: left)
    let censuses = findings.map { $0.census(live) }
    answer.retention += censuses
    answer.leaks.append(
      ContenderLeaks(
        contender: run.contender.id,
        remains: censuses.map(\.remains).max() ?? .none,
        left: left.report(live)
      )
    )
  }

  private mutating func runLoads(_ loads: [Load], _ contenders: [Contender], _ users: UserDirectory, _ share: Double) {
    guard answer.coverage.hasCensus else { return }
    for contender in contenders {
      let run = LoadCensusRun(contender: contender, users: users)
      for load in loads {
        attempt("\(contender.id), \(load.rawValue)") {
          $0.loads.append(try run.run(load, size: load.size(share: share)))
        }
      }
    }
  }

  private mutating func draw(_ screens: [ScreenGraph.Screen], _ contenders: [Contender], _ users: UserDirectory) {
    guard answer.coverage.hasCensus else { return }
    for contender in contenders {
      let run = GraphRun(contender: contender, users: users)
      for screen in screens {
        attempt("\(contender.id), \(screen.rawValue)") { $0.graphs.append(try run.draw(screen)) }
      }
    }
  }

  private mutating func attempt(_ what: String, _ work: (inout ProbeAnswer) throws -> Void) {
    do {
      try work(&answer)
    } catch {
      answer.problems.append("\(what): \("\(error)".split(separator: "\n").first ?? "")")
    }
  }

  private func write() -> Int32 {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      try FileHandle.standardOutput.write(contentsOf: encoder.encode(answer) + Data("\n".utf8))
      return 0
    } catch {
      return 70
    }
  }
}
