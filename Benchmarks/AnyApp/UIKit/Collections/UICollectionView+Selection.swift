extension UICollectionView {
  /// True if a tap selects an item; true by default.
  public var allowsSelection: Bool {
    get { self[AllowsSelection.self] }
    set { self[AllowsSelection.self] = newValue }
  }

  /// True if several items can be selected, and a tap on a selected one takes that back.
  public var allowsMultipleSelection: Bool {
    get { self[AllowsMultipleSelection.self] }
    set { self[AllowsMultipleSelection.self] = newValue }
  }

  /// The selected items, in the order in which they were selected; `nil` if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects an item, or none. As in UIKit, the delegate is not told.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !isSelected(indexPath) { selection.append(indexPath) }
    select(true, indexPath)
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection from an item. As in UIKit, the delegate is not told.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard isSelected(indexPath) else { return }
    selection.removeAll { $0 == indexPath }
    select(false, indexPath)
  }

  /// Taps an item as a person does: asks the delegate, changes the selection, tells the delegate.
  public func tapItem(at indexPath: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, isSelected(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) != false else { return }
      return deselect(indexPath)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) != false else { return }
    if !allowsMultipleSelection {
      for old in selection where old != indexPath { deselect(old) }
    }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  func isSelected(_ path: IndexPath) -> Bool { selection.contains(path) }

  /// Takes the selection from the items that a condition holds for, as their reload does.
  func forgetSelection(where isForgotten: (IndexPath) -> Bool) {
    for path in selection where isForgotten(path) { deselectItem(at: path, animated: false) }
  }

  /// Gives the selected items their new places; those without one are selected no more.
  func moveSelection(_ newPaths: [IndexPath: IndexPath]) {
    if !selection.isEmpty { selection = selection.compactMap { newPaths[$0] } }
  }

  private func deselect(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  private func select(_ isSelected: Bool, _ path: IndexPath) {
    let cell = cells[CollectionCells.Place(path: path)] as? UICollectionViewCell
    if let cell, cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  private var selection: [IndexPath] {
    get { self[Selection.self] }
    set { self[Selection.self] = newValue }
  }

  private enum Selection: AssociatedKey { static var defaultValue: [IndexPath] { [] } }
  private enum AllowsSelection: AssociatedKey { static var defaultValue: Bool { true } }
  private enum AllowsMultipleSelection: AssociatedKey { static var defaultValue: Bool { false } }
}
