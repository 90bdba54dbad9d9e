/// Shows a component, and takes it away again. What it shows it in, each view presenter's `present(in:)` says.
protocol ViewPresenter: AnyObject {
  func remove()
}
