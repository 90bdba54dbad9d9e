/// Something to do when a control is used.
public final class UIAction {
  /// What is called with the action itself.
  public typealias Handler = (UIAction) -> Void

  /// What a control that shows the action is labelled with.
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
