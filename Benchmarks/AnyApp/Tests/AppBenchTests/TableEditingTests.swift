import Foundation
import Testing
import UIKit

@MainActor @Suite("A table's rows, edited by a person, and the views above and below them", .serialized)
struct TableEditingTests {
  /// A table on screen, laid out.
  @MainActor private final class Shown: UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow()
    let table = UITableView()
    var names = ["a", "b", "c"]
    var style = UITableViewCell.EditingStyle.delete
    var committed: [UITableViewCell.EditingStyle] = []
    var asked: [Int] = []

    init() {
      table.dataSource = self
      table.delegate = self
      window.isHidden = false
      window.addSubview(table)
      window.runLoop.turn()
    }

    var texts: [String] {
      table.layoutIfNeeded()
      return table.picture.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { names[indexPath.row] != "c" }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      names.insert(names.remove(at: source.row), at: destination.row)
    }

    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      committed.append(editingStyle)
    }

    func tableView(
      _ tableView: UITableView,
      editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
      asked.append(indexPath.row)
      return false
    }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("A row's change is the one that the delegate names, or none")
  func style() {
    let shown = Shown()
    let table = shown.table
    table.deleteRow(at: path(0))
    shown.style = .insert
    table.deleteRow(at: path(0))
    shown.style = .none
    table.deleteRow(at: path(0))
    #expect(shown.committed == [.delete, .insert])
  }

  @Test("A person moves rows while the table is edited, and only those that can be moved")
  func move() {
    let shown = Shown()
    let table = shown.table
    table.dragRow(at: path(0), to: path(2))
    #expect(shown.names == ["a", "b", "c"])
    table.setEditing(true, animated: true)
    table.dragRow(at: path(2), to: path(0))
    #expect(shown.names == ["a", "b", "c"] && shown.asked == [0, 1, 2])
    table.dragRow(at: path(0), to: path(2))
    #expect(shown.texts == ["b", "c", "a"])
  }

  @Test("A program that has moved a row tells the table, and the numbers fit")
  func moved() {
    let shown = Shown()
    let table = shown.table
    shown.names = ["c", "a", "b"]
    table.moveRow(at: path(2), to: path(0))
    #expect(shown.texts == ["c", "a", "b"])
  }

  @Test("The views above and below all rows are drawn, can be found, and go when others come")
  func views() {
    let shown = Shown()
    let table = shown.table
    let (above, below) = (UILabel(), UILabel())
    above.text = "above"
    below.text = "below"
    table.tableHeaderView = above
    table.tableFooterView = below
    #expect(shown.texts == ["above", "a", "b", "c", "below"] && above.superview === table)
    above.isHidden = true
    table.tableFooterView = nil
    #expect(shown.texts == ["a", "b", "c"] && below.superview == nil)
  }

  @Test("A section's view is drawn in the place of the title that the delegate or the source has")
  func sectionViews() {
    let shown = Shown()
    let table = shown.table
    let (above, below) = (UILabel(), UILabel())
    above.text = "first"
    below.text = "last"
    table.headerViews = [0: above]
    table.footerViews = [0: below]
    #expect(shown.texts == ["first", "a", "b", "c", "last"])
  }
}
