import AppBench
import Testing
import UIKit

@MainActor @Suite("A source of snapshots", .serialized)
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  /// Apple, NSDiffableDataSourceSnapshot: identifiers are unique, and a snapshot is a value.
  @Test("A snapshot is changed by identifiers, and a copy of it stays as it was")
  func snapshots() {
    var snapshot = snapshot(["a": ["1", "2"], "b": ["3"]])
    let old = snapshot
    snapshot.insertItems(["0"], beforeItem: "1")
    snapshot.insertItems(["4"], afterItem: "3")
    snapshot.moveItem("2", afterItem: "4")
    snapshot.deleteItems(["3"])
    snapshot.insertSections(["c"], beforeSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b"] && snapshot.itemIdentifiers == ["0", "1", "4", "2"])
    #expect(snapshot.sectionIdentifier(containingItem: "2") == "b" && snapshot.indexOfItem("4") == 2)
    #expect(old.itemIdentifiers == ["1", "2", "3"])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == ["0", "1"])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test("A snapshot stops the program if an item is there twice")
  func twice() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      snapshot.appendItems([1])
    }
  }

  @Test("A table shows what is applied, and rows that stay are selected as before")
  func table() async throws {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    let root = UIViewController()
    root.view = table
    let app = try CodeApp.running { root }
    source.apply(snapshot(["a": ["Ada", "Grace"]]))
    try app.perform(lines: "row 1\nexpect Grace")
    await withCheckedContinuation { continuation in
      source.apply(snapshot(["b": ["Joan", "Grace"], "c": ["Ada"]])) { continuation.resume() }
    }
    try app.perform(lines: "expect Joan")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0) && table.numberOfSections == 2)
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "Ada")
    #expect(source.indexPath(for: "Grace") == IndexPath(row: 1, section: 0) && source.snapshot().numberOfItems == 3)
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
  }

  @Test("A collection asks for cells of new and reloaded items alone")
  func collection() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    grid.register(GridController.Cell.self, forCellWithReuseIdentifier: "cell")
    let calls = Calls()
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: grid) { grid, path, item in
      calls.add(item)
      let cell = grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? GridController.Cell)?.label.text = item
      return cell
    }
    let root = UIViewController()
    root.view = grid
    let app = try CodeApp.running { root }
    var snapshot = snapshot(["a": ["Ada", "Grace"]])
    source.apply(snapshot)
    try app.perform(lines: "row 1\nexpect Grace")
    #expect(calls.taken() == ["Ada", "Grace"])
    snapshot.insertItems(["Joan"], beforeItem: "Ada")
    snapshot.reloadItems(["Ada"])
    source.apply(snapshot)
    try app.perform(lines: "expect Joan")
    #expect(calls.taken() == ["Joan", "Ada"])
    #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(app.picture.contains(#/│ Joan [^A]*│ Ada [^G]*│ ✓ Grace /#))
  }
}
