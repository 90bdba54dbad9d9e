import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("UITableView: rows and cells", .keepingObjects)
struct TableTests {
  @MainActor final class ReusedCell: UITableViewCell {
    private(set) var reuses = 0

    override func prepareForReuse() { reuses += 1 }
  }

  let window = KeptObjects.keep(UIWindow())

  private func path(_ row: Int) -> IndexPath {
    IndexPath(row: row, section: 0)
  }

  @Test("Of a million rows only the visible ones are asked for")
  func million() {
    let rows = Rows(1_000_000)
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    #expect(rows.takeAsked() == [])
    window.addSubview(table)
    window.runLoop.turn()
    #expect(rows.takeAsked() == Array(0..<10))
    #expect(table.numberOfRows(inSection: 0) == 1_000_000)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0..<10))
    #expect(rows.countsAsked == 1)
  }

  @Test("A cell is there for a visible row, and none for another")
  func cellForRow() {
    let table = UITableView.over(KeptObjects.keep(Rows(100)), in: window)
    #expect(table.text(9) == "row 9")
    #expect(table.cellForRow(at: path(10)) == nil)
  }

  @Test("The visible rows' index paths are nil if there are none")
  func noRows() {
    #expect(UITableView.over(Rows(0), in: window).indexPathsForVisibleRows == nil)
  }

  @Test("Scrolling through a thousand rows makes no more cells than fit the screen, and a few")
  func reuse() {
    let rows = Rows(1000)
    let table = UITableView.over(rows, in: window)
    for offset in stride(from: 0, through: 44_000, by: 30) {
      table.contentOffset.y = CGFloat(offset)
      window.runLoop.turn()
    }
    #expect(table.text(999) == "row 999")
    #expect(rows.cells.count <= 12)
    #expect(table.subviews.count == 10)
  }

  @Test("A cell is prepared for reuse whenever it is given out again, and only then")
  func prepareForReuse() throws {
    let table = UITableView.over(KeptObjects.keep(Rows(100)), in: window, cells: ReusedCell.self)
    let cell = try #require(table.cellForRow(at: path(0)) as? ReusedCell)
    #expect(cell.reuseIdentifier == "row")
    #expect(cell.reuses == 0)
    table.contentOffset.y = 440
    window.runLoop.turn()
    #expect(cell.reuses == 1)
    #expect(cell.superview === table)
  }

  @Test("A cell's class must be registered")
  func unregistered() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "unknown", for: IndexPath(row: 0, section: 0))
      }
    }
  }

  @Test("A new data source is asked in place of the old one")
  func newDataSource() {
    let table = UITableView.over(KeptObjects.keep(Rows(3)), in: window)
    let other = Rows(2)
    table.dataSource = other
    #expect(table.numberOfRows(inSection: 0) == 2)
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
}
