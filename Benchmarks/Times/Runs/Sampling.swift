public import Foundation
public import Measure
import Processes
import Suites

/// The place where samples are taken: processes of their own, or this one.
public nonisolated enum Sampling: Sendable {
  /// Processes of a program whose command knows the contenders, each started anew.
  case program(URL)
  /// This process, again and again, with these contenders: for tests, which make contenders of their own.
  case thisProcess([Contender])

  /// The program's verb for taking samples and doing nothing else.
  public static let verb = "sample"

  /// Takes the samples of as many processes as fit into a budget, in seconds.
  ///
  /// - Throws: `SamplingFailure` if a process gave no samples.
  @MainActor
  public func run(
    _ entries: [SamplingRequest.Entry],
    users: BenchmarkUsers,
    budget: Double,
    seed: UInt64,
    progress: @MainActor (RoundProgress) -> Void = { _ in }
  ) throws(SamplingFailure) -> Record? {
    do {
      let list = try file(of: users)
      defer { if let list { try? FileManager.default.removeItem(at: list) } }
      return try Repetition(budget: budget, seed: seed).run(progress: progress) { turn in
        try record(SamplingRequest(entries, turn: turn, users: users.origin, in: list), users)
      }
    } catch let failure as SamplingFailure {
      throw failure
    } catch {
      throw SamplingFailure("\(error)")
    }
  }

  /// Writes users, once for all processes, if these cannot make them anew.
  private func file(of users: BenchmarkUsers) throws(TemporaryFailure) -> URL? {
    guard case .program = self, users.origin == .list else { return nil }
    return try TemporaryFiles.makeFile(PackedUsers.data(of: users.directory))
  }

  @MainActor private func record(_ request: SamplingRequest, _ users: BenchmarkUsers) throws -> Record {
    switch self {
    case .thisProcess(let lineup): return try SamplingRun(lineup).record(of: request, on: users)
    case .program(let program):
      let input = try JSONEncoder().encode(request)
      let placement = Placement(seed: request.turn.seed)
      let run = ProgramRun(
        program,
        [Self.verb],
        input: input,
        environment: placement.environment,
        name: "\(program.lastPathComponent) \(Self.verb)"
      )
      if let failure = run.failure { throw SamplingFailure("a process that measures, \(failure)") }
      guard let record = try? JSONDecoder().decode(Record.self, from: run.output),
        record.series.count == request.entries.count
      else { throw SamplingFailure("a process of \(program.path) gave no samples; build the program anew") }
      return record
    }
  }
}
