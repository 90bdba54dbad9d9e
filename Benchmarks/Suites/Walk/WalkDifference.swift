/// Where contenders that should be the same app part, after the fewest actions that show it.
public nonisolated struct WalkDifference: Sendable {
  /// The actions, the last of which shows the difference; all, if it shows at the app's end.
  public let actions: [WalkAction]
  /// Who differs.
  public let contender: String
  /// From whom, or from what is expected.
  public let reference: String
  /// What is otherwise, as text of several lines.
  public let explanation: String

  /// The actions as a scenario, ready to be pasted into a test.
  public var scenario: String {
    let lines = actions.map { "    \($0)" }
    return (["  Scenario(0, \"\(contender) differs\") { app in", "    app.start()"] + lines + ["  },"])
      .joined(separator: "\n")
  }
}
