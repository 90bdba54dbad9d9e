import Suites
import Tracing

/// Counts messages in this program, which has to be built for debugging.
@MainActor enum MessageCounts {
  /// The messages of one step of every benchmark, of everybody.
  static func count(
    _ benchmarks: [Benchmark],
    of contenders: [Contender],
    users: BenchmarkUsers
  ) throws(CommandFailure) -> [MessageCount] {
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
}

extension CommandFailure {
  /// Says why there is no trace.
  init(_ failure: TraceFailure) {
    switch failure {
    case .notBuiltIn: self.init(.unavailable, failure.text)
    case .wrongScreen: self.init(.checkFailed, failure.text)
    case .tooManyCalls, .noMemory: self.init(.failed, failure.text)
    }
  }
}
