import AppBench
import Testing
import UIKit

@MainActor @Suite("A table's further parts", .serialized)
struct TableTests {
  private final class Header: UITableViewHeaderFooterView {
    override func prepareForReuse() {
      super.prepareForReuse()
      detailTextLabel?.text = "used"
    }
  }

  private final class Rows: UITableViewController, UITableViewDataSourcePrefetching {
    let calls = Calls()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      tableView.prefetchDataSource = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 25 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "row \(indexPath.row)"
      content.image = UIImage(named: "star")
      content.secondaryText = "second"
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      view?.textLabel?.text = "above"
      return view
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      calls.add("soon \(indexPaths.map(\.row))")
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      calls.add("not \(indexPaths.map(\.row))")
    }
  }

  @Test("A header is made of its class, and used again")
  func headers() throws {
    let rows = Rows()
    let app = try CodeApp.running { rows }
    let first = try #require(rows.tableView.headerView(forSection: 0))
    #expect(app.picture.contains("│ above ") && !app.picture.contains("used"))
    rows.tableView.reloadData()
    try app.perform(.wait(1))
    rows.tableView.reloadData()
    try app.perform(.wait(1))
    #expect(rows.tableView.headerView(forSection: 0) === first && app.picture.contains("│ used "))
  }

  /// Apple, UITableViewDataSourcePrefetching: the source is told of "rows whose data it should begin loading", before their cells
  /// are asked for.
  @Test("A source is told of the rows below, once, and of those that are needed no more")
  func prefetching() throws {
    let rows = Rows()
    let app = try CodeApp.running { rows }
    #expect(rows.calls.taken() == ["soon [10, 11, 12, 13, 14, 15, 16, 17, 18, 19]"])
    try app.perform(.scroll(.rows(2)))
    #expect(rows.calls.taken() == ["soon [20, 21]"])
    try app.perform(.scroll(.toEnd))
    rows.tableView.contentOffset.y = 0
    try app.perform(.wait(1))
    #expect(rows.calls.taken() == ["not [12, 13, 14]", "soon [10, 11, 12, 13, 14, 15, 16, 17, 18, 19]"])
    rows.tableView.contentOffset.y = 1000
    try app.perform(.wait(1))
    #expect(rows.calls.taken() == ["not [10, 11, 12, 13, 14]"])
  }

  @Test("A cell shows the content that it is given in the place of its labels")
  func content() throws {
    let app = try CodeApp.running { Rows() }
    #expect(app.picture.contains("│ ▣ star  row 0  second "))
    let cell = UITableViewCell()
    cell.textLabel?.text = "own"
    cell.imageView?.image = UIImage(named: "moon")
    #expect(cell.picture == ["▣ moon  own"])
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.picture == ["▣ moon"])
  }
}
