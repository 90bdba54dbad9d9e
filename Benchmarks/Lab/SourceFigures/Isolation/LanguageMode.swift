import Command

/// A language mode, with the isolation of what has no annotation.
enum LanguageMode {
  /// Swift 5 as most apps have it: checked little, nothing is isolated.
  case five
  /// Swift 6; all is isolated to the main actor.
  case sixOnMainActor
  /// Swift 6; nothing is isolated.
  case six

  /// The compiler's options.
  var options: [String] {
    switch self {
    case .five: ["-swift-version", "5"]
    case .sixOnMainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
    case .six: ["-swift-version", "6"]
    }
  }
}
