/// A layout of sections, groups and items.
///
/// As Apple's *Implementing Modern Collection Views* shows it: a part of a length is one of what contains the item, a group is
/// repeated until all items have a place, and the items in it until it is full. Unlike UIKit, nothing measures itself, headers do
/// not stay in sight, and all cells of a section that scrolls across are in sight. Lists are missing.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The values that hold for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  private let section: UICollectionViewCompositionalLayoutSectionProvider
  private var places: CompositionalPlaces?

  /// Makes a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Makes a layout whose sections a closure gives.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    (section, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Makes none: as in UIKit, no nib has such a layout.
  public required init?(coder: NSCoder) { nil }

  /// Sets the class of the views behind sections; remembered nowhere, as none is made.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  open override func invalidateLayout() {
    places = nil
    super.invalidateLayout()
  }

  open override var collectionViewContentSize: CGSize { currentPlaces?.size ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    currentPlaces?.attributes(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    currentPlaces?.attributes.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != places?.bounds
  }

  private var currentPlaces: CompositionalPlaces? {
    if places == nil, let collectionView {
      places = CompositionalPlaces(in: collectionView, configuration, of: section)
    }
    return places
  }
}

/// A closure that gives the section at a place.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The values of a compositional layout that hold for all sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction in which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between two sections.
  open var interSectionSpacing: CGFloat = 0

  /// Makes the usual values: sections below each other, without a distance.
  public init() {}
}
