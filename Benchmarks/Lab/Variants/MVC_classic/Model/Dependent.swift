/// A view or controller that draws a model, and is told when it has changed.
protocol Dependent: AnyObject {
  func modelChanged()
}
