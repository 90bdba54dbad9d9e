public import Conformance

/// Why there is no trace.
public enum TraceFailure: Error, Sendable {
  /// The architectures of this program do not report their calls.
  case notBuiltIn
  /// There are more calls than are kept.
  case tooManyCalls
  /// There is no memory for them.
  case noMemory
  /// The app did not do what it should have.
  case wrongScreen(ConformanceFailure)

  /// What to tell a person, in one line.
  public var text: String {
    switch self {
    case .notBuiltIn: "only what is built for debugging reports its calls; run: swift run workbench trace"
    case .tooManyCalls: "there are more calls than a trace keeps"
    case .noMemory: "there is no memory for a trace"
    case .wrongScreen(let failure): failure.message
    }
  }
}
