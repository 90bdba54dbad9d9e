extension UICollectionView {
  /// Puts items in that the data source has since now.
  ///
  /// The numbers have to fit, as in UIKit, when the update ends: at once, or with the outermost
  /// ``performBatchUpdates(_:completion:)``.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.inserted.formUnion(indexPaths) }
  }

  /// Takes items out that the data source has no more.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deleted.formUnion(indexPaths) }
  }

  /// Moves an item that the data source has moved; its cell stays.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved[newIndexPath] = indexPath }
  }

  /// Asks the data source again for the cells of some items, as far as they are visible.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloaded.formUnion(indexPaths) }
  }

  /// Puts sections in that the data source has since now.
  public func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections out that the data source has no more.
  public func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Asks the data source again for some sections, whose numbers of items may be others now.
  public func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Does several changes as one. The completion follows in the next turn of the main queue.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update { _ in updates?() }
    guard let completion else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(true) } }
  }

  /// Shows what the data source has now: the cells of items that have new places stay.
  func showOthers(_ newPaths: [IndexPath: IndexPath]) {
    _ = recount()
    apply(newPaths, CollectionUpdate())
  }

  private func update(_ change: (inout CollectionUpdate) -> Void) {
    // The numbers before the update are those that were asked for last.
    _ = numberOfSections
    self[Depth.self] += 1
    var own = CollectionUpdate()
    change(&own)
    self[Update.self].add(own)
    self[Depth.self] -= 1
    if self[Depth.self] == 0 { endUpdate() }
  }

  private func endUpdate() {
    let update = self[Update.self]
    self[Update.self] = CollectionUpdate()
    let (before, after) = recount()
    do {
      let newPaths = try update.newPaths(before, after)
      apply(newPaths, update)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Releases the cells that are gone or reloaded, and gives the others their new places.
  private func apply(_ newPaths: [IndexPath: IndexPath], _ update: CollectionUpdate) {
    forgetSelection { update.reloaded.contains($0) || newPaths[$0] == nil }
    for place in cells.visible.keys.sorted().reversed() {
      if place.kind != nil || update.reloaded.contains(place.path) || newPaths[place.path] == nil { hide(place) }
    }
    cells.move(newPaths)
    moveSelection(newPaths)
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private enum Depth: AssociatedKey { static var defaultValue: Int { 0 } }
  private enum Update: AssociatedKey { static var defaultValue: CollectionUpdate { CollectionUpdate() } }
}

nonisolated extension CollectionUpdate {
  /// Adds the changes of another part of the same update.
  fileprivate mutating func add(_ other: CollectionUpdate) {
    deleted.formUnion(other.deleted)
    inserted.formUnion(other.inserted)
    reloaded.formUnion(other.reloaded)
    moved.merge(other.moved) { $1 }
    deletedSections.formUnion(other.deletedSections)
    insertedSections.formUnion(other.insertedSections)
    reloadedSections.formUnion(other.reloadedSections)
  }
}
