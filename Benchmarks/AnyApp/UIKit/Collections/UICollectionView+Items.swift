extension UICollectionView {
  // MARK: Making views

  /// Sets the class of new cells, which are made when a used cell is missing.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(CollectionCells.Name(identifier: identifier), made: cellClass)
  }

  /// Makes new cells of a nib.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(CollectionCells.Name(identifier: identifier), of: nib)
  }

  /// Sets the class of new headers or footers.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(CollectionCells.Name(kind: kind, identifier: identifier), made: viewClass)
  }

  /// Makes new headers or footers of a nib.
  public func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(CollectionCells.Name(kind: kind, identifier: identifier), of: nib)
  }

  /// Returns a used cell, prepared for another item, or a new one. As in UIKit, a class, a nib or a prototype has to be there.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let view = dequeue(CollectionCells.Name(identifier: identifier), frame: frame)
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("the view registered for the identifier \(identifier) is not a UICollectionViewCell")
    }
    return cell
  }

  /// Returns a used header or footer, prepared for another section, or a new one.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(CollectionCells.Name(kind: kind, identifier: identifier), frame: .zero)
  }

  /// Makes new cells as a storyboard has drawn them.
  func register(forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionReusableView) {
    cells.register(CollectionCells.Name(identifier: identifier)) { _ in make() }
  }

  /// Makes new headers or footers as a storyboard has drawn them.
  func register(
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String,
    _ make: @escaping () -> UICollectionReusableView
  ) {
    cells.register(CollectionCells.Name(kind: kind, identifier: identifier)) { _ in make() }
  }

  private func register(_ name: CollectionCells.Name, made viewClass: AnyClass?) {
    guard let viewClass = viewClass as? UICollectionReusableView.Type else { return }
    cells.register(name) { viewClass.init(frame: $0) }
  }

  private func register(_ name: CollectionCells.Name, of nib: UINib?) {
    guard let nib else { return }
    cells.register(name) { _ in nib.makeView() }
  }

  private func dequeue(_ name: CollectionCells.Name, frame: CGRect) -> UICollectionReusableView {
    guard let view = cells.dequeue(name, frame: frame) else {
      preconditionFailure(
        "could not dequeue a view of kind: \(name.kind ?? "UICollectionElementKindCell") with identifier \(name.identifier) "
          + "- must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return view
  }

  // MARK: Finding views

  /// The items in sight, in their order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.items
  }

  /// The cells in sight, in their order.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }

  /// Returns the place of the item at a point, of those that are seen; `nil` if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.first { layoutAttributesForItem(at: $0)?.frame.contains(point) == true }
  }

  /// Returns the cell of an item; `nil` if the item is not in sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return cells[CollectionCells.Place(path: indexPath)] as? UICollectionViewCell
  }

  /// Returns the item of a cell in sight; `nil` if it is in no item's place.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0) === cell }
  }

  /// Returns the header or footer of a section; `nil` if it is not in sight.
  public func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    layoutIfNeeded()
    return cells[CollectionCells.Place(kind: kind, path: indexPath)]
  }

  /// Returns the place of an item's cell.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Scrolling

  /// The place to which a collection scrolls an item.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    /// One bit for each place, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes places of their bits.
    public nonisolated init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Scrolls an item to a place, as far as the content allows; at once.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY }
    if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if position.contains(.left) { offset.x = frame.minX }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX - bounds.width }
    contentOffset = offset
    layoutIfNeeded()
  }
}
