public import Foundation

/// A rectangle in the tree of views.
@MainActor open class UIView {
  /// The views directly below, the first one furthest back.
  public private(set) var subviews: [UIView] = []
  /// The view that contains this one; unowned: it holds this view, and sets this to `nil` when it is freed.
  public private(set) unowned var superview: UIView?
  // Next to the tree's links in memory: of most views a layout pass reads nothing else.
  private var layoutState = LayoutState.clean
  /// The view's own rectangle, in points. Nothing resizes views here: at first it is a small screen's 320 × 440.
  public var bounds = CGRect(x: 0, y: 0, width: 320, height: 440) {
    didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
  }
  /// True if the view is hidden, and with it all views below it.
  open var isHidden = false {
    didSet { setNeedsDisplay() }
  }
  /// The name by which user interface tests find the view.
  public var accessibilityIdentifier: String?

  /// Weak: the controller holds its view.
  weak var viewController: UIViewController?

  /// Makes a view. The frame's size becomes the bounds' size unless it is zero.
  public init(frame: CGRect) {
    if frame.size != .zero { bounds.size = frame.size }
  }

  /// Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a view of the size that views have at first.
  public convenience init() {
    self.init(frame: .zero)
  }

  isolated deinit {
    for view in subviews { view.superview = nil }
  }

  /// The window that the view is in, if it is in one.
  public var window: UIWindow? { superview?.window }

  /// Puts a view in front of all others in this one, and takes it out of its former superview.
  public func addSubview(_ view: UIView) {
    let mover = AppearanceOfMovedView(view, into: self)
    mover.willMove()
    view.detach()
    subviews.append(view)
    view.superview = self
    view.setNeedsLayout()
    mover.didMove()
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    let mover = AppearanceOfMovedView(self, into: nil)
    mover.willMove()
    detach()
    mover.didMove()
  }

  /// Tells if the view is a given view or lies below it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Asks for a layout at the end of this turn of the run loop.
  public func setNeedsLayout() {
    layoutState = .needed
    superview?.setNeedsLayoutBelow()
  }

  /// Lays out now the views in this tree that have asked for it.
  public func layoutIfNeeded() {
    let state = layoutState
    layoutState = .clean
    if state == .needed { layoutSubviews() }
    guard state != .clean else { return }
    for view in subviews where view.layoutState != .clean { view.layoutIfNeeded() }
  }

  /// Marks the view's content as changed, as in UIKit. Nothing is drawn here until a picture is read.
  func setNeedsDisplay() {
    ScreenWrites.add(accessibilityIdentifier ?? (superview is UITableViewCell ? "row" : nil))
  }

  /// Positions the subviews. Does nothing unless overridden.
  open func layoutSubviews() {}

  /// The view as text, a string for each line: by default the lines of its visible subviews.
  var picture: [String] {
    subviews.filter { !$0.isHidden }.flatMap(\.picture)
  }

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  private func setNeedsLayoutBelow() {
    guard layoutState == .clean else { return }
    layoutState = .neededBelow
    superview?.setNeedsLayoutBelow()
  }

  private enum LayoutState { case clean, neededBelow, needed }
}
