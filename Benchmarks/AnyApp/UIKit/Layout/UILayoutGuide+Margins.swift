extension UIView {
  /// The rectangle inside of the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The rectangle in which lines of text are short enough to be read.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  /// The guides of the view; they are remembered nowhere.
  public func addLayoutGuide(_ guide: UILayoutGuide) {}

  /// The distances that bars cover: none.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The distances of the content from the edges.
  public var layoutMargins: UIEdgeInsets {
    get { self[Margins.self] }
    set { self[Margins.self] = newValue }
  }

  /// The distances of the content from the edges, named for the direction of text.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top,
        leading: margins.left,
        bottom: margins.bottom,
        trailing: margins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }

  private enum Margins: AssociatedKey {
    static var defaultValue: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
  }
}

extension UILayoutGuide {
  /// The height that bars cover: none.
  public var length: CGFloat { 0 }
}

extension UIViewController {
  /// The rectangle that the bars at the top cover.
  public var topLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The rectangle that the bars at the bottom cover.
  public var bottomLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
