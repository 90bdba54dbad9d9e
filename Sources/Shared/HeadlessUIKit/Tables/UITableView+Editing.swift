public import Foundation

extension UITableView {
  /// True while rows can be deleted, inserted and moved without a swipe.
  public var isEditing: Bool {
    get { self[Editing.self] }
    set {
      self[Editing.self] = newValue
      if newValue { askHowRowsAreEdited() }
    }
  }

  /// Begins or ends editing.
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func askHowRowsAreEdited() {
    for path in indexPathsForVisibleRows ?? [] where dataSource?.tableView(self, canEditRowAt: path) == true {
      if delegate?.tableView(self, editingStyleForRowAt: path) != UITableViewCell.EditingStyle.none {
        _ = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path)
      }
    }
  }

  /// Deletes a row as a person does, by a swipe or while editing, or inserts one if the delegate says that: the data source
  /// changes its rows.
  public func deleteRow(at indexPath: IndexPath) {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else { return }
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    if style != .none { dataSource.tableView(self, commit: style, forRowAt: indexPath) }
  }

  /// Moves a row as a person does while editing: the data source changes its rows.
  public func dragRow(at indexPath: IndexPath, to newPath: IndexPath) {
    guard isEditing, let dataSource, dataSource.tableView(self, canMoveRowAt: indexPath) else { return }
    dataSource.tableView(self, moveRowAt: indexPath, to: newPath)
    reloadData()
  }

  /// Moves a row that the data source has moved.
  public func moveRow(at indexPath: IndexPath, to newPath: IndexPath) {
    update {
      self[Update.self].change[indexPath.section, default: 0] -= 1
      self[Update.self].change[newPath.section, default: 0] += 1
    }
  }

  /// Takes rows out that the data source has no more.
  ///
  /// The numbers have to fit, as in UIKit, when the update ends: at once, or with the last ``endUpdates()``.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { self[Update.self].change[path.section, default: 0] -= 1 } }
  }

  /// Puts rows in that the data source has since now.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { self[Update.self].change[path.section, default: 0] += 1 } }
  }

  /// Asks the data source again for some sections.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Puts sections in that the data source has since now.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { self[Update.self].sections = (self[Update.self].sections ?? 0) + sections.count }
  }

  /// Takes sections out that the data source has no more.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { self[Update.self].sections = (self[Update.self].sections ?? 0) - sections.count }
  }

  /// Moves a section that the data source has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { self[Update.self].sections = self[Update.self].sections ?? 0 }
  }

  /// Begins an update of several calls.
  public func beginUpdates() {
    if self[Update.self].depth == 0 { beginUpdate() }
    self[Update.self].depth += 1
  }

  /// Ends an update of several calls; the numbers of rows have to fit now.
  public func endUpdates() {
    precondition(self[Update.self].depth > 0, "endUpdates() without beginUpdates()")
    self[Update.self].depth -= 1
    if self[Update.self].depth == 0 { endUpdate() }
  }

  private func update(_ body: () -> Void) {
    beginUpdates()
    body()
    endUpdates()
  }

  private func beginUpdate() {
    self[Update.self].before = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
  }

  private func endUpdate() {
    let update = self[Update.self]
    self[Update.self] = Update.defaultValue
    reloadData()
    if let change = update.sections {
      // Of rows nothing is known then: which section is which is not followed.
      precondition(
        numberOfSections == update.before.count + change,
        "Invalid update: invalid number of sections. The number after the update (\(numberOfSections)) must be equal to "
          + "the number before the update (\(update.before.count)), plus or minus the sections inserted or deleted "
          + "(\(change))."
      )
      return
    }
    for (section, before) in update.before.enumerated() where section < numberOfSections {
      let (after, change) = (numberOfRows(inSection: section), update.change[section] ?? 0)
      precondition(
        after == before + change,
        "Invalid update: invalid number of rows in section \(section). The number of rows after the update (\(after)) must "
          + "be equal to the number of rows before the update (\(before)), plus or minus the rows inserted or deleted "
          + "(\(change))."
      )
    }
  }

  private enum Editing: AssociatedKey { static var defaultValue: Bool { false } }

  private enum Update: AssociatedKey {
    static var defaultValue: (depth: Int, before: [Int], change: [Int: Int], sections: Int?) { (0, [], [:], nil) }
  }
}
