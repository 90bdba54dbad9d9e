/// Items whose cells stand where a layout says. Only visible items have cells; a cell that is scrolled away is used again.
///
/// The picture has a line for each visible cell, in the order of sections and items: a grid is not drawn.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The direction in which lines follow each other.
  public enum ScrollDirection { case vertical, horizontal }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The data source, which gives the items; weak, as in UIKit.
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }
  /// The delegate, told of taps on items; weak, as in UIKit.
  public weak var delegate: (any UICollectionViewDelegate)?
  /// The source that is told of items just below the visible ones; weak, as in UIKit.
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The layout, which says where cells stand.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { useLayout(insteadOf: oldValue) }
  }

  var cells = CollectionCells()
  private var counts: [Int] = []
  private var needsCount = true
  private var needsReload = true
  /// The items that were announced to the prefetching source.
  private var announced: Set<IndexPath> = []

  /// Makes a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection as a nib or a storyboard asks for it: with a flow.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Takes another layout; nothing is animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Asks the data source for everything again at the next layout, except for items that are not visible.
  open func reloadData() {
    forgetSelection { _ in true }
    needsReload = true
    needsCount = true
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The number of sections that the data source gives.
  open var numberOfSections: Int {
    if needsCount { count() }
    return counts.count
  }

  /// The number of items that the data source gives; after a reload it is asked at once, and for no cell.
  open func numberOfItems(inSection section: Int) -> Int {
    if needsCount { count() }
    return counts.indices.contains(section) ? counts[section] : 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload {
      needsReload = false
      for place in cells.visible.keys.sorted().reversed() { hide(place) }
    }
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) { collectionViewLayout.invalidateLayout() }
    if !collectionViewLayout.isPrepared {
      collectionViewLayout.isPrepared = true
      collectionViewLayout.prepare()
    }
    keepOffsetWithinContent()
    showWhatIsInSight()
  }

  open override var picture: [String] {
    let items = cells.items
    let above = items.first.map { number(before: $0) } ?? 0
    let below = (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) } - items.count - above
    let views = cells.visible.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isHidden }
    return (refreshControl?.picture ?? []) + (above > 0 ? ["  … \(above) above"] : [])
      + views.flatMap(\.picture) + (below > 0 ? ["  … \(below) below"] : [])
  }

  private func useLayout(insteadOf old: UICollectionViewLayout) {
    guard collectionViewLayout !== old else { return }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  private func keepOffsetWithinContent() {
    let (size, inset) = (collectionViewLayout.collectionViewContentSize, contentInset)
    let (width, height) = (size.width + inset.right - bounds.width, size.height + inset.bottom - bounds.height)
    bounds.origin.x = min(max(-inset.left, bounds.minX), max(-inset.left, width))
    bounds.origin.y = min(max(-inset.top, bounds.minY), max(-inset.top, height))
  }

  private func showWhatIsInSight() {
    let places = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter { !$0.isHidden }
    let inSight = Dictionary(
      places.map { (CollectionCells.Place(kind: $0.representedElementKind, path: $0.indexPath), $0) },
      uniquingKeysWith: { $1 }
    )
    for place in cells.visible.keys.sorted().reversed() where inSight[place] == nil { hide(place) }
    for (place, attributes) in inSight.sorted(by: { $0.key < $1.key }) {
      if cells[place] == nil { show(place) }
      guard let view = cells[place] else { continue }
      if view.frame != attributes.frame { view.frame = attributes.frame }
      view.apply(attributes)
    }
    announce()
  }

  private func show(_ place: CollectionCells.Place) {
    guard let dataSource else { return }
    if let kind = place.kind {
      let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place.path)
      cells.place(view, at: place)
      return addSubview(view)
    }
    let cell = dataSource.collectionView(self, cellForItemAt: place.path)
    precondition(
      cell.reuseIdentifier != nil,
      "the cell returned from collectionView(_:cellForItemAt:) does not have a reuseIdentifier - cells must be retrieved by "
        + "calling dequeueReusableCell(withReuseIdentifier:for:)"
    )
    if cell.isSelected != isSelected(place.path) { cell.isSelected.toggle() }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: place.path)
    cells.place(cell, at: place)
    addSubview(cell)
  }

  /// Takes a cell or a header out of sight, and tells the delegate of a cell.
  func hide(_ place: CollectionCells.Place) {
    guard let cell = cells.recycle(place) as? UICollectionViewCell else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: place.path)
  }

  /// Tells the prefetching source of the items below the visible ones, of each once while it stays near.
  private func announce() {
    guard let prefetchDataSource, let last = cells.items.last else { return }
    let near = Array(paths(after: last).prefix(cells.items.count))
    let gone = announced.subtracting(near).subtracting(cells.items)
    let new = near.filter { !announced.contains($0) }
    announced = Set(near)
    if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted()) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}

extension UICollectionView {
  /// Counts anew; returns the numbers of items before that, and after it.
  func recount() -> (before: [Int], after: [Int]) {
    let before = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    count()
    return (before, counts)
  }

  private func count() {
    needsCount = false
    counts = []
    guard let dataSource else { return }
    let sections = dataSource.numberOfSections(in: self)
    counts = (0..<max(0, sections)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
  }

  /// The number of items that come before one.
  private func number(before path: IndexPath) -> Int {
    (0..<path.section).reduce(path.item) { $0 + numberOfItems(inSection: $1) }
  }

  /// The items that come after one, of its section and of all later ones.
  private func paths(after path: IndexPath) -> some Sequence<IndexPath> {
    (path.section..<max(path.section, numberOfSections)).lazy.flatMap { section in
      let first = section == path.section ? path.item + 1 : 0
      return (first..<max(first, self.numberOfItems(inSection: section))).map { IndexPath(item: $0, section: section) }
    }
  }
}
