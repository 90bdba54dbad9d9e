import Tracing

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
