import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("UITableView: scrolling", .keepingObjects)
struct TableScrollingTests {
  let window = KeptObjects.keep(UIWindow())
  let rows = Rows(100)
  let table: UITableView

  init() {
    table = KeptObjects.keep(.over(rows, in: window))
  }

  private var visible: [Int] { table.indexPathsForVisibleRows?.map(\.row) ?? [] }

  @Test("Scrolling asks only for the rows that come in sight")
  func onlyNew() {
    table.contentOffset.y = 3 * 44
    #expect(rows.takeAsked() == [])
    window.runLoop.turn()
    #expect(rows.takeAsked() == [10, 11, 12])
    #expect(visible == Array(3..<13))
  }

  @Test("A row that is partly in sight is visible")
  func partly() {
    table.contentOffset.y = 43
    #expect(visible == Array(0..<11))
    table.contentOffset.y = 45
    #expect(visible == Array(1..<12))
  }

  @Test("scrollToRow puts a row at the top, as far as there are rows below to fill the screen")
  func scrollToRow() {
    table.scrollToRow(at: IndexPath(row: 42, section: 0), at: .top, animated: false)
    #expect(visible.first == 42)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(visible == Array(90..<100))
  }

  @Test("The offset is adjusted when the table shrinks by a reload, and kept otherwise")
  func shrinks() {
    table.contentOffset.y = 50 * 44
    window.runLoop.turn()
    table.reloadData()
    window.runLoop.turn()
    #expect(table.contentOffset == CGPoint(x: 0, y: 2200))
    rows.count = 20
    table.reloadData()
    window.runLoop.turn()
    #expect(table.contentOffset == CGPoint(x: 0, y: 440))
    #expect(visible == Array(10..<20))
    rows.count = 4
    table.reloadData()
    #expect(visible == Array(0..<4))
    #expect(table.contentOffset == .zero)
  }

  @Test("The offset never goes beyond the top")
  func aboveTop() {
    table.contentOffset.y = -100
    window.runLoop.turn()
    #expect(table.contentOffset == .zero)
  }

  @Test("More rows are visible in a higher table, and when rows are lower")
  func size() {
    table.bounds.size.height = 880
    window.runLoop.turn()
    #expect(visible.count == 20)
    table.rowHeight = 22
    window.runLoop.turn()
    #expect(visible.count == 40)
  }

  @Test("The scroll position, and the cells, are kept over a push and a pop")
  func pushAndPop() {
    let stage = NotingWindow()
    let list = stage.controller("list")
    let navigation = stage.showNavigation([list])
    list.view.addSubview(table)
    table.contentOffset.y = 30 * 44
    stage.settle()
    _ = rows.takeAsked()
    navigation.pushViewController(stage.controller("details"), animated: true)
    stage.settle()
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(visible.first == 30)
    #expect(rows.takeAsked() == [])
  }
}
