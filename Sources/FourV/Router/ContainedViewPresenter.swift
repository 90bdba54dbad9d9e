import HeadlessUIKit

/// Shows a component in a part of another component's screen.
protocol ContainedViewPresenter: ViewPresenter {
  func present(in container: UIView, of parent: UIViewController)
}
