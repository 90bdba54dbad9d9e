import Suites

/// A step of a benchmark that a request changes, and the screen on which it ends.
struct ChangedStep {
  /// The steps by request. `sign-in` has none: before it a launch ends on the dashboard, after it on another screen;
  /// these two launches cannot be compared. Nor has `remove`: the benchmarks look at the finder.
  private static let ids: [String: [String]] = [
    "email": ["navigation/open"],
    "posts": ["navigation/open"],
    "unsaved": ["navigation/close"],
    "selection": ["binding/keystroke"],
    "favourites": ["navigation/open", "binding/load"],
    "split": ["navigation/open", "navigation/close"],
    "picker": ["navigation/open"],
    "terminal": ["navigation/open"],
    "restore": ["navigation/open", "navigation/close"],
    "mute": ["navigation/open", "binding/load", "binding/keystroke"],
  ]

  let benchmark: Benchmark
  /// True if details are open when it ends.
  var endsInDetails: Bool { benchmark.id == "navigation/open" }

  /// The steps of a request.
  static func all(of request: String) -> [ChangedStep] {
    (ids[request] ?? []).flatMap { id in Benchmark.all.filter { $0.id == id }.map(ChangedStep.init) }
  }
}
