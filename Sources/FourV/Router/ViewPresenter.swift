/// Shows a component, and takes it away again. Each view presenter's `present(in:)` says in which view or controller.
protocol ViewPresenter: AnyObject {
  func remove()
}
