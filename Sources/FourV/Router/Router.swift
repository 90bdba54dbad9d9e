/// Decides when the components of a story are shown and removed.
protocol Router: AnyObject {
  func showInitial()
  func close()
}
