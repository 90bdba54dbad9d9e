import Foundation
import HeadlessUIKit

/// A data source that remembers the requested rows and the cells that it returned for them.
@MainActor final class Rows: UITableViewDataSource {
  var count: Int
  var prefix = "row"
  private(set) var countsAsked = 0
  private(set) var cells: [UITableViewCell] = []
  private var asked: [Int] = []

  init(_ count: Int) {
    self.count = count
  }

  /// Returns the rows requested since the last call.
  func takeAsked() -> [Int] {
    defer { asked = [] }
    return asked
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countsAsked += 1
    return count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    cell.textLabel?.text = "\(prefix) \(indexPath.row)"
    return cell
  }
}

extension UITableView {
  /// A table over rows, in a window, laid out.
  @MainActor static func over(
    _ rows: Rows,
    in window: UIWindow,
    cells: UITableViewCell.Type = UITableViewCell.self
  ) -> UITableView {
    let table = UITableView()
    table.register(cells, forCellReuseIdentifier: "row")
    table.dataSource = rows
    window.addSubview(table)
    window.runLoop.turn()
    _ = rows.takeAsked()
    return table
  }

  func text(_ row: Int) -> String? {
    cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text
  }
}
