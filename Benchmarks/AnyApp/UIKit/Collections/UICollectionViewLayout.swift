/// The places of a collection's cells, and of the views beside them. A subclass says where they are; this has none.
@preconcurrency @MainActor open class UICollectionViewLayout {
  // Weak: the collection holds its layout.
  /// The collection that is laid out.
  public internal(set) weak var collectionView: UICollectionView?
  var isPrepared = false

  /// Makes a layout.
  public init() {}

  /// Makes a layout as a nib or a storyboard asks for it.
  public required init?(coder: NSCoder) {}

  /// Has the places computed again at the next layout of the collection.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Called before the places are asked for, once after each change. Does nothing unless overridden.
  open func prepare() {}

  /// The size of all that is in the collection.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the places that lie in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the place of an item's cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Tells if other bounds, as after scrolling, need other places.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// The place of a cell, or of a view beside the cells.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes {
  /// The item, or the section with the first item.
  open var indexPath: IndexPath
  /// The place, in the collection's points.
  open var frame = CGRect.zero
  /// The opacity; remembered.
  open var alpha: CGFloat = 1
  /// The place in the order of depth; remembered.
  open var zIndex = 0
  /// True if the view is not shown.
  open var isHidden = false
  /// The kind of a view beside the cells; `nil` for a cell.
  public let representedElementKind: String?

  /// Makes a place for an item's cell.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
  }

  /// Makes a place for a section's header or footer.
  public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = kind
  }

  /// Returns a place with the same values.
  open func copy() -> Any {
    let copy =
      representedElementKind.map { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath) }
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    copy.frame = frame
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }
}
