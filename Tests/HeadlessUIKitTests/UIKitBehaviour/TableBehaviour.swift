import Testing

@MainActor @Suite("As UIKit: tables", .keepingObjects)
struct TableBehaviour {
  final class Cell: UITableViewCell {
    var reuses = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  final class Rows: NSObject, UITableViewDataSource {
    var count = 3
    var countsAsked = 0
    var asked: [Int] = []
    /// The cells that were given out, one entry for each time, with the number of their reuses until then.
    var given: [(cell: UITableViewCell, reuses: Int)] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      countsAsked += 1
      return count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      given.append((cell, (cell as? Cell)?.reuses ?? 0))
      return cell
    }
  }

  let screen = KeptObjects.keep(VisibleWindow())
  let rows = KeptObjects.keep(Rows())

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = rows
    return table
  }

  /// A table on screen, laid out.
  private func shownTable() -> UITableView {
    let (root, table) = (screen.controller("root"), table())
    screen.show(root)
    root.view.addSubview(table)
    screen.settle()
    rows.asked = []
    return table
  }

  @Test(
    "reloadData asks for cells in the next layout",
    .evidence("stacks with cellForRowAt below _updateVisibleCellsNow and layoutSubviews")
  )
  func reloadData() {
    let table = shownTable()
    table.reloadData()
    #expect(rows.asked == [])
    screen.turn()
    #expect(Set(rows.asked) == [0, 1, 2])
  }

  @Test(
    "reloadRows asks for the rows' cells inside the call",
    .evidence("stacks with cellForRowAt below reloadRows; Eureka, pull request 1970; Open Radar 23384758")
  )
  func reloadRows() {
    let table = shownTable()
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(rows.asked.contains(1))
  }

  @Test("A table does not hold its data source", .evidence("Apple, UITableView, dataSource"))
  func dataSourceIsWeak() {
    let table = UITableView()
    weak var seen: Rows?
    do {
      let rows = Rows()
      table.dataSource = rows
      seen = rows
    }
    #expect(seen == nil)
    #expect(table.dataSource == nil)
  }

  @Test(
    "reloadData out of a window asks for no cell",
    .evidence("essential-feed case study and its many copies: loadedImageURLs is empty after the feed is loaded")
  )
  func reloadOutOfWindow() {
    let table = table()
    table.reloadData()
    screen.settle()
    #expect(rows.asked == [])
    #expect(table.window == nil)
  }

  @Test(
    "reloadRows counts the rows again inside the call",
    .evidence("stacks and texts of its exceptions: invalid number of rows; only contains 5 rows before the update")
  )
  func reloadRowsCounts() {
    let table = shownTable()
    rows.countsAsked = 0
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(rows.countsAsked > 0)
  }

  @Test(
    "reloadRows asks for cells inside the call, too, when the table has left its window",
    .evidence("Eureka, pull request 1970, and Open Radar 23384758: UITableViewAlertForLayoutOutsideViewHierarchy")
  )
  func reloadRowsOutOfWindow() {
    let table = shownTable()
    table.removeFromSuperview()
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(rows.asked.contains(1))
  }

  @Test(
    "A used cell is prepared for reuse before it is given out again",
    .evidence("Apple, UITableViewCell, prepareForReuse()")
  )
  func prepareForReuse() {
    rows.count = 100
    let table = shownTable()
    for page in 1...8 {
      table.contentOffset = CGPoint(x: 0, y: 440 * page)
      screen.turn()
    }
    var times: [ObjectIdentifier: Int] = [:]
    for (cell, reuses) in rows.given {
      let before = times[ObjectIdentifier(cell), default: 0]
      #expect(reuses >= before)
      times[ObjectIdentifier(cell)] = before + 1
    }
    #expect(times.values.contains { $0 > 1 })
  }
}
