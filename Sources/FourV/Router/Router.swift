/// Routes one story of the app: shows its first component, and another when one is asked for.
protocol Router: AnyObject {
  func showInitial()
}
