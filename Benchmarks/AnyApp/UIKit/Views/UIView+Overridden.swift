// Members that apps override and that the core's views do not have. Adapted sources declare theirs anew, as an extension's
// members cannot be overridden without Objective-C. `layerClass` and `didMoveToWindow` are found in the table of classes;
// the others are asked by nobody here: nothing is laid out, and no finger moves.

extension UIView {
  /// The size of a side that the content does not decide about.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The size that the content needs: here no view has one. An app's own is asked only by the app.
  public var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Says that the size of the content has changed; nobody asks for it.
  public func invalidateIntrinsicContentSize() {}

  /// The size of the smallest view in which all has a place: none.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The size of the largest view that is asked for.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
  /// Returns the size in which all rules hold: nothing is laid out, so that it is the view's own.
  public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { bounds.size }
  /// Returns the size that the view would have: its own.
  public func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The class of the view's layer; an app's own is used.
  public class var layerClass: AnyClass { CALayer.self }

  /// Called when the view has come into a window or left it: here at the end of that turn.
  public func didMoveToWindow() {}
  /// Called when the colour of controls has changed; never called here.
  public func tintColorDidChange() {}
  /// Called to place the layers in the view's layer; never called here.
  public func layoutSublayers(of layer: CALayer) {}

  /// Makes the layer, of the class that an app's view names.
  func madeLayer() -> CALayer {
    guard let named = try? ClassTable.perform("layerClass", on: self) as? AnyClass else { return CALayer() }
    switch named {
    case is CAGradientLayer.Type: return CAGradientLayer()
    case is CAShapeLayer.Type: return CAShapeLayer()
    default: return (try? ClassTable.make(named: String(reflecting: named))) as? CALayer ?? CALayer()
    }
  }
}

extension UIResponder {
  /// Called when a finger has moved; no finger moves here.
  public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the device is shaken; it is not.
  public func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when the device is shaken no more; it is not.
  public func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

extension UIViewController {
  /// The child that decides about the status bar, of which nothing is drawn.
  public var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides about the status bar, of which nothing is drawn.
  public var childForStatusBarHidden: UIViewController? { nil }
}

extension UIEvent {
  /// The kind of a motion.
  public nonisolated enum EventSubtype: Int, Sendable { case none, motionShake }
}

/// The views that have come into a window and want to know when they leave it.
enum MovedViews {
  private struct Seen {
    // Weak: a view belongs to its superview.
    weak var view: UIView?
  }

  private static var seen: [ObjectIdentifier: Seen] = [:]

  /// Tells the views that have come into a window, or left it, since the last time.
  static func tell(_ window: UIWindow) {
    guard ClassTable.hasAction("didMoveToWindow") else { return }
    let left = seen.values.compactMap(\.view).filter { $0.window == nil }
    seen = seen.filter { $0.value.view?.window != nil }
    let come = views(below: window).filter { seen[ObjectIdentifier($0)] == nil }
    for view in come { seen[ObjectIdentifier(view)] = Seen(view: view) }
    for view in left + come { _ = try? ClassTable.perform("didMoveToWindow", on: view) }
  }

  private static func views(below view: UIView) -> [UIView] {
    (ClassTable.responds(view, to: "didMoveToWindow") ? [view] : []) + view.subviews.flatMap(views)
  }
}
