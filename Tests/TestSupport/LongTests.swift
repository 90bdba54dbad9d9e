internal import Foundation
public import Testing

/// Tests that take long and do not compare the six architectures.
///
/// Hostile servers, kills, floods, long walks, loads, planted leaks; in the lab the documents' wirings. `swift test` leaves
/// them out, so that it has compared the architectures within a minute. `WORKBENCH_TESTS=all swift test` runs them, as
/// `.ci/run long` does, and `.ci/run lab` in the lab. Tests that the six are equal, of what each role does and of the
/// house's rules are never left out.
public enum LongTests {
  private static let variable = "WORKBENCH_TESTS"
  /// True if the variable asks for them.
  public static let areAskedFor = ProcessInfo.processInfo.environment[variable] == "all"
  /// The reason that is printed where they do not.
  fileprivate static let reason: Comment = "\(variable)=all runs it"
}

extension Trait where Self == ConditionTrait {
  /// Marks a test that takes long, or a suite of such tests: see ``LongTests``.
  public static func long(_ place: SourceLocation = #_sourceLocation) -> ConditionTrait {
    .enabled(if: LongTests.areAskedFor, LongTests.reason, sourceLocation: place)
  }
}
