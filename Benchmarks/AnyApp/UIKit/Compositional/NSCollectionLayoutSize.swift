/// A length of a compositional layout: a part of the surroundings' width or height, or a number of points.
///
/// An estimated length is taken as it is: no cell is measured here.
@preconcurrency @MainActor public class NSCollectionLayoutDimension {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

  let kind: Kind
  /// The part, or the number of points.
  public let dimension: CGFloat

  required init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
  }

  /// Returns a part of the width of what contains the item.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionalWidth, fractionalWidth) }
  /// Returns a part of the height of what contains the item.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self(.fractionalHeight, fractionalHeight) }
  /// Returns a number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
  /// Returns a number of points for what sizes itself; here the number that counts.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }
  /// True if the length is a part of a width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// True if the length is a part of a height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// True if the length is a number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// True if the length is a number of points for what sizes itself.
  public var isEstimated: Bool { kind == .estimated }

  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// A width and a height of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }

  func points(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }
}

/// A distance between the items of a group.
@preconcurrency @MainActor public class NSCollectionLayoutSpacing {
  /// The distance, or the smallest one.
  public let spacing: CGFloat
  /// True if the distance may be larger; here it is the smallest one.
  public let isFlexibleSpacing: Bool

  required init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }

  /// True if the distance is always the same.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
  /// Returns a distance that is always the same.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
  /// Returns a smallest distance. UIKit spreads the items over the line; here they stand at its beginning.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
}

/// The sides of a rectangle, named for the direction of text.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// One bit for each side, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes sides of their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The side where text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The side where text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A place at the edge of a rectangle.
public nonisolated enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
