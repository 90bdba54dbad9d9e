/// A place for one cell, in a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem {
  /// The size; parts are of the group's.
  public let layoutSize: NSCollectionLayoutSize
  /// The views beside the cell, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances by which the cell is smaller than its place.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Makes a place for a cell, and for views beside it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }
}

/// Places in a row, in a column, or where a closure says. Groups can stand in each other.
@preconcurrency @MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Kind {
    case row, column
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let kind: Kind
  /// The number of places, if it was given: then they share the group's length.
  let count: Int?
  /// The places, which are repeated until the group is full.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between two places.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  required init(_ size: NSCollectionLayoutSize, _ kind: Kind, _ subitems: [NSCollectionLayoutItem], count: Int? = nil) {
    (self.kind, self.subitems, self.count) = (kind, subitems, count)
    super.init(layoutSize: size)
  }

  /// Returns a row of places, which are repeated until it is full.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize, .row, subitems)
  }

  /// Returns a row of a number of places, which share its width.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
  {
    Self(layoutSize, .row, [subitem], count: count)
  }

  /// Returns a row of a number of places, which share its width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { Self(layoutSize, .row, [subitem], count: count) }

  /// Returns a column of places, which are repeated until it is full.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize, .column, subitems)
  }

  /// Returns a column of a number of places, which share its height.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    Self(layoutSize, .column, [subitem], count: count)
  }

  /// Returns a column of a number of places, which share its height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { Self(layoutSize, .column, [subitem], count: count) }

  /// Returns a group whose places a closure gives.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { Self(layoutSize, .custom(itemProvider), []) }
}

/// A closure that gives the places of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A place in a group that a closure gives.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem {
  /// The place, in the group's points.
  public let frame: CGRect
  /// The place in the order of depth; remembered.
  public let zIndex: Int

  /// Makes a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
  }
}

/// The place of a view at the edges of something.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor {
  /// The edges; without a left or right one, or an upper or lower one, it stands in the middle between these.
  public let edges: NSDirectionalRectEdge
  /// The distance from there.
  public let offset: CGPoint
  /// True if the distance counts in sizes of the view, and not in points.
  public let isFractionalOffset: Bool

  /// Makes a place at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// Makes a place at a distance from edges, in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }

  /// Makes a place at a distance from edges, in sizes of the view.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }

  /// Returns the place of a view with a size at the edges of a rectangle.
  func frame(of size: CGSize, at rect: CGRect) -> CGRect {
    let (right, down) = (rect.width - size.width, rect.height - size.height)
    let x = edges.contains(.leading) ? 0 : edges.contains(.trailing) ? right : right / 2
    let y = edges.contains(.top) ? 0 : edges.contains(.bottom) ? down : down / 2
    let scale = isFractionalOffset ? size : CGSize(width: 1, height: 1)
    let origin = CGPoint(
      x: rect.minX + x + offset.x * scale.width,
      y: rect.minY + y + offset.y * scale.height
    )
    return CGRect(origin: origin, size: size)
  }
}

/// A view beside a cell, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind for which the data source is asked.
  public let elementKind: String
  /// The place at the cell.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The place in the order of depth; remembered.
  open var zIndex = 0

  /// Makes a view at the edges of a cell.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize)
  }
}
