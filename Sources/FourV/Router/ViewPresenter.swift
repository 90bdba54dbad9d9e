/// Shows the view of a component.
protocol ViewPresenter<Parent>: AnyObject {
  /// The place of the view: a navigation controller, or a part of another component's screen.
  associatedtype Parent

  func present(in parent: Parent)
}
