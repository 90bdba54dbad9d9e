public import Foundation

/// A rectangle in the tree of views.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The views directly below, the first one furthest back.
  public private(set) var subviews: [UIView] = []
  // Unowned: it holds this view, and sets this to `nil` when it is freed. Not isolated for that alone: who frees a view that
  // is in use on the main thread on another one breaks UIKit's rule, and here a program is stopped for it.
  nonisolated(unsafe) private unowned var container: UIView?
  /// The view that contains this one.
  public var superview: UIView? { container }
  // Next to the tree's links in memory: of most views a pass reads nothing else.
  private var needs = Needs.ownProperties
  /// True if the view is hidden, and with it all views below it.
  open var isHidden = false {
    didSet { setNeedsDisplay() }
  }
  /// The view's own rectangle, in points. Nothing resizes views here: at first it is a small screen's 320 × 440.
  open var bounds = CGRect(x: 0, y: 0, width: 320, height: 440) {
    didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
  }
  /// The name by which user interface tests find the view.
  open var accessibilityIdentifier: String?

  /// Weak: the controller holds its view.
  weak var viewController: UIViewController?

  /// Makes a view. The frame's size becomes the bounds' size unless it is zero.
  public init(frame: CGRect) {
    super.init()
    if frame.size != .zero { bounds.size = frame.size }
  }

  /// Makes a view as a nib or a storyboard asks for it; who reads that sets everything else.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a view of the size that views have at first.
  public override convenience init() {
    self.init(frame: .zero)
  }

  // Not isolated: otherwise an app's views could have no `deinit` of their own.
  nonisolated deinit {
    for view in subviews { view.container = nil }
  }

  /// The window that the view is in, if it is in one.
  open var window: UIWindow? { superview?.window }

  /// Puts a view in front of all others in this one, and takes it out of its former superview.
  open func addSubview(_ view: UIView) {
    add(view, at: nil)
  }

  /// Puts a view at a place among the views in this one, 0 being furthest back, and takes it out of its former superview.
  open func insertSubview(_ view: UIView, at index: Int) {
    add(view, at: index)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let mover = AppearanceOfMovedView(self, into: nil)
    mover.willMove()
    detach()
    didMoveToSuperview()
    mover.didMove()
  }

  /// Called after the view was put into another view, or taken out of one.
  open func didMoveToSuperview() {}

  /// Tells if the view is a given view or lies below it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Asks for a layout at the end of this turn of the run loop.
  open func setNeedsLayout() {
    needs.insert(.layout)
    superview?.setNeeds(.layoutBelow, unless: .anyLayout)
  }

  /// Lays out now the views in this tree that have asked for it.
  open func layoutIfNeeded() {
    let old = needs
    needs.subtract(.anyLayout)
    if old.contains(.layout) { layOut() }
    guard !old.isDisjoint(with: .anyLayout) else { return }
    for view in subviews where !view.needs.isDisjoint(with: .anyLayout) { view.layoutIfNeeded() }
  }

  /// Asks for ``updateProperties()`` before the layout that ends this turn of the run loop.
  open func setNeedsUpdateProperties() {
    needs.insert(.properties)
    superview?.setNeeds(.propertiesBelow, unless: .propertiesBelow)
  }

  /// Updates now the properties of the views in this tree that have asked for it, and of their controllers.
  open func updatePropertiesIfNeeded() {
    let old = needs
    needs.remove(.propertiesBelow)
    if !old.isDisjoint(with: .ownProperties) { updateOwnProperties(with: viewController) }
    guard !old.isDisjoint(with: .anyProperties) else { return }
    for view in subviews where !view.needs.isDisjoint(with: .anyProperties) { view.updatePropertiesIfNeeded() }
  }

  /// Writes what the view shows. Called before the view's first layout, and when it was asked for or an observable value that it
  /// has read changes. Does nothing unless overridden.
  open func updateProperties() {}

  /// Marks the view's content as changed, as in UIKit. Nothing is drawn here until a picture is read.
  open func setNeedsDisplay() {
    ScreenWrites.add(accessibilityIdentifier ?? (superview is UITableViewCell ? "row" : nil))
  }

  /// Positions the subviews. Does nothing unless overridden.
  open func layoutSubviews() {}

  private func layOut() {
    let controller = viewController
    // A new view's first update, just before its first layout.
    if !needs.isDisjoint(with: .ownProperties) { updateOwnProperties(with: controller) }
    // An app's code alone reads an app's values: most views need no tracking.
    guard isOfApp || controller?.isOfApp == true else { return layOut(with: controller) }
    track(LayoutTracking.self) {
      layOut(with: controller)
    } invalidate: {
      $0.setNeedsLayout()
    }
  }

  private func layOut(with controller: UIViewController?) {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// This class; each class of this module that derives from it gives itself.
  class var ownType: UIView.Type { UIView.self }

  /// True if the view's class is an app's.
  private var isOfApp: Bool { type(of: self) != Self.ownType }

  private func updateOwnProperties(with controller: UIViewController?) {
    let old = needs
    needs.subtract(.ownProperties)
    if old.contains(.controllerProperties), let controller, controller.isOfApp {
      track(ControllerTracking.self) {
        controller.updateProperties()
      } invalidate: {
        $0.setControllerNeedsUpdateProperties()
      }
    }
    guard old.contains(.properties), isOfApp else { return }
    track(PropertiesTracking.self) {
      updateProperties()
    } invalidate: {
      $0.setNeedsUpdateProperties()
    }
  }

  /// Asks for an update of the controller's properties.
  final func setControllerNeedsUpdateProperties() {
    needs.insert(.controllerProperties)
    superview?.setNeeds(.propertiesBelow, unless: .propertiesBelow)
  }

  /// The view as text, a string for each line: by default the lines of its visible subviews.
  open var picture: [String] {
    subviews.filter { !$0.isHidden }.flatMap(\.picture)
  }

  private func add(_ view: UIView, at index: Int?) {
    let mover = AppearanceOfMovedView(view, into: self)
    mover.willMove()
    view.detach()
    subviews.insert(view, at: index ?? subviews.count)
    view.container = self
    view.setNeedsLayout()
    if view.needs.contains(.propertiesBelow) { setNeeds(.propertiesBelow, unless: .propertiesBelow) }
    view.didMoveToSuperview()
    mover.didMove()
  }

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    container = nil
  }

  /// Notes that a view below needs something, here and above, unless that is known.
  private func setNeeds(_ below: Needs, unless known: Needs) {
    guard needs.isDisjoint(with: known) else { return }
    needs.insert(below)
    superview?.setNeeds(below, unless: known)
  }

  /// The passes that a view waits for.
  private struct Needs: OptionSet {
    let rawValue: UInt8

    static let layout = Needs(rawValue: 1)
    static let layoutBelow = Needs(rawValue: 2)
    static let anyLayout = Needs(rawValue: 3)
    static let properties = Needs(rawValue: 4)
    static let controllerProperties = Needs(rawValue: 8)
    static let ownProperties = Needs(rawValue: 12)
    static let propertiesBelow = Needs(rawValue: 16)
    static let anyProperties = Needs(rawValue: 28)
  }

  private enum LayoutTracking: AssociatedKey { static var defaultValue: Tracking? { nil } }
  private enum PropertiesTracking: AssociatedKey { static var defaultValue: Tracking? { nil } }
  private enum ControllerTracking: AssociatedKey { static var defaultValue: Tracking? { nil } }
}
