/// The specification of the users app as scenarios: an implementation is right if it passes all of them.
public nonisolated enum ConformanceSuite {
  /// All scenarios, in the order of the specification's numbered lines.
  public static let scenarios =
    launchScenarios + findScenarios + navigateScenarios + changeScenarios + lifetimeScenarios
}
