/// A view that draws a model, and is told when the model has changed.
protocol Dependent: AnyObject {
  func modelChanged()
}
