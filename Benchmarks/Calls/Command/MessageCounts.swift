import Foundation
import Instruments
import Suites
import Tracing

/// Counts messages. This needs a build for debugging: this program, or the one in the folder beside it.
@MainActor enum MessageCounts {
  /// Returns the messages of one step of benchmarks, counted in this program.
  ///
  /// It uses the shipped users, even if the rest is measured on others: only the visible rows decide the number.
  static func count(
    _ benchmarks: [Benchmark],
    of contenders: [Contender],
    _ bar: ProgressBar? = nil
  ) async throws(CommandFailure) -> [MessageCount] {
    let users = try await UsersInput.shipped.readForBenchmarks()
    do throws(TraceFailure) {
      var counts: [MessageCount] = []
      for (index, contender) in contenders.enumerated() {
        bar?.show("counting messages of \(contender)", index, of: contenders.count)
        let tracer = try Tracer(contender)
        for benchmark in benchmarks { counts.append(try tracer.count(benchmark, users: users)) }
      }
      return counts
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns the messages of one step of benchmarks, and the build in which they were counted.
  static func find(
    _ benchmarks: [Benchmark],
    of contenders: [Contender],
    in program: Program
  ) async -> ProbeResult<MessageFindings> {
    if benchmarks.isEmpty { return .available(MessageFindings([], countedIn: "")) }
    do throws(CommandFailure) {
      return .available(MessageFindings(try await count(benchmarks, of: contenders), countedIn: "this build"))
    } catch {
      return error.code == .unavailable ? ask(of: contenders, program) : .unavailable(error.message)
    }
  }

  private static func ask(of contenders: [Contender], _ program: Program) -> ProbeResult<MessageFindings> {
    guard let debug = DebugProgram(of: program) else {
      return .unavailable("only a build for debugging counts them; to make it: swift build")
    }
    if let doubt = debug.reasonForStaleness(of: contenders.map(\.module)) { return .unavailable(doubt) }
    return debug.ask(["trace", "--counts"] + contenders.map(\.id), for: MessagesReport.self).map { report in
      MessageFindings(report.messages, countedIn: "the build for debugging of \(debug.date.ISO8601Format())")
    }
  }
}
