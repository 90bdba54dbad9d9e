/// A way from one controller to another, drawn in a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue {
  /// The name by which code knows the segue.
  public let identifier: String?
  /// The controller that the way leads from.
  public let source: UIViewController
  /// The controller that the way leads to.
  public let destination: UIViewController

  /// Makes a segue; who performs it shows the destination.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}
