import Suites

/// A step of a benchmark that a request changes, and on which screen it ends.
struct ChangedStep {
  /// The steps by request. Before `sign-in` a launch ends on the dashboard, and after it on another screen: it has no step
  /// to compare.
  private static let ids: [String: [String]] = [
    "email": ["navigation/open"],
    "posts": ["navigation/open"],
    "unsaved": ["navigation/close"],
    "selection": ["binding/keystroke"],
    "favourites": ["navigation/open", "binding/load"],
    "split": ["navigation/open", "navigation/close"],
  ]

  let benchmark: Benchmark
  /// True if details are open when it ends.
  var endsInDetails: Bool { benchmark.id == "navigation/open" }

  /// The steps of a request.
  static func all(of request: String) -> [ChangedStep] {
    (ids[request] ?? []).flatMap { id in Benchmark.all.filter { $0.id == id }.map(ChangedStep.init) }
  }
}
