import Conformance

/// A way in which screens come and go; afterwards nothing of them may be left.
public nonisolated enum RetentionScenario: String, Sendable, CaseIterable {
  /// Details closed by their own button.
  case close
  /// Details left by the system's back.
  case back
  /// Details replaced by a deep link, then left.
  case replace
  /// A rename under way when the details are left; the answer arrives late.
  case rename
  /// A refresh that fails, is retried, and succeeds.
  case retry
  /// The app released and its window cleared, while an answer is to come.
  case end

  /// What happens in one round trip.
  public var summary: String {
    switch self {
    case .close: "details opened and closed"
    case .back: "details opened and left by back"
    case .replace: "details replaced by a deep link and left"
    case .rename: "details left while a rename is under way, which is answered late"
    case .retry: "a refresh that fails and is retried"
    case .end: "the app released, its window cleared, while a rename or a load is under way"
    }
  }
}
