import Testing

@MainActor @Suite("As UIKit: a table's selection and sections", .keepingObjects)
struct TableSelectionBehaviour {
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [3]
    var told: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      told.append("will \(indexPath.row)")
      return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      told.append("did \(indexPath.row)")
    }
  }

  let screen = KeptObjects.keep(VisibleWindow())
  let rows = KeptObjects.keep(Rows())

  private func path(_ row: Int, in section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// A table on screen, laid out.
  private func shownTable(_ counts: Int...) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    rows.counts = counts
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    let root = screen.controller("root")
    screen.show(root)
    root.view.addSubview(table)
    screen.settle()
    return table
  }

  @Test(
    "A row that the program selects is selected, and the delegate is not told",
    .evidence("Apple, UITableView, selectRow(at:animated:scrollPosition:)")
  )
  func selectByProgram() {
    let table = shownTable(3)
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path(1))
    #expect(table.cellForRow(at: path(1))?.isSelected == true)
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(2)])
    table.deselectRow(at: path(2), animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(rows.told == [])
  }

  @Test(
    "With multiple selection several rows are selected, nil takes all back",
    .evidence("Apple, UITableView, allowsMultipleSelection and selectRow(at:animated:scrollPosition:)")
  )
  func severalRows() {
    let table = shownTable(3)
    table.allowsMultipleSelection = true
    for row in [0, 2] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    #expect(Set(table.indexPathsForSelectedRows ?? []) == [path(0), path(2)])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test(
    "A row that is reloaded is selected no more",
    .evidence("blog.stevex.net, 2011: UITableView selection not sticking when reloading cells")
  )
  func reloadedRow() {
    let table = shownTable(3)
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.reloadRows(at: [path(1)], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(
    "Rows are asked for by section and row, and found by them",
    .evidence("Apple, UITableViewDataSource, numberOfSections(in:)")
  )
  func sections() {
    let table = shownTable(2, 0, 1)
    #expect(table.numberOfSections == 3)
    #expect((0..<3).map { table.numberOfRows(inSection: $0) } == [2, 0, 1])
    #expect(table.indexPathsForVisibleRows == [path(0), path(1), path(0, in: 2)])
    #expect(table.cellForRow(at: path(0, in: 2))?.textLabel?.text == "2.0")
  }

  @Test("A table without sections has no rows", .evidence("Apple, UITableViewDataSource, numberOfSections(in:)"))
  func noSections() {
    let table = shownTable()
    #expect(table.indexPathsForVisibleRows ?? [] == [])
  }

  @Test(
    "Rows that are deleted and inserted in one update are there at its end",
    .evidence("Apple, Table View Programming Guide, Batch Insertion, Deletion, and Reloading of Rows and Sections")
  )
  func updates() {
    let table = shownTable(3, 1)
    table.beginUpdates()
    rows.counts = [2, 3]
    table.deleteRows(at: [path(0)], with: .none)
    table.insertRows(at: [path(0, in: 1), path(1, in: 1)], with: .none)
    table.endUpdates()
    screen.settle()
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 3])
    #expect(table.indexPathsForVisibleRows?.count == 5)
  }

  @Test("Two of the same are equal, and two others not", .evidence("Apple, NSObject, isEqual(_:)"))
  func equality() {
    let (one, other) = (UIView(), UIView())
    #expect(one == one && one != other)
    #expect(Set([one, other, one]).count == 2)
  }
}
