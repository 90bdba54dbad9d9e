/// What draws a model, and is told that it has changed.
protocol Dependent: AnyObject {
  func modelChanged()
}
