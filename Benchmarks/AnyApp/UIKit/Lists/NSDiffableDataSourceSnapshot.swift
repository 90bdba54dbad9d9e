/// Sections and items by their identifiers, each of which is there once: the content of a list at one time.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
///     snapshot.appendSections([0])
///     snapshot.appendItems(["Ada", "Grace"])
nonisolated public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections, in their order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The items whose cells are asked for again when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are filled again when the snapshot is applied; here they are asked for again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes a snapshot of nothing.
  public init() {}

  // MARK: Asking

  /// The items of all sections, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items of all sections.
  public var numberOfItems: Int { itemIdentifiers.count }

  /// Returns the items of a section.
  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] { items[section] ?? [] }
  /// Returns the number of a section's items.
  public func numberOfItems(inSection section: SectionIdentifierType) -> Int { items[section]?.count ?? 0 }
  /// Returns the section that an item is in; `nil` if it is in none.
  public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]?.contains(item) == true }
  }
  /// Returns the place of an item among those of all sections; `nil` if it is not there.
  public func indexOfItem(_ item: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: item) }
  /// Returns the place of a section; `nil` if it is not there.
  public func indexOfSection(_ section: SectionIdentifierType) -> Int? { sectionIdentifiers.firstIndex(of: section) }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }
  /// Adds sections before another.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection: SectionIdentifierType) {
    insert(identifiers, at: place(of: beforeSection))
  }
  /// Adds sections after another.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection: SectionIdentifierType) {
    insert(identifiers, at: place(of: afterSection) + 1)
  }
  /// Takes sections out, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    for section in identifiers { items[section] = nil }
  }
  /// Has the cells of whole sections asked for again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedItemIdentifiers += identifiers.flatMap { itemIdentifiers(inSection: $0) }
  }

  // MARK: Items

  /// Adds items at the end of a section, or else of the last one. As in UIKit, there has to be one.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil)
  {
    guard let section = section ?? sectionIdentifiers.last else {
      preconditionFailure("There are currently no sections in the data source. Please add a section first.")
    }
    _ = place(of: section)
    checkNew(identifiers, among: itemIdentifiers)
    items[section, default: []] += identifiers
  }
  /// Adds items before another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    insert(identifiers, beside: beforeItem, after: false)
  }
  /// Adds items after another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    insert(identifiers, beside: afterItem, after: true)
  }
  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for section in sectionIdentifiers { items[section]?.removeAll { identifiers.contains($0) } }
  }
  /// Takes all items and all sections out.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
  /// Moves an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem: ItemIdentifierType) {
    deleteItems([identifier])
    insert([identifier], beside: beforeItem, after: false)
  }
  /// Moves an item after another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem: ItemIdentifierType) {
    deleteItems([identifier])
    insert([identifier], beside: afterItem, after: true)
  }
  /// Has the cells of items asked for again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
  /// Has the cells of items filled again; here they are asked for again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Private

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    checkNew(identifiers, among: sectionIdentifiers)
    sectionIdentifiers.insert(contentsOf: identifiers, at: place)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool) {
    checkNew(identifiers, among: itemIdentifiers)
    guard let section = sectionIdentifier(containingItem: item), let place = items[section]?.firstIndex(of: item) else {
      preconditionFailure("Invalid item identifier specified: \(item)")
    }
    items[section]?.insert(contentsOf: identifiers, at: after ? place + 1 : place)
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(section) else { preconditionFailure("Invalid section identifier: \(section)") }
    return place
  }

  private func checkNew<Identifier: Hashable>(_ new: [Identifier], among old: [Identifier]) {
    precondition(
      Set(new).count == new.count && Set(old).isDisjoint(with: new),
      "Supplied identifiers are not unique, or exist in the snapshot already: \(new)"
    )
  }
}

nonisolated extension NSDiffableDataSourceSnapshot {
  /// The paths of the items.
  var paths: [ItemIdentifierType: IndexPath] {
    Dictionary(
      sectionIdentifiers.enumerated().flatMap { section, identifier in
        itemIdentifiers(inSection: identifier).enumerated().map { ($1, IndexPath(item: $0, section: section)) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the item at a path; `nil` if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The same content, with nothing to be asked for again.
  var settled: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Returns the new paths of the items of an older snapshot that stay and are not asked for again.
  func newPaths(since old: NSDiffableDataSourceSnapshot) -> [IndexPath: IndexPath] {
    let again = Set(reloadedItemIdentifiers + reconfiguredItemIdentifiers)
    let new = paths
    return Dictionary(
      old.paths.compactMap { item, path in again.contains(item) ? nil : new[item].map { (path, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

nonisolated extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
