/// What is on screen after something was done from outside, as text.
public struct FlowScreen: Sendable {
  let title: String
  let screen: String
  let settledScreen: String

  /// Describes a screen.
  ///
  /// - Parameters:
  ///   - title: what was done.
  ///   - screen: what is shown right after it.
  ///   - settledScreen: what is shown when the run loop has nothing to do any more.
  public init(title: String, screen: String, settledScreen: String) {
    self.title = title
    self.screen = screen
    self.settledScreen = settledScreen
  }
}
