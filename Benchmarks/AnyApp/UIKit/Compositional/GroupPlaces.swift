/// The places in one group, from the group's upper left corner on.
@MainActor struct GroupPlaces {
  /// The place of a cell, and of views beside it.
  struct Place {
    var frame: CGRect
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  }

  /// The places, in the order in which they are filled.
  private(set) var places: [Place] = []
  /// The group's size; of an estimated length that of its items.
  private(set) var size: CGSize

  init(of group: NSCollectionLayoutGroup, in container: CGSize) {
    size = group.layoutSize.points(in: container)
    let inset = group.contentInsets
    let inside = CGSize(
      width: size.width - inset.leading - inset.trailing,
      height: size.height - inset.top - inset.bottom
    )
    let isRow: Bool
    switch group.kind {
    case .custom(let provider):
      places = provider(LayoutEnvironment(size: inside)).map { Place(frame: $0.frame) }
      for index in places.indices {
        places[index].frame = places[index].frame.offsetBy(dx: inset.leading, dy: inset.top)
      }
      return
    case .row: isRow = true
    case .column: isRow = false
    }
    let used = place(group, inside, isRow: isRow)
    for index in places.indices { places[index].frame = places[index].frame.offsetBy(dx: inset.leading, dy: inset.top) }
    if group.layoutSize.widthDimension.isEstimated { size.width = used.width + inset.leading + inset.trailing }
    if group.layoutSize.heightDimension.isEstimated { size.height = used.height + inset.top + inset.bottom }
  }

  /// Fills a row or a column, and returns the size of what it is filled with.
  private mutating func place(_ group: NSCollectionLayoutGroup, _ inside: CGSize, isRow: Bool) -> CGSize {
    let spacing = group.interItemSpacing?.spacing ?? 0
    let length = isRow ? inside.width : inside.height
    let isOpen = isRow ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    var (position, thickness, index) = (CGFloat.zero, CGFloat.zero, 0)
    while let item = group.subitem(at: index, isOpen: isOpen) {
      var part = Self.parts(of: item, in: inside)
      if let count = group.count, !isOpen {
        let share = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
        part = Self.parts(of: item, in: inside, as: isRow ? (share, nil) : (nil, share))
      }
      let partLength = isRow ? part.size.width : part.size.height
      // A hair's breadth: lengths that are computed to fit fill the group but for rounding.
      if group.count == nil, !isOpen, index > 0, position + partLength > length + 0.001 { break }
      // Nothing could be filled with what has no length.
      if partLength <= 0, index >= group.subitems.count { break }
      let origin = isRow ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
      for place in part.places {
        places.append(
          Place(frame: place.frame.offsetBy(dx: origin.x, dy: origin.y), supplementaryItems: place.supplementaryItems)
        )
      }
      position += partLength + spacing
      thickness = max(thickness, isRow ? part.size.height : part.size.width)
      index += 1
    }
    let filled = max(0, position - spacing)
    return isRow ? CGSize(width: filled, height: thickness) : CGSize(width: thickness, height: filled)
  }

  /// Returns the places of an item or of a group in it, with a width or a height that is given.
  private static func parts(
    of item: NSCollectionLayoutItem,
    in container: CGSize,
    as given: (width: CGFloat?, height: CGFloat?) = (nil, nil)
  ) -> (places: [Place], size: CGSize) {
    var size = item.layoutSize.points(in: container)
    size = CGSize(width: given.width ?? size.width, height: given.height ?? size.height)
    if let group = item as? NSCollectionLayoutGroup {
      let exact = NSCollectionLayoutSize(
        widthDimension: given.width.map { .absolute($0) } ?? group.layoutSize.widthDimension,
        heightDimension: given.height.map { .absolute($0) } ?? group.layoutSize.heightDimension
      )
      let inner = GroupPlaces(of: group.resized(to: exact), in: container)
      return (inner.places, inner.size)
    }
    let inset = item.contentInsets
    let edges = UIEdgeInsets(top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing)
    let frame = CGRect(origin: .zero, size: size).inset(by: edges)
    return ([Place(frame: frame, supplementaryItems: item.supplementaryItems)], size)
  }
}

extension NSCollectionLayoutGroup {
  /// Returns the item that fills a place; `nil` if there is none any more. One of an open length has each item once.
  fileprivate func subitem(at index: Int, isOpen: Bool) -> NSCollectionLayoutItem? {
    guard !subitems.isEmpty, index < count ?? (isOpen ? subitems.count : .max) else { return nil }
    return subitems[index % subitems.count]
  }

  fileprivate func resized(to size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(size, kind, subitems, count: count)
    (group.interItemSpacing, group.contentInsets) = (interItemSpacing, contentInsets)
    return group
  }
}
