/// The places of a collection's cells, headers and footers in a compositional layout.
@MainActor struct CompositionalPlaces {
  /// The places, in the order of sections and items.
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  /// The size of all of them.
  private(set) var size = CGSize.zero
  /// The size of the collection that they were computed for.
  let bounds: CGSize

  private let isVertical: Bool
  /// The end of what is placed already, in the direction in which sections follow each other.
  private var end: CGFloat = 0
  /// The sections that scroll across that direction.
  private var crossing: Set<Int> = []

  init(
    in collection: UICollectionView,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    of section: UICollectionViewCompositionalLayoutSectionProvider
  ) {
    isVertical = configuration.scrollDirection == .vertical
    bounds = collection.bounds.size
    let environment = LayoutEnvironment(size: bounds)
    for index in 0..<collection.numberOfSections {
      guard let section = section(index, environment) else {
        preconditionFailure("the section provider of a compositional layout returned nil for section \(index)")
      }
      if index > 0 { end += configuration.interSectionSpacing }
      place(section, at: index, count: collection.numberOfItems(inSection: index))
    }
    size = isVertical ? CGSize(width: bounds.width, height: end) : CGSize(width: end, height: bounds.height)
  }

  /// Returns the places in a rectangle; of a section that scrolls across, also those beside it.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    attributes.filter { place in
      guard crossing.contains(place.indexPath.section), place.representedElementKind == nil else {
        return place.frame.touches(rect)
      }
      return isVertical
        ? place.frame.minY < rect.maxY && place.frame.maxY > rect.minY
        : place.frame.minX < rect.maxX && place.frame.maxX > rect.minX
    }
  }

  private mutating func place(_ section: NSCollectionLayoutSection, at index: Int, count: Int) {
    let boundary = section.boundarySupplementaryItems
    for item in boundary where !isAfter(item) { place(item, of: section, at: index) }
    let inset = section.contentInsets
    let inside = CGSize(
      width: bounds.width - inset.leading - inset.trailing,
      height: bounds.height - inset.top - inset.bottom
    )
    end += isVertical ? inset.top : inset.leading
    place(count, of: section, at: index, in: inside)
    end += isVertical ? inset.bottom : inset.trailing
    for item in boundary where isAfter(item) { place(item, of: section, at: index) }
  }

  private func isAfter(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    item.alignment.edges.contains(isVertical ? .bottom : .trailing)
  }

  /// Places a header or a footer.
  private mutating func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    of section: NSCollectionLayoutSection,
    at index: Int
  ) {
    let inset = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let room = CGSize(
      width: bounds.width - (isVertical ? inset.leading + inset.trailing : 0),
      height: bounds.height - (isVertical ? 0 : inset.top + inset.bottom)
    )
    let size = item.layoutSize.points(in: room)
    let origin = isVertical ? CGPoint(x: inset.leading, y: end) : CGPoint(x: end, y: inset.top)
    let line =
      isVertical
      ? CGSize(width: room.width, height: size.height) : CGSize(width: size.width, height: room.height)
    let path = IndexPath(item: 0, section: index)
    let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
    place.frame = item.containerAnchor.frame(of: size, at: CGRect(origin: origin, size: line))
    attributes.append(place)
    if item.extendsBoundary { end += isVertical ? size.height : size.width }
  }

  /// Places a section's cells, group by group.
  private mutating func place(
    _ count: Int,
    of section: NSCollectionLayoutSection,
    at index: Int,
    in inside: CGSize
  ) {
    guard count > 0 else { return }
    let group = GroupPlaces(of: section.group, in: inside)
    precondition(!group.places.isEmpty, "a group of section \(index) has no place for an item")
    let isCrossing = section.orthogonalScrollingBehavior != .none
    if isCrossing { crossing.insert(index) }
    let inset = section.contentInsets
    // Groups that stand side by side follow each other across the collection's direction.
    let isColumn = isVertical != isCrossing
    var origin = isVertical ? CGPoint(x: inset.leading, y: end) : CGPoint(x: end, y: inset.top)
    for first in stride(from: 0, to: count, by: group.places.count) {
      for (item, place) in zip(first..<count, group.places) {
        add(place, at: IndexPath(item: item, section: index), from: origin)
      }
      if isColumn {
        origin.y += group.size.height + section.interGroupSpacing
      } else {
        origin.x += group.size.width + section.interGroupSpacing
      }
    }
    if isCrossing {
      end += isVertical ? group.size.height : group.size.width
    } else {
      end = (isVertical ? origin.y : origin.x) - section.interGroupSpacing
    }
  }

  private mutating func add(_ place: GroupPlaces.Place, at path: IndexPath, from origin: CGPoint) {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    cell.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
    attributes.append(cell)
    for item in place.supplementaryItems {
      let view = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
      view.frame = item.containerAnchor.frame(of: item.layoutSize.points(in: cell.frame.size), at: cell.frame)
      attributes.append(view)
    }
  }
}

/// The surroundings of a layout: a rectangle without distances from its edges.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize

  init(size: CGSize) {
    contentSize = size
  }

  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
}
