import Command
import Texts

/// A group of facts that are computed together.
enum FactGroup: String, CaseIterable {
  /// The compiler's facts about sources.
  case structure
  /// The compiler's work: a build from nothing, and one after each request.
  case build
  /// Errors and annotations on the way from Swift 5 to Swift 6.
  case language
  /// Bytes of code in a release build.
  case weight
  /// Calls under way at once, and updates of views.
  case depth
  /// Objects that are alive.
  case retention
  /// Tokens to read and to write, and what stays after the request *terminal*.
  case reading
  /// The costs of change requests.
  case changes
  /// The proofs of change requests, for the page.
  case proof
  /// The steps that requests change, for the page.
  case steps
  /// The strength of role tests after each request, for the page.
  case strength
  /// The mutants of the six.
  case tests
  /// The documents' claims, for the page.
  case claims
  /// The calls of the flows that documents show, for the page.
  case flows
  /// The references between the objects of a screen, for the page.
  case ownership
  /// Times by the length of the list.
  case growth

  /// The command that computes it, in the package's folder.
  var command: String {
    "swift run\(isOfRelease ? " -c release" : "") --package-path \(PackageFolder.lab) lab facts \(rawValue)"
  }

  /// The reason for which it is computed only if it is named; `nil` if it is computed with all others.
  var reserve: String? {
    switch self {
    case .strength, .tests, .claims: "\(rawValue) takes longer than minutes"
    case .growth: "\(rawValue) measures times, for which the machine should do nothing else"
    default: nil
    }
  }

  /// The reason for which this build cannot compute it; `nil` if it can.
  var obstacle: String? {
    if self == .steps || self == .growth || isOfRelease == Self.isRelease { return nil }
    return "\(rawValue) needs a build for \(isOfRelease ? "release" : "debugging")"
  }

  /// Returns the paths of what it is computed from.
  func inputs(of modules: [String], in package: PackageFolder) -> [String] {
    let sources = modules.map(package.sources(of:))
    return switch self {
    case .language, .flows, .ownership: sources
    case .tests: sources + modules.map { "Tests/\($0)Tests" }
    case .growth: sources + ["Sources/Shared"] + ["Measure", "Runs", "Suites"].map { "Benchmarks/Times/\($0)" }
    default: sources + [PackageFolder.changes]
    }
  }

  /// True if the contenders of today have values.
  var hasToday: Bool {
    [.structure, .build, .language, .weight, .depth, .retention, .changes, .tests].contains(self)
  }

  private var isOfRelease: Bool { [.weight, .proof, .claims].contains(self) }

  private static var isRelease: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
