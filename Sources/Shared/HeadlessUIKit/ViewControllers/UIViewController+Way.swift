/// A way on which a controller comes on screen or leaves it.
enum Way { case toParent, fromParent, presented, dismissed }

extension UIViewController {
  /// True while the controller comes on screen because it was put on a stack; ask in `viewWillAppear` and later.
  public var isMovingToParent: Bool { way == .toParent }
  /// True while the controller leaves the screen because it was taken off a stack; ask in `viewWillDisappear` and later.
  public var isMovingFromParent: Bool { way == .fromParent }
  /// True while the controller comes on screen because it was presented.
  public var isBeingPresented: Bool { way == .presented }
  /// True while the controller leaves the screen because it is dismissed.
  public var isBeingDismissed: Bool { way == .dismissed }
}
