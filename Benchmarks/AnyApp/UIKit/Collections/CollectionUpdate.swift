/// The changes of one update of a collection. Deletions and reloads name places before the update, insertions places after it.
nonisolated struct CollectionUpdate {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  /// The old places of moved items, by their new ones.
  var moved: [IndexPath: IndexPath] = [:]
  var deletedSections: IndexSet = []
  var insertedSections: IndexSet = []
  var reloadedSections: IndexSet = []

  /// The reason for which an update does not fit the data source, in UIKit's words.
  struct Invalid: Error { let description: String }

  /// Returns the new places of the items that stay, by their old ones.
  ///
  /// - Throws: ``Invalid`` if the numbers of items do not fit.
  func newPaths(_ before: [Int], _ after: [Int]) throws(Invalid) -> [IndexPath: IndexPath] {
    for path in deleted where path.item >= count(path, before) {
      throw Invalid(
        description: "attempt to delete item \(path.item) from section \(path.section) which only contains "
          + "\(count(path, before)) items before the update"
      )
    }
    for path in inserted where path.item >= count(path, after) {
      throw Invalid(
        description: "attempt to insert item \(path.item) into section \(path.section), but there are only "
          + "\(count(path, after)) items in section \(path.section) after the update"
      )
    }
    let sections = try sections(before.count, after.count)
    var paths: [IndexPath: IndexPath] = [:]
    for (section, old) in sections.enumerated() {
      guard let old, !reloadedSections.contains(old) else { continue }
      let items = items(of: section, old: old, count: before[old])
      if items.count != after[section] {
        throw wrongNumber(in: section, old: old, before: before[old], after: after[section])
      }
      for (item, path) in items.enumerated() { if let path { paths[path] = IndexPath(item: item, section: section) } }
    }
    return paths
  }

  /// The old numbers of the sections after the update; `nil` for a new one.
  private func sections(_ before: Int, _ after: Int) throws(Invalid) -> [Int?] {
    var sections: [Int?] = (0..<before).filter { !deletedSections.contains($0) }
    for section in insertedSections where section <= sections.count { sections.insert(nil, at: section) }
    if sections.count == after { return sections }
    throw Invalid(
      description:
        "Invalid update: invalid number of sections. The number of sections contained in the collection view after "
        + "the update (\(after)) must be equal to the number of sections contained in the collection view before the update "
        + "(\(before)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted)."
    )
  }

  /// The old places of a section's items after the update; `nil` for a new item.
  private func items(of section: Int, old: Int, count: Int) -> [IndexPath?] {
    let gone = deleted.union(moved.values)
    var items: [IndexPath?] = (0..<count).map { IndexPath(item: $0, section: old) }.filter { !gone.contains($0) }
    let arrivals = inserted.map { ($0, nil) } + moved.map { ($0.key, Optional($0.value)) }
    for (new, path) in arrivals.sorted(by: { $0.0 < $1.0 }) where new.section == section && new.item <= items.count {
      items.insert(path, at: new.item)
    }
    return items
  }

  private func count(_ path: IndexPath, _ counts: [Int]) -> Int {
    counts.indices.contains(path.section) ? counts[path.section] : 0
  }

  private func wrongNumber(in section: Int, old: Int, before: Int, after: Int) -> Invalid {
    let (added, removed) = (inserted.count { $0.section == section }, deleted.count { $0.section == old })
    let (movedIn, movedOut) = (moved.keys.count { $0.section == section }, moved.values.count { $0.section == old })
    return Invalid(
      description:
        "Invalid update: invalid number of items in section \(section). The number of items contained in an existing "
        + "section after the update (\(after)) must be equal to the number of items contained in that section before the "
        + "update (\(before)), plus or minus the number of items inserted or deleted from that section (\(added) inserted, "
        + "\(removed) deleted) and plus or minus the number of items moved into or out of that section (\(movedIn) moved in, "
        + "\(movedOut) moved out)."
    )
  }
}
