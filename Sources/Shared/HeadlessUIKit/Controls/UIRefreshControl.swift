/// A control that is pulled down to load a table's content again; sends ``UIControl/Event/valueChanged``.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  override class var ownType: UIView.Type { UIRefreshControl.self }
  /// True while the control shows that a refresh is under way.
  public private(set) var isRefreshing = false

  /// Shows that a refresh is under way. As in UIKit, no event is sent.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Shows that the refresh has ended.
  open func endRefreshing() {
    isRefreshing = false
    setNeedsDisplay()
  }

  open override var picture: [String] {
    isRefreshing ? ["↻ refreshing"] : []
  }
}
