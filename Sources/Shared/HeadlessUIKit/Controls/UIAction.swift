/// An action that a control performs when it is used.
@preconcurrency @MainActor open class UIAction {
  /// The title of a button that shows the action.
  public let title: String
  private let handler: (UIAction) -> Void

  /// Makes an action, whose handler is called with the action itself.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  func perform() {
    handler(self)
  }
}
