public import Foundation

/// A view whose content is larger than itself, with a control to pull down for new content.
@preconcurrency @MainActor open class UIScrollView: UIView {
  override class var ownType: UIView.Type { UIScrollView.self }
  /// The control that is pulled down for new content; the view holds it and shows it above its content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// The distance by which the content is scrolled, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      bounds.origin = newValue
      setNeedsLayout()
    }
  }

  open override var picture: [String] {
    let content = subviews.filter { !$0.isHidden && $0 !== refreshControl }
    return (refreshControl?.picture ?? []) + content.flatMap(\.picture)
  }
}
