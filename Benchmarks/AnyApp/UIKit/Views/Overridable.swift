/// A responder with members that apps override and that the core's classes do not have.
///
/// A protocol's extension has them, as one of a class could not be overridden without Objective-C: adapted sources declare theirs
/// anew. Those that UIKit asks for are found in the table of classes (`MembersDeclaredAnew` of the module Adapting); the
/// others are asked by nobody here: nothing is laid out or turned, and no finger moves.
@preconcurrency @MainActor public protocol OverridableResponder: UIResponder {}
/// A view with such members.
@preconcurrency @MainActor public protocol OverridableView: UIView {}
/// A controller with such members.
@preconcurrency @MainActor public protocol OverridableController: UIViewController {}

extension UIResponder: OverridableResponder {}
extension UIView: OverridableView {}
extension UIViewController: OverridableController {}

extension OverridableView {
  /// The size that the content needs: here no view has one. An app's own is asked only by the app.
  public var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
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
  public static var layerClass: AnyClass { CALayer.self }

  /// Draws the view's content; called once the view is shown, where nothing is seen of it.
  public func draw(_ rect: CGRect) {}
  /// Called after the surroundings have changed; here they stay as they are.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called by Interface Builder, which draws views while they are designed; never on a device, nor here.
  public func prepareForInterfaceBuilder() {}
  /// Called when the view has come into a window or left it: here at the end of that turn.
  public func didMoveToWindow() {}
  /// Called when the colour of controls has changed; never called here.
  public func tintColorDidChange() {}
  /// Called to place the layers in the view's layer; never called here.
  public func layoutSublayers(of layer: CALayer) {}
}

extension UIView {
  /// The size of a side that the content does not decide about.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

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

extension OverridableResponder {
  /// Called after the object was made of a nib or a storyboard, and its outlets are connected.
  public func awakeFromNib() {}
}

extension UIResponder {
  /// Calls an app's own method that is declared anew in the place of one of UIKit's.
  ///
  /// - Returns: what it returns; `nil` if the object's class has none.
  @discardableResult
  func ask(_ selector: String, _ arguments: Any?...) -> Any? {
    guard ClassTable.responds(self, to: selector) else { return nil }
    return try? ClassTable.perform(selector, on: self, with: arguments)
  }
}

extension OverridableController {
  /// Called before a segue from this controller is performed.
  public func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Tells if a segue from this controller that a person has set off is performed.
  public func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// The child that decides about the status bar, of which nothing is drawn.
  public var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides about the status bar, of which nothing is drawn.
  public var childForStatusBarHidden: UIViewController? { nil }
  /// The look of the status bar, of which nothing is drawn.
  public var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// True if the status bar is hidden, of which nothing is drawn.
  public var prefersStatusBarHidden: Bool { false }
  /// The orientations that the controller can be shown in; here nothing is turned.
  public var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// True if the controller turns with the device; here nothing is turned.
  public var shouldAutorotate: Bool { true }
  /// Called before the view gets another size because the device is turned; here nothing is turned.
  public func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called after the surroundings of the view have changed; here they stay as they are.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when memory is short.
  public func didReceiveMemoryWarning() {}
  /// Called when the app's state is kept, for the app's next launch.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Called when the app is launched again, with what was kept.
  public func decodeRestorableState(with coder: NSCoder) {}
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
