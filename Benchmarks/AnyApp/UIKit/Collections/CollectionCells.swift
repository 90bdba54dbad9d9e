/// A collection's cells and headers: the visible ones by their places, those that wait for reuse by their names.
struct CollectionCells {
  /// A place: that of an item's cell, or of a section's header or footer.
  struct Place: Hashable {
    /// The kind of a view beside the cells; `nil` for a cell.
    var kind: String?
    let path: IndexPath
  }

  /// The name under which views are kept for reuse.
  struct Name: Hashable {
    var kind: String?
    let identifier: String
  }

  private var makers: [Name: (CGRect) -> UICollectionReusableView] = [:]
  private var reusable: [Name: [UICollectionReusableView]] = [:]
  private(set) var visible: [Place: UICollectionReusableView] = [:]

  /// The items in sight, in their order.
  var items: [IndexPath] { visible.keys.filter { $0.kind == nil }.map(\.path).sorted() }

  subscript(place: Place) -> UICollectionReusableView? { visible[place] }

  mutating func register(_ name: Name, _ maker: @escaping (CGRect) -> UICollectionReusableView) {
    makers[name] = maker
  }

  /// A used view, prepared for another place, or a new one; `nil` if none is registered.
  mutating func dequeue(_ name: Name, frame: CGRect) -> UICollectionReusableView? {
    if let view = reusable[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = makers[name]?(frame)
    view?.reuseIdentifier = name.identifier
    return view
  }

  mutating func place(_ view: UICollectionReusableView, at place: Place) { visible[place] = view }

  /// Takes a view out of sight, and keeps it for reuse.
  mutating func recycle(_ place: Place) -> UICollectionReusableView? {
    guard let view = visible.removeValue(forKey: place) else { return nil }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier {
      reusable[Name(kind: place.kind, identifier: identifier), default: []].append(view)
    }
    return view
  }

  /// Gives the visible cells other places.
  mutating func move(_ newPaths: [IndexPath: IndexPath]) {
    visible = Dictionary(
      visible.map { place, view in
        (place.kind == nil ? Place(path: newPaths[place.path] ?? place.path) : place, view)
      },
      uniquingKeysWith: { $1 }
    )
  }
}

extension CollectionCells.Place: Comparable {
  /// The order on screen: of each section the header, the items, the footer.
  static func < (one: Self, other: Self) -> Bool {
    (one.path.section, one.rank, one.path.item) < (other.path.section, other.rank, other.path.item)
  }

  private var rank: Int {
    switch kind {
    case UICollectionView.elementKindSectionHeader: 0
    case nil: 1
    default: 2
    }
  }
}
