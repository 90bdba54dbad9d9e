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
  // Next to the tree's links in memory: of most views a layout pass reads nothing else.
  private var layoutState = LayoutState.clean
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
    layoutState = .needed
    superview?.setNeedsLayoutBelow()
  }

  /// Lays out now the views in this tree that have asked for it.
  open func layoutIfNeeded() {
    let state = layoutState
    layoutState = .clean
    if state == .needed { layOut() }
    guard state != .clean else { return }
    for view in subviews where view.layoutState != .clean { view.layoutIfNeeded() }
  }

  /// Marks the view's content as changed, as in UIKit. Nothing is drawn here until a picture is read.
  open func setNeedsDisplay() {
    ScreenWrites.add(accessibilityIdentifier ?? (superview is UITableViewCell ? "row" : nil))
  }

  /// Positions the subviews. Does nothing unless overridden.
  open func layoutSubviews() {}

  private func layOut() {
    let controller = viewController
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
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
    view.didMoveToSuperview()
    mover.didMove()
  }

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    container = nil
  }

  private func setNeedsLayoutBelow() {
    guard layoutState == .clean else { return }
    layoutState = .neededBelow
    superview?.setNeedsLayoutBelow()
  }

  private enum LayoutState { case clean, neededBelow, needed }
}
