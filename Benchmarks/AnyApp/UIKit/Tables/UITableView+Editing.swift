public import Foundation

extension UITableView {
  /// Begins or ends editing.
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Asks the delegate how the rows in sight can be edited.
  func askHowRowsAreEdited() {
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
    change {
      update.change[indexPath.section, default: 0] -= 1
      update.change[newPath.section, default: 0] += 1
    }
  }

  /// Takes rows out that the data source has no more.
  ///
  /// The numbers have to fit, as in UIKit, when the update ends: at once, or with the last ``endUpdates()``.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { update.change[path.section, default: 0] -= 1 } }
  }

  /// Puts rows in that the data source has since now.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { update.change[path.section, default: 0] += 1 } }
  }

  /// Asks the data source again for some sections.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Puts sections in that the data source has since now.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { update.sections = (update.sections ?? 0) + sections.count }
  }

  /// Takes sections out that the data source has no more.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { update.sections = (update.sections ?? 0) - sections.count }
  }

  /// Moves a section that the data source has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { update.sections = update.sections ?? 0 }
  }

  /// Begins an update of several calls.
  public func beginUpdates() {
    if update.depth == 0 { beginUpdate() }
    update.depth += 1
  }

  /// Ends an update of several calls; the numbers of rows have to fit now.
  public func endUpdates() {
    precondition(update.depth > 0, "endUpdates() without beginUpdates()")
    update.depth -= 1
    if update.depth == 0 { endUpdate() }
  }

  private func change(_ body: () -> Void) {
    beginUpdates()
    body()
    endUpdates()
  }

  private func beginUpdate() {
    update.before = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
  }

  private func endUpdate() {
    let update = update
    self.update = TableUpdate()
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
}

/// A change of a table's rows and sections that is under way.
struct TableUpdate {
  /// The number of calls that have begun it and not ended it.
  var depth = 0
  /// The numbers of rows before it.
  var before: [Int] = []
  /// The numbers of rows that come or go, by section.
  var change: [Int: Int] = [:]
  /// The number of sections that come or go; `nil` if only rows do.
  var sections: Int?
}

extension UITableViewCell {
  /// A person's change of a row.
  public enum EditingStyle {
    /// None.
    case none
    /// The row goes.
    case delete
    /// Another row comes in its place.
    case insert
  }
}
