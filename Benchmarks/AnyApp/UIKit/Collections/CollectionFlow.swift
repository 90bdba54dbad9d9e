/// The places of a collection's cells, headers and footers in a flow.
@MainActor struct CollectionFlow {
  /// The places, in the order of sections and items.
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  /// The size of all of them.
  private(set) var size = CGSize.zero
  /// The size of the collection that they were computed for.
  let bounds: CGSize

  private let isVertical: Bool
  /// The end of what is placed already, in the direction in which lines follow each other.
  private var end: CGFloat = 0

  init(_ layout: UICollectionViewFlowLayout, in collection: UICollectionView) {
    isVertical = layout.scrollDirection == .vertical
    bounds = collection.bounds.size
    for section in 0..<collection.numberOfSections {
      let values = FlowValues(of: section, layout, in: collection)
      let first = IndexPath(item: 0, section: section)
      place(UICollectionView.elementKindSectionHeader, at: first, size: values.header)
      place(values.items, in: section, values)
      place(UICollectionView.elementKindSectionFooter, at: first, size: values.footer)
    }
    size = isVertical ? CGSize(width: bounds.width, height: end) : CGSize(width: end, height: bounds.height)
  }

  /// Places a header or a footer over the whole breadth, if it has any height.
  private mutating func place(_ kind: String, at path: IndexPath, size: CGSize) {
    guard along(size) > 0 else { return }
    let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    place.frame =
      isVertical
      ? CGRect(x: 0, y: end, width: bounds.width, height: size.height)
      : CGRect(x: end, y: 0, width: size.width, height: bounds.height)
    attributes.append(place)
    end += along(size)
  }

  /// Places a section's cells, line by line.
  private mutating func place(_ items: [CGSize], in section: Int, _ values: FlowValues) {
    let inset = values.inset
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let start = isVertical ? inset.left : inset.top
    let limit = isVertical ? bounds.width - inset.right : bounds.height - inset.bottom
    end += before
    var (position, thickness) = (start, CGFloat.zero)
    for (item, size) in items.enumerated() {
      // A hair's breadth: sizes that are computed to fit fill the line but for rounding.
      if position > start, position + across(size) > limit + 0.001 {
        end += thickness + values.lineSpacing
        (position, thickness) = (start, 0)
      }
      let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
      let origin = isVertical ? CGPoint(x: position, y: end) : CGPoint(x: end, y: position)
      place.frame = CGRect(origin: origin, size: size)
      attributes.append(place)
      position += across(size) + values.itemSpacing
      thickness = max(thickness, along(size))
    }
    end += thickness + after
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
}

/// The sizes and distances of one section: the delegate's, if it has any, or else the layout's.
@MainActor private struct FlowValues {
  let items: [CGSize]
  let inset: UIEdgeInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let header: CGSize
  let footer: CGSize

  init(of section: Int, _ layout: UICollectionViewFlowLayout, in collection: UICollectionView) {
    let count = collection.numberOfItems(inSection: section)
    guard let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout else {
      items = Array(repeating: layout.itemSize, count: count)
      (inset, header, footer) = (layout.sectionInset, layout.headerReferenceSize, layout.footerReferenceSize)
      (lineSpacing, itemSpacing) = (layout.minimumLineSpacing, layout.minimumInteritemSpacing)
      return
    }
    items = (0..<count).map {
      delegate.collectionView(collection, layout: layout, sizeForItemAt: IndexPath(item: $0, section: section))
    }
    inset = delegate.collectionView(collection, layout: layout, insetForSectionAt: section)
    lineSpacing = delegate.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section)
    itemSpacing = delegate.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
    header = delegate.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: section)
    footer = delegate.collectionView(collection, layout: layout, referenceSizeForFooterInSection: section)
  }
}
