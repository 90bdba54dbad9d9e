public import Foundation

/// A rectangle in the tree of views.
@MainActor open class UIView {
  /// The views directly below, the first one furthest back.
  public private(set) var subviews: [UIView] = []
  /// The view that this one is in; unowned, for it holds this view, and sets this to `nil` when it goes.
  public private(set) unowned var superview: UIView?
  // Beside the tree, also in memory: of most views a layout pass reads nothing else.
  private var layoutState = LayoutState.clean
  /// The view's own rectangle, in points. Nothing resizes views here: at first it is a small screen's 320 × 440.
  public var bounds = CGRect(x: 0, y: 0, width: 320, height: 440) {
    didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
  }
  /// True if the view and all below it are out of sight.
  open var isHidden = false {
    didSet { setNeedsDisplay() }
  }
  /// The name by which user interface tests find the view.
  public var accessibilityIdentifier: String?

  /// Weak, for the controller holds its view.
  weak var viewController: UIViewController?

  /// Makes a view. The frame's size becomes the bounds' size unless it is zero.
  public init(frame: CGRect) {
    if frame.size != .zero { bounds.size = frame.size }
  }

  /// There are no archives here: answers `nil`.
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

  /// Puts a view in front of all others in this one, taking it out of where it was.
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

  /// Tells if the view is another one or anywhere below it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Asks for a layout at the end of this turn of the run loop.
  public func setNeedsLayout() {
    layoutState = .needed
    superview?.setNeedsLayoutBelow()
  }

  /// Lays out now whatever in this tree has asked for it.
  public func layoutIfNeeded() {
    let state = layoutState
    layoutState = .clean
    if state == .needed { layoutSubviews() }
    guard state != .clean else { return }
    for view in subviews where view.layoutState != .clean { view.layoutIfNeeded() }
  }

  /// Says that the view shows something else now, as UIKit's does. Nothing is drawn here until somebody asks for a picture.
  func setNeedsDisplay() {
    ScreenWrites.add(accessibilityIdentifier ?? (superview is UITableViewCell ? "row" : nil))
  }

  /// Positions the subviews. Does nothing unless overridden.
  open func layoutSubviews() {}

  /// The text that the view shows, a string a line: by default the text of its visible subviews.
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
