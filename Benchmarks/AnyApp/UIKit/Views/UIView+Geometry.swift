// The geometry of a view beside its frame. A transform is remembered only: frames are what was set.

extension UIView {
  /// The change of coordinates that the view is drawn with; remembered.
  public var transform: CGAffineTransform {
    get { self[Transform.self] }
    set { self[Transform.self] = newValue }
  }

  /// Returns a point of this view in the coordinates of another one, or of the window if that is `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (here, there) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// Returns a point of another view, or of the window if that is `nil`, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (here, there) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// Returns a rectangle of this view in the coordinates of another one, or of the window if that is `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view, or of the window if that is `nil`, in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The corner of the view in the coordinates of the view furthest up.
  private var originInRoot: CGPoint {
    var (origin, place): (CGPoint, UIView?) = (.zero, self)
    while let view = place, view.superview != nil {
      origin.x += view.frame.minX
      origin.y += view.frame.minY
      place = view.superview
      origin.x -= place?.bounds.minX ?? 0
      origin.y -= place?.bounds.minY ?? 0
    }
    return origin
  }

  /// Puts a view in front of one of the subviews.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Puts a view behind one of the subviews.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Puts a subview in front of the others, as Swift 3 wrote it.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// Puts a subview behind the others, as Swift 3 wrote it.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

  /// Returns a view with the same size, which stands for a picture of this one.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    let copy = UIView(frame: frame)
    copy.backgroundColor = backgroundColor
    return copy
  }

  private enum Transform: AssociatedKey { static var defaultValue: CGAffineTransform { .identity } }
}
