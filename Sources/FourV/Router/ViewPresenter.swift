import HeadlessUIKit

/// Shows a component in a parent, and takes it away again.
protocol ViewPresenter: AnyObject {
  func present(in parent: UIViewController)
  func remove()
}
