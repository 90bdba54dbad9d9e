import Foundation
import Reports
import Suites
import Tracing
import Twin

/// Counts messages, which only a build for debugging can: this program, or the one that lies beside it.
@MainActor enum MessageCounts {
  /// The messages of one step of benchmarks, counted in this program.
  ///
  /// On the shipped users, whatever else is measured on: messages depend on users by the rows in sight alone.
  static func count(
    _ benchmarks: [Benchmark],
    of contenders: [Contender]
  ) async throws(CommandFailure) -> [MessageCount] {
    let users = try await UsersInput.shipped.readForBenchmarks()
    do throws(TraceFailure) {
      var counts: [MessageCount] = []
      for contender in contenders {
        let tracer = try Tracer(contender)
        for benchmark in benchmarks { counts.append(try tracer.count(benchmark, users: users)) }
      }
      return counts
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The messages of one step of benchmarks, counted here or in the build for debugging, and where.
  static func find(_ benchmarks: [Benchmark], of contenders: [Contender]) async -> ProbeResult<MessageFindings> {
    if benchmarks.isEmpty { return .available(MessageFindings([], countedIn: "")) }
    do throws(CommandFailure) {
      return .available(MessageFindings(try await count(benchmarks, of: contenders), countedIn: "this build"))
    } catch {
      return error.code == .unavailable ? ask(of: contenders) : .unavailable(error.message)
    }
  }

  private static func ask(of contenders: [Contender]) -> ProbeResult<MessageFindings> {
    guard let program = DebugProgram.locate() else {
      return .unavailable("counted in a build for debugging only; swift build makes it")
    }
    let names = contenders.flatMap { ["--pattern", $0.id] }
    return program.ask(["trace", "--counts"] + names, for: MessagesReport.self).map { report in
      MessageFindings(report.messages, countedIn: "the build for debugging of \(program.date.ISO8601Format())")
    }
  }
}
