import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("UITableView: reloads", .keepingObjects)
struct TableReloadTests {
  let window = KeptObjects.keep(UIWindow())

  private func path(_ row: Int) -> IndexPath {
    IndexPath(row: row, section: 0)
  }

  @Test("reloadData asks anew for what is visible, once a turn however often it was called")
  func reloadData() {
    let rows = Rows(100)
    let table = UITableView.over(rows, in: window)
    let counts = rows.countsAsked
    rows.prefix = "new"
    for _ in 1...5 { table.reloadData() }
    #expect(rows.takeAsked() == [])
    window.runLoop.turn()
    #expect(rows.takeAsked() == Array(0..<10))
    #expect(rows.countsAsked == counts + 1)
    #expect(table.text(3) == "new 3")
    window.runLoop.turn()
    #expect(rows.takeAsked() == [])
  }

  @Test("A table answers from the new data after reloadData")
  func reloadAndAsk() {
    let rows = Rows(3)
    let table = UITableView.over(rows, in: window)
    rows.count = 5
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 5)
    #expect(table.text(4) == "row 4")
  }

  @Test("reloadRows asks inside the call for a new cell for the visible ones among the rows, and counts them")
  func reloadRows() {
    let rows = Rows(100)
    let table = UITableView.over(rows, in: window)
    let old = table.cellForRow(at: path(2))
    let counts = rows.countsAsked
    rows.prefix = "new"
    table.reloadRows(at: [path(2), path(50)], with: .none)
    #expect(rows.takeAsked() == [2])
    #expect(rows.countsAsked == counts + 1)
    #expect(table.cellForRow(at: path(2)) !== old)
    #expect(table.text(2) == "new 2")
    #expect(table.text(3) == "row 3")
    #expect(table.subviews.count == 10)
    window.runLoop.turn()
    #expect(rows.takeAsked() == [])
  }

  @Test("reloadRows before a reload that is due asks at once; the reload asks for all")
  func reloadRowsBeforeReload() {
    let rows = Rows(100)
    let table = UITableView.over(rows, in: window)
    table.reloadData()
    table.reloadRows(at: [path(2)], with: .none)
    #expect(rows.takeAsked() == [2])
    window.runLoop.turn()
    #expect(rows.takeAsked() == Array(0..<10))
    #expect(table.subviews.count == 10)
  }

  @Test("Reloading one row again and again makes one cell more, not many")
  func reloadRowAgain() {
    let rows = Rows(100)
    let table = UITableView.over(rows, in: window)
    for _ in 1...100 {
      table.reloadRows(at: [path(0)], with: .automatic)
      window.runLoop.turn()
    }
    #expect(rows.cells.count == 11)
    #expect(table.numberOfRows(inSection: 0) == 100)
  }

  @Test("reloadData out of a window makes no cell, and numberOfRows makes none anywhere")
  func noCells() {
    let rows = Rows(3)
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 3)
    window.runLoop.turn()
    #expect(rows.takeAsked() == [])
    window.addSubview(table)
    rows.count = 4
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(rows.takeAsked() == [])
    let counts = rows.countsAsked
    window.runLoop.turn()
    #expect(rows.takeAsked() == Array(0..<4))
    #expect(rows.countsAsked == counts)
  }

  @Test("reloadRows of a row that there is not stops the program with UIKit's sentence")
  func reloadOfMissingRow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows(5)
        UITableView.over(rows, in: UIWindow()).reloadRows(at: [IndexPath(row: 6, section: 0)], with: .none)
        withExtendedLifetime(rows) {}
      }
    }
    expect(result, says: "attempt to delete row 6 from section 0 which only contains 5 rows before the update")
  }

  @Test("reloadRows after the number of rows has changed stops the program with UIKit's sentence")
  func reloadOfOtherNumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows(5)
        let table = UITableView.over(rows, in: UIWindow())
        rows.count = 4
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        withExtendedLifetime(rows) {}
      }
    }
    expect(result, says: "Invalid update: invalid number of rows in section 0.")
    expect(result, says: "the update (4) must be equal to")
    expect(result, says: "before the update (5), plus or minus")
  }

  @Test("reloadRows goes with a number of rows that a reload has already changed")
  func reloadOfCountedNumber() {
    let rows = Rows(5)
    let table = UITableView.over(rows, in: window)
    rows.count = 4
    table.reloadData()
    table.reloadRows(at: [path(1)], with: .none)
    window.runLoop.turn()
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(table.text(3) == "row 3")
    #expect(table.cellForRow(at: path(4)) == nil)
  }
}
