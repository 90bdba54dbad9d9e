// What is remembered only: nothing here is laid out, drawn or animated.

extension UIView {
  /// The place and size in the superview, in points. The size is that of the bounds.
  public var frame: CGRect {
    get { CGRect(origin: self[Origin.self], size: bounds.size) }
    set {
      self[Origin.self] = newValue.origin
      bounds.size = newValue.size
    }
  }

  /// The middle of the frame.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { self[Origin.self] = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2) }
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat {
    get { self[Alpha.self] }
    set { self[Alpha.self] = newValue }
  }

  /// The number by which code finds the view.
  public var tag: Int {
    get { self[Tag.self] }
    set { self[Tag.self] = newValue }
  }

  /// The colour behind the content.
  public var backgroundColor: UIColor? {
    get { self[BackgroundColor.self] }
    set { self[BackgroundColor.self] = newValue }
  }

  /// The colour of controls in it.
  public var tintColor: UIColor? {
    get { self[TintColor.self] }
    set { self[TintColor.self] = newValue }
  }

  /// True if a person can use the view.
  public var isUserInteractionEnabled: Bool {
    get { self[UserInteraction.self] }
    set { self[UserInteraction.self] = newValue }
  }

  /// True if what lies outside of the bounds is cut off.
  public var clipsToBounds: Bool {
    get { self[Clips.self] }
    set { self[Clips.self] = newValue }
  }

  /// The place of the content in a view of another size.
  public var contentMode: ContentMode {
    get { self[Mode.self] }
    set { self[Mode.self] = newValue }
  }

  /// The view's layer.
  public var layer: CALayer {
    if let layer = self[Layer.self] { return layer }
    let layer = madeLayer()
    self[Layer.self] = layer
    return layer
  }

  /// The place of the content in a view of another size.
  public nonisolated enum ContentMode: Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right, redraw
  }

  /// Returns the view below this one, or itself, that has a number.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Takes the keyboard from the view or one below it, if that agrees or is forced.
  ///
  /// - Returns: true if none of them has it now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let owner = Keyboard.shared.owner, owner.isDescendant(of: self) else {
      return true
    }
    return Keyboard.shared.take(from: owner, force: force)
  }

  /// Gives the view the size that its content needs: it keeps the size that it has.
  public func sizeToFit() {}

  /// Puts a subview in front of the others. They are drawn in their order.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count - 1) }
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  private enum Origin: AssociatedKey { static var defaultValue: CGPoint { .zero } }
  private enum Alpha: AssociatedKey { static var defaultValue: CGFloat { 1 } }
  private enum Tag: AssociatedKey { static var defaultValue: Int { 0 } }
  private enum BackgroundColor: AssociatedKey { static var defaultValue: UIColor? { nil } }
  private enum TintColor: AssociatedKey { static var defaultValue: UIColor? { nil } }
  private enum UserInteraction: AssociatedKey { static var defaultValue: Bool { true } }
  private enum Clips: AssociatedKey { static var defaultValue: Bool { false } }
  private enum Mode: AssociatedKey { static var defaultValue: ContentMode { .scaleToFill } }
  private enum Layer: AssociatedKey { static var defaultValue: CALayer? { nil } }
}
