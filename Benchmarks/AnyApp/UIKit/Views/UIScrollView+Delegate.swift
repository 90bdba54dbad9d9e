/// A view that scrolls and has a delegate of its own kind: tables, collections and text views declare theirs, which come before
/// this one.
@preconcurrency @MainActor public protocol ScrollDelegating: UIScrollView {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating {
  /// The delegate; weak, as in UIKit.
  public var delegate: (any UIScrollViewDelegate)? {
    get { self[ScrollDelegate.self].object }
    set { self[ScrollDelegate.self] = WeakScrollDelegate(object: newValue) }
  }
}

private struct WeakScrollDelegate {
  // Weak, as in UIKit: a delegate mostly holds the view.
  private(set) weak var object: (any UIScrollViewDelegate)?
}

private enum ScrollDelegate: AssociatedKey { static var defaultValue: WeakScrollDelegate { WeakScrollDelegate() } }

/// The finger of a person who scrolls.
private enum Finger: AssociatedKey {
  case none, drags, isLifted

  static var defaultValue: Finger { .none }
}

extension UIScrollView {
  /// The delegate of whatever kind.
  var scrollDelegate: (any UIScrollViewDelegate)? {
    switch self {
    case let table as UITableView: table.delegate
    case let collection as UICollectionView: collection.delegate
    case let text as UITextView: text.delegate
    default: delegate
    }
  }

  /// Scrolls to an offset; the delegate is told, at once even if it is animated.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    move(to: offset)
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls a rectangle into sight; the delegate is told.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = max(rect.maxX - bounds.width, min(offset.x, rect.minX))
    offset.y = max(rect.maxY - bounds.height, min(offset.y, rect.minY))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: A person

  /// Scrolls as a person does: drags, lifts the finger, and the content comes to rest. A row, a line of cells, or a page where there are pages, is one step.
  ///
  /// The order of the delegate's calls is UIKit's: willBeginDragging, didScroll, willEndDragging, didEndDragging, didScroll,
  /// didEndDecelerating.
  ///
  /// - Parameter steps: the number of rows, below 0 for upwards; `nil` for the end of the content.
  public func drag(steps: Int?) {
    layoutIfNeeded()
    if keyboardDismissMode != .none { window?.endEditing(true) }
    let delegate = scrollDelegate
    let places = places(steps: steps)
    delegate?.scrollViewWillBeginDragging(self)
    self[Finger.self] = .drags
    for place in places.dropLast() { move(to: place) }
    var target = places.last ?? contentOffset
    let speed = CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    self[Finger.self] = places.isEmpty ? .none : .isLifted
    delegate?.scrollViewDidEndDragging(self, willDecelerate: !places.isEmpty)
    guard !places.isEmpty else { return }
    move(to: target)
    self[Finger.self] = .none
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// True while a finger is on the content.
  public var isTracking: Bool { self[Finger.self] == .drags }
  /// True while a finger drags the content, and until it comes to rest.
  public var isDragging: Bool { self[Finger.self] != .none }
  /// True while the content moves on by itself.
  public var isDecelerating: Bool { self[Finger.self] == .isLifted }

  /// Scrolls to the top as a person does by a tap on the status bar, if the delegate agrees.
  public func tapStatusBar() {
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true, contentOffset.y > -contentInset.top
    else { return }
    move(to: CGPoint(x: contentOffset.x, y: -contentInset.top))
    scrollDelegate?.scrollViewDidScrollToTop(self)
  }

  /// Pulls the content down as a person does, and lets it go: a control for that begins to refresh.
  public func pull() {
    guard let control = pulledControl, !control.isRefreshing else { return }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  /// The control that is pulled down: the view's own, or one that the app has added as any other view.
  public var pulledControl: UIRefreshControl? {
    refreshControl ?? subviews.lazy.compactMap { $0 as? UIRefreshControl }.first
  }

  private func move(to offset: CGPoint) {
    contentOffset = offset
    layoutIfNeeded()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// The offsets on the way: at least two, of which the finger leads to all but the last; none at the end of the content.
  private func places(steps: Int?) -> [CGPoint] {
    let isVertical = !scrollsSideways
    let start = isVertical ? contentOffset.y : contentOffset.x
    let inset = isVertical ? contentInset.top : contentInset.left
    let limit = max(-inset, isVertical ? lastOffset.height : lastOffset.width)
    let page = isVertical ? bounds.height : bounds.width
    let wanted = steps.map { start + CGFloat($0) * stepLength } ?? limit
    let target = min(max(wanted, -inset), limit)
    guard target != start else { return [] }
    let length = steps == nil ? page : stepLength
    let count = max(2, Int((abs(target - start) / max(length, 1)).rounded(.up)))
    return (1...count).map { step in
      let place = (start + (target - start) * CGFloat(step) / CGFloat(count)).rounded()
      let isLast = step == count
      return isVertical
        ? CGPoint(x: contentOffset.x, y: isLast ? target : place)
        : CGPoint(x: isLast ? target : place, y: contentOffset.y)
    }
  }

  private var scrollsSideways: Bool {
    let flow = (self as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
    return flow?.scrollDirection == .horizontal
      || flow == nil && contentSize.height <= bounds.height && contentSize.width > bounds.width
  }

  /// The length of a page, of a row, or of a line of cells, in points.
  private var stepLength: CGFloat {
    if isPagingEnabled { return scrollsSideways ? bounds.width : bounds.height }
    switch self {
    case let table as UITableView: return table.rowHeight
    case let collection as UICollectionView:
      let first = collection.indexPathsForVisibleItems.first.flatMap { collection.layoutAttributesForItem(at: $0) }
      return max(1, (scrollsSideways ? first?.frame.width : first?.frame.height) ?? 44)
    default: return 44
    }
  }

  /// The offset at which the end of the content is in sight.
  private var lastOffset: CGSize {
    CGSize(
      width: contentSize.width + contentInset.right - bounds.width,
      height: contentSize.height + contentInset.bottom - bounds.height
    )
  }
}
