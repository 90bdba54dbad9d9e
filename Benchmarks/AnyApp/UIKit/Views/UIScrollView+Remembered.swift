// What is remembered only: a list scrolls within its content, whatever is set here.

extension UIScrollView {
  /// The size of the content: of a collection what its layout says, of others what was set; nothing is computed of it.
  public var contentSize: CGSize {
    get { (self as? UICollectionView)?.collectionViewLayout.collectionViewContentSize ?? self[Size.self] }
    set { self[Size.self] = newValue }
  }

  /// The distances of the content from the edges; a collection scrolls by them.
  public var contentInset: UIEdgeInsets {
    get { self[Inset.self] }
    set { self[Inset.self] = newValue }
  }

  private enum Size: AssociatedKey { static var defaultValue: CGSize { .zero } }
  private enum Inset: AssociatedKey { static var defaultValue: UIEdgeInsets { .zero } }
}
