import Foundation
import Testing
import UIKit

@MainActor @Suite("A table's selection and sections", .serialized)
struct TableSelectionTests {
  /// A table of two sections on screen, laid out.
  @MainActor private final class Shown: UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow()
    let table = UITableView()
    var names: [[String]]
    var told: [String] = []
    var refusesSelection = false
    var refusesDeselection = false

    init(_ names: [[String]] = [["a", "b"], ["c"]]) {
      self.names = names
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
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

    func numberOfSections(in tableView: UITableView) -> Int { names.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "section \(section)" }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "end" : nil
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.section == 0 }

    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      told.append("will select \(indexPath.row)")
      return refusesSelection ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      told.append("selected \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      refusesDeselection ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      told.append("deselected \(indexPath.row)")
    }
  }

  private func path(_ row: Int, in section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("A tap selects a row, takes the selection from another, and tells the delegate")
  func tap() {
    let shown = Shown()
    shown.table.tapRow(at: path(0))
    shown.table.tapRow(at: path(1))
    #expect(shown.told == ["will select 0", "selected 0", "will select 1", "deselected 0", "selected 1"])
    #expect(shown.table.indexPathForSelectedRow == path(1))
  }

  @Test("A delegate refuses a selection, and the end of one; a table that selects nothing asks nobody")
  func refusal() {
    let shown = Shown()
    let table = shown.table
    shown.refusesSelection = true
    table.tapRow(at: path(0))
    #expect(shown.told == ["will select 0"] && table.indexPathForSelectedRow == nil)
    shown.refusesSelection = false
    table.allowsMultipleSelection = true
    table.tapRow(at: path(0))
    shown.refusesDeselection = true
    table.tapRow(at: path(0))
    #expect(table.indexPathForSelectedRow == path(0))
    shown.refusesDeselection = false
    table.tapRow(at: path(0))
    #expect(table.indexPathForSelectedRow == nil && shown.told.last == "deselected 0")
    table.allowsSelection = false
    shown.told = []
    table.tapRow(at: path(1))
    #expect(shown.told == [])
  }

  /// Apple, UITableView, selectRow(at:animated:scrollPosition:).
  @Test("A row that the program selects is selected, and the delegate is not told")
  func selectByProgram() {
    let shown = Shown()
    let table = shown.table
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path(1) && table.cellForRow(at: path(1))?.isSelected == true)
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(0)])
    table.deselectRow(at: path(0), animated: false)
    #expect(table.indexPathsForSelectedRows == nil && shown.told == [])
  }

  /// Apple, UITableView, allowsMultipleSelection and selectRow(at:animated:scrollPosition:).
  @Test("With multiple selection several rows are selected, nil takes all back")
  func severalRows() {
    let shown = Shown()
    let table = shown.table
    table.allowsMultipleSelection = true
    for path in [path(0), path(0, in: 1)] { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    #expect(Set(table.indexPathsForSelectedRows ?? []) == [path(0), path(0, in: 1)])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  /// blog.stevex.net, 2011: UITableView selection not sticking when reloading cells.
  @Test("A reload and a reloaded row take the selection back", arguments: [false, true])
  func reload(hasOneSection: Bool) {
    let shown = Shown(hasOneSection ? [["a", "b"]] : [["a", "b"], ["c"]])
    let table = shown.table
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    shown.names[0][0] = "new"
    table.reloadRows(at: [path(0)], with: .none)
    #expect(table.indexPathForSelectedRow == path(1) && table.cellForRow(at: path(0))?.textLabel?.text == "new")
    table.reloadRows(at: [path(1)], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("The picture has each section's texts above and below its rows")
  func picture() {
    #expect(Shown().texts == ["— section 0", "a", "b", "end", "— section 1", "c"])
  }

  @Test("A person deletes a row that can be edited, and no other")
  func deletion() {
    let shown = Shown()
    shown.table.deleteRow(at: path(0, in: 1))
    shown.table.deleteRow(at: path(0))
    shown.window.runLoop.turn()
    #expect(shown.names == [["b"], ["c"]])
    #expect(shown.table.indexPathsForVisibleRows == [path(0), path(0, in: 1)])
  }

  /// Apple, UITableViewDataSource, numberOfSections(in:).
  @Test("Rows are asked for by section and row, and found by them; without sections there are none")
  func rowsOfSections() {
    let shown = Shown([["0.0", "0.1"], [], ["2.0"]])
    let table = shown.table
    #expect(table.numberOfSections == 3 && (0..<3).map { table.numberOfRows(inSection: $0) } == [2, 0, 1])
    #expect(table.indexPathsForVisibleRows == [path(0), path(1), path(0, in: 2)])
    #expect(table.cellForRow(at: path(0, in: 2))?.textLabel?.text == "2.0")
    #expect(Shown([]).table.indexPathsForVisibleRows == nil)
  }

  @Test("Sections come and go as the data source says")
  func sections() {
    let shown = Shown()
    let table = shown.table
    shown.names.append(["d"])
    table.insertSections([2], with: .fade)
    #expect(shown.texts.last == "d")
    table.beginUpdates()
    shown.names.removeFirst()
    table.deleteSections([0], with: .fade)
    shown.names.reverse()
    table.moveSection(0, toSection: 1)
    table.endUpdates()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 1)
  }

  /// Apple, Table View Programming Guide, Batch Insertion, Deletion, and Reloading of Rows and Sections.
  @Test("Rows that are deleted and inserted in one update are there at its end")
  func updates() {
    let shown = Shown([["a", "b", "c"], ["d"]])
    let table = shown.table
    table.beginUpdates()
    shown.names = [["b", "c"], ["e", "f", "d"]]
    table.deleteRows(at: [path(0)], with: .none)
    table.insertRows(at: [path(0, in: 1), path(1, in: 1)], with: .none)
    table.endUpdates()
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 3])
    #expect(table.indexPathsForVisibleRows?.count == 5)
  }

  @Test("A number of sections that does not fit stops the program")
  func invalidSections() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let shown = Shown([["a"]])
        shown.table.insertSections([1], with: .none)
      }
    }
  }

  @Test("A number of rows that does not fit stops the program, of an update and of a reload")
  func invalidRows() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let shown = Shown()
        shown.table.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .none)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let shown = Shown([["a", "b"]])
        shown.names = [["a"]]
        shown.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
  }

  @Test("Cells are made by a closure, too, and kept for reuse under its identifier")
  func makers() {
    let table = UITableView()
    var count = 0
    table.register(forCellReuseIdentifier: "closure") {
      count += 1
      return UITableViewCell()
    }
    let cell = table.dequeueReusableCell(withIdentifier: "closure")
    #expect(count == 1 && cell?.reuseIdentifier == "closure")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test("Only the rows in sight have cells, which are used again, over sections and after scrolling")
  func reuse() {
    let shown = Shown((0..<10).map { section in (0..<10).map { "\(section).\($0)" } })
    let table = shown.table
    table.scrollToRow(at: path(5, in: 3), at: .top, animated: false)
    #expect(table.indexPathsForVisibleRows?.first == path(5, in: 3) && table.visibleCells.count == 10)
    table.contentOffset.y = 100_000
    #expect(table.indexPathsForVisibleRows?.last == path(9, in: 9) && table.subviews.count == 10)
  }
}
