/// An action that a control performs when it is used.
@preconcurrency @MainActor open class UIAction {
  /// A closure that is called with the action itself.
  public typealias Handler = (UIAction) -> Void

  /// The title of a button that shows the action.
  public let title: String
  private let handler: Handler

  /// Makes an action.
  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
  }

  func perform() {
    handler(self)
  }
}
