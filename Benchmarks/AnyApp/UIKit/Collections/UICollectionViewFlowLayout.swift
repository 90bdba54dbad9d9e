/// A layout of lines, one after the other, each with as many cells as fit.
///
/// Sizes and distances are the delegate's, if it has any, or else those set here. Cells stand at the beginning of their line;
/// UIKit spreads them over it.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that says that a cell sizes itself. None is measured here: such a cell has the size of ``itemSize``.
  public static let automaticSize = CGSize(width: 50, height: 50)

  /// The size of a cell; 50 × 50 at first.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size that a cell is expected to have; remembered.
  open var estimatedItemSize = CGSize.zero
  /// The smallest distance between two lines; 10 at first.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The smallest distance between two cells of a line; 10 at first.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The distances of a section's cells from its edges.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of a section's header; without one the header is left out.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of a section's footer; without one the footer is left out.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction in which lines follow each other, and in which a person scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// True if headers stay in sight; remembered.
  open var sectionHeadersPinToVisibleBounds = false

  private var flow: CollectionFlow?

  open override func invalidateLayout() {
    flow = nil
    super.invalidateLayout()
  }

  open override var collectionViewContentSize: CGSize { currentFlow?.size ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    currentFlow?.attributes.filter { $0.frame.touches(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    currentFlow?.attributes.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != flow?.bounds
  }

  private var currentFlow: CollectionFlow? {
    if flow == nil { flow = collectionView.map { CollectionFlow(self, in: $0) } }
    return flow
  }
}

extension CGRect {
  /// True if the two share more than an edge, or if one is a line within the other.
  func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
