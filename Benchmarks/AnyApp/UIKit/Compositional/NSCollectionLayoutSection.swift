/// A section of a compositional layout: a group, which is repeated until all items have a place.
@preconcurrency @MainActor open class NSCollectionLayoutSection {
  let group: NSCollectionLayoutGroup
  /// The distances from the edges of the section to its groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between two groups.
  open var interGroupSpacing: CGFloat = 0
  /// The way in which the section scrolls across the collection's direction. Its groups then stand side by side. Nothing
  /// scrolls them here: all of its cells are in sight.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// True if headers and footers keep the distances from the edges.
  open var supplementariesFollowContentInsets = true
  /// The views behind the section; remembered, and never made.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The closure that is told of a scrolled section's items; never called, as nothing scrolls the section.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Makes a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }
}

/// A closure that is told of the items in sight.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// An item in sight.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The item's path.
  var indexPath: IndexPath { get }
  /// The place.
  var frame: CGRect { get }
}

/// The way in which a section scrolls across the collection's direction.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A header or a footer of a section, or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The place: below the groups, or before them.
  public let alignment: NSRectAlignment
  /// The distance from there.
  public let offset: CGPoint
  /// True if the view stays in sight; remembered.
  open var pinToVisibleBounds = false
  /// True if the section becomes larger by the view; else it lies on the groups.
  open var extendsBoundary = true

  /// Makes a header or a footer.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    let anchor = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset)
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: anchor)
  }
}

/// A view behind a section; remembered, and never made.
@preconcurrency @MainActor public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind for which a class is registered.
  public let elementKind: String
  /// The place in the order of depth; remembered.
  public var zIndex = 0

  required init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole)
  }

  /// Returns a view behind a whole section.
  public class func background(elementKind: String) -> Self { Self(elementKind: elementKind) }
}

/// The surroundings of a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The collection's rectangle.
  var container: any NSCollectionLayoutContainer { get }
  /// The kind of device and its looks.
  var traitCollection: UITraitCollection { get }
}

/// The rectangle in which a layout has its place.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size.
  var contentSize: CGSize { get }
  /// The size without the distances from the edges.
  var effectiveContentSize: CGSize { get }
  /// The distances from the edges: none.
  var contentInsets: NSDirectionalEdgeInsets { get }
}
