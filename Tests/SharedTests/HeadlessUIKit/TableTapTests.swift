import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("UITableView: a person's taps, sections in the picture, deleted rows", .keepingObjects)
struct TableTapTests {
  final class Rows: UITableViewDataSource, UITableViewDelegate {
    var names = [["a", "b"], ["c"]]
    var told: [String] = []
    var refusesSelection = false
    var refusesDeselection = false

    func numberOfSections(in tableView: UITableView) -> Int { names.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell()
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

  let window = KeptObjects.keep(UIWindow())
  let rows = KeptObjects.keep(Rows())
  let table = KeptObjects.keep(UITableView())

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    window.isHidden = false
    window.addSubview(table)
    window.runLoop.turn()
  }

  private func path(_ row: Int, in section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("A tap selects a row, takes the selection from another, and tells the delegate")
  func tap() {
    table.tapRow(at: path(0))
    table.tapRow(at: path(1))
    #expect(rows.told == ["will select 0", "selected 0", "will select 1", "deselected 0", "selected 1"])
    #expect(table.indexPathForSelectedRow == path(1))
  }

  @Test("A delegate refuses a selection, and the end of one; a table that selects nothing asks nobody")
  func refusal() {
    rows.refusesSelection = true
    table.tapRow(at: path(0))
    #expect(rows.told == ["will select 0"] && table.indexPathForSelectedRow == nil)
    rows.refusesSelection = false
    table.allowsMultipleSelection = true
    table.tapRow(at: path(0))
    rows.refusesDeselection = true
    table.tapRow(at: path(0))
    #expect(table.indexPathForSelectedRow == path(0))
    rows.refusesDeselection = false
    table.tapRow(at: path(0))
    #expect(table.indexPathForSelectedRow == nil && rows.told.last == "deselected 0")
    table.allowsSelection = false
    rows.told = []
    table.tapRow(at: path(1))
    #expect(rows.told == [])
  }

  @Test("The picture has each section's texts above and below its rows")
  func picture() {
    let lines = table.picture.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == ["— section 0", "a", "b", "end", "— section 1", "c"])
  }

  @Test("A person deletes a row that can be edited, and no other")
  func deletion() {
    table.deleteRow(at: path(0, in: 1))
    table.deleteRow(at: path(0))
    window.runLoop.turn()
    #expect(rows.names == [["b"], ["c"]])
    #expect(table.indexPathsForVisibleRows == [path(0), path(0, in: 1)])
  }

  @Test("Sections come and go as the data source says")
  func sections() {
    rows.names.append(["d"])
    table.insertSections([2], with: .fade)
    window.runLoop.turn()
    #expect(table.picture.last?.trimmingCharacters(in: .whitespaces) == "d")
    table.beginUpdates()
    rows.names.removeFirst()
    table.deleteSections([0], with: .fade)
    rows.names.reverse()
    table.moveSection(0, toSection: 1)
    table.endUpdates()
    window.runLoop.turn()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 1)
  }

  @Test("A number of sections that does not fit stops the program")
  func invalidSections() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView()
        let rows = Rows()
        table.dataSource = rows
        rows.names = [["a"]]
        table.insertSections([1], with: .none)
      }
    }
  }

  @Test("A number of rows that does not fit stops the program")
  func invalidUpdate() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView()
        let rows = Rows()
        table.dataSource = rows
        rows.names = [["a"], ["c"]]
        table.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .none)
      }
    }
  }

  @Test("A reload and a reloaded row take the selection back; a cell that comes into sight is told of its own")
  func reload() {
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: path(0, in: 1), animated: false, scrollPosition: .none)
    table.reloadRows(at: [path(0)], with: .none)
    #expect(table.indexPathForSelectedRow == path(0, in: 1))
    table.reloadRows(at: [path(0, in: 1)], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("Cells with a second label and with accessories are drawn with them")
  func cells() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "name"
    cell.detailTextLabel?.text = "value"
    cell.accessoryType = .disclosureIndicator
    #expect(cell.picture[0].hasPrefix("name  value") && cell.picture[0].hasSuffix("›"))
    #expect(UITableViewCell().detailTextLabel == nil)
  }

  @Test("Cells are made by a closure, too, and kept for reuse under its identifier")
  func makers() {
    var count = 0
    table.register(forCellReuseIdentifier: "closure") {
      count += 1
      return UITableViewCell()
    }
    let cell = table.dequeueReusableCell(withIdentifier: "closure")
    #expect(count == 1 && cell?.reuseIdentifier == "closure")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }
}
