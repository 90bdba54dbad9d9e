internal import Foundation

/// Tests of the tool: of what reads users and sources, reports, and takes commands.
///
/// None compares the six, and they add more than half to the time of `swift test`. So `Package.swift` has their targets
/// (`UsersTests`, `StructureTests`, `CommandTests`, `PageTests`) only where `WORKBENCH_TESTS` is set, as in `.ci/run`.
public enum ToolTests {
  /// The words for the end of a run that is without them; `nil` if it has them.
  public static let notice: String? = {
    #if PORTABLE
      nil
    #else
      ProcessInfo.processInfo.environment["WORKBENCH_TESTS"] == nil
        ? "Left out: the tests of the tool itself. WORKBENCH_TESTS=tool swift test has them." : nil
    #endif
  }()
}
