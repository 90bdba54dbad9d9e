import AppBench
import Foundation
import Testing
import UIKit

@MainActor @Suite("A collection", .serialized)
struct CollectionTests {
  private func app(_ grid: GridController) throws -> RunningApp {
    try CodeApp.running { UINavigationController(rootViewController: grid) }
  }

  private static let twenty = [(0..<20).map { "item \($0)" }]

  /// Apple, UICollectionView: "the collection view […] gets each cell from the data source"; willDisplay is called "before
  /// adding a cell to its content".
  @Test("counts, then makes a cell for each item in sight, and a line for each")
  func firstPicture() throws {
    let grid = GridController(Self.twenty)
    let app = try app(grid)
    #expect(
      Array(grid.calls.taken().prefix(5)) == ["count 0", "new 0", "shows 0", "new 1", "shows 1"]
    )
    #expect(app.picture.contains("│ item 0 ") && app.picture.contains("│ item 7 ") && !app.picture.contains("item 8"))
    #expect(app.picture.contains("… 12 below") && !app.picture.contains("above"))
    #expect(grid.grid.visibleCells.count == 8 && grid.grid.contentSize.height == 10 * 110 - 10)
  }

  @Test("uses the cells again that are scrolled away")
  func reuse() throws {
    let grid = GridController(Self.twenty)
    let app = try app(grid)
    _ = grid.calls.taken()
    grid.grid.contentOffset.y = 110
    try app.perform(.expect("… 2 above"))
    #expect(
      grid.calls.taken() == ["hides 1", "hides 0", "used 8", "shows 8", "used 9", "shows 9"]
    )
    try app.perform(.expect("item 9"))
    #expect(grid.grid.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    grid.grid.scrollToItem(at: IndexPath(item: 19, section: 0), at: .bottom, animated: true)
    #expect(grid.grid.contentOffset.y == 1090 - 440 && app.picture.contains("… 12 above"))
  }

  /// Apple, UICollectionViewDelegate: shouldSelect is asked first; the item that was selected is deselected before the other
  /// is told of.
  @Test("asks its delegate before a tap selects, and tells it")
  func selection() throws {
    let grid = GridController([["a", "b", "fixed"]])
    let app = try app(grid)
    _ = grid.calls.taken()
    try app.perform(.row(.init(row: 0)))
    try app.perform(.row(.init(row: 1)))
    try app.perform(.row(.init(row: 2)))
    #expect(
      grid.calls.taken() == ["should 0", "selected 0", "should 1", "deselected 0", "selected 1", "should 2"]
    )
    #expect(app.picture.contains("│ ✓ b ") && !app.picture.contains("✓ a"))
    #expect(grid.grid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    grid.grid.allowsMultipleSelection = true
    try app.perform(.row(.init(row: 0)))
    try app.perform(.row(.init(row: 1)))
    #expect(grid.grid.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    grid.grid.reloadData()
    try app.perform(.wait(1))
    #expect(grid.grid.indexPathsForSelectedItems == nil && !app.picture.contains("✓"))
    #expect(throws: AppFailure("row 5 is not in sight")) { try app.perform(.row(.init(row: 5))) }
  }

  /// Apple, performBatchUpdates: deletions are processed before insertions, which name places after the update.
  @Test("keeps the cells of items that stay, and asks for those that come")
  func updates() throws {
    let grid = GridController([["a", "b", "c"]])
    let app = try app(grid)
    grid.grid.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    _ = grid.calls.taken()
    grid.grid.performBatchUpdates {
      grid.sections = [["new", "c", "b"]]
      grid.grid.deleteItems(at: [IndexPath(item: 0, section: 0)])
      grid.grid.insertItems(at: [IndexPath(item: 0, section: 0)])
      grid.grid.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 1, section: 0))
    }
    try app.perform(.expect("✓ c"))
    #expect(grid.calls.taken() == ["count 0", "hides 0", "used 0", "shows 0"])
    #expect(app.picture.contains(#/│ new [^b]*✓ c [^b]*│ b /#))
    #expect(grid.grid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    grid.sections = [["x"], ["y"]]
    grid.grid.performBatchUpdates {
      grid.grid.reloadSections(IndexSet(integer: 0))
      grid.grid.insertSections(IndexSet(integer: 1))
    }
    try app.perform(.expect("│ y "))
    grid.sections[1] = ["z"]
    grid.grid.reloadItems(at: [IndexPath(item: 0, section: 1)])
    try app.perform(.expect("│ z "))
    grid.sections = [["w"]]
    grid.grid.performBatchUpdates {
      grid.grid.deleteSections(IndexSet(integer: 0))
      grid.grid.reloadItems(at: [IndexPath(item: 0, section: 1)])
    }
    try app.perform(.expect("│ w "))
  }

  /// Apple, performBatchUpdates: the completion is called "after the animations have completed".
  @Test("calls the completion of an update in a later turn, not inside the call")
  func completion() async throws {
    let grid = GridController([["a"]])
    _ = try app(grid)
    let order = await withCheckedContinuation { continuation in
      grid.grid.performBatchUpdates(nil) {
        grid.calls.add("ended: \($0)"); continuation.resume(returning: grid.calls)
      }
      grid.calls.add("called")
    }.taken()
    #expect(order.suffix(2) == ["called", "ended: true"])
  }

  /// UIKit's NSInternalInconsistencyException: "Invalid update: invalid number of items in section 0".
  @Test("stops the program if an update does not fit the data source")
  func invalidUpdate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let grid = GridController([["a"]])
        grid.loadViewIfNeeded()
        grid.grid.layoutIfNeeded()
        grid.grid.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("invalid number of items in section 0") && text.contains("(1 inserted, 0 deleted)"))
  }

  @Test("has a header for each section if the layout has room for it, and the delegate's sizes")
  func headers() throws {
    let grid = GridController([["a"], ["b", "c"]])
    let app = try app(grid)
    #expect(!app.picture.contains("section"))
    grid.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    try app.perform(.expect("— section 1"))
    let lines = app.picture.split(separator: "\n").dropFirst(3).map { $0.dropFirst(2).prefix { $0 != "│" } }
    #expect(
      lines.prefix(5).map { $0.trimmingCharacters(in: .whitespaces) } == ["— section 0", "a", "— section 1", "b", "c"]
    )
    grid.size = CGSize(width: 320, height: 400)
    grid.layout.invalidateLayout()
    try app.perform(.expect("… 2 below"))
    #expect(!app.picture.contains("│ b "))
  }

  @Test("stops the program if a cell is not registered")
  func unregistered() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = grid.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
      }
    }
  }
}
