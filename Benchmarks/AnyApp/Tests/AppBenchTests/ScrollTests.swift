import AppBench
import Testing
import UIKit

@MainActor @Suite("A view that scrolls", .serialized)
struct ScrollTests {
  private final class Rows: UITableViewController {
    let calls = Calls()
    var fingers: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let control = UIRefreshControl()
      ClassTable.register(UIViewController.self, action: "pulled") { object, _ in
        (object as? Rows)?.calls.add("pulled")
      }
      control.addTarget(self, action: Selector("pulled"), for: .valueChanged)
      tableView.addSubview(control)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell()
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.add("begins") }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.add("at \(Int(scrollView.contentOffset.y))")
      fingers.append("\(scrollView.isTracking) \(scrollView.isDragging) \(scrollView.isDecelerating)")
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.add("lifted, goes on: \(decelerate)")
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.add("rests") }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.add("top") }
    override func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls.add("aims at \(Int(targetContentOffset.pointee.y))")
      if targetContentOffset.pointee.y == 132 { targetContentOffset.pointee.y = 176 }
    }
  }

  /// Apple, UIScrollViewDelegate: "Responding to scrolling and dragging", in the order in which its methods say they are called.
  @Test("tells its delegate in UIKit's order, and goes where that wants")
  func order() throws {
    let rows = Rows()
    let app = try CodeApp.running { rows }
    try app.perform(.scroll(.rows(2)))
    #expect(rows.calls.taken() == ["begins", "at 44", "aims at 88", "lifted, goes on: true", "at 88", "rests"])
    try app.perform(lines: "expect … 2 above\nscroll 1\nexpect … 4 above\nscroll -4\nscroll -1")
    #expect(rows.calls.taken().suffix(3) == ["begins", "aims at 0", "lifted, goes on: false"])
    try app.perform(lines: "scroll to end\nexpect row 49\nscroll to top\nexpect row 0")
    #expect(rows.calls.taken().suffix(4) == ["at 1760", "rests", "at 0", "top"])
  }

  @Test("begins to refresh when it is pulled, once")
  func pull() throws {
    let rows = Rows()
    let app = try CodeApp.running { rows }
    try app.perform(.pull)
    #expect(rows.calls.taken() == ["begins", "pulled", "lifted, goes on: false"])
    #expect(throws: AppFailure("it is loading again already")) { try app.perform(.pull) }
    #expect(app.possibleActions(typing: []).contains(.scroll(.toEnd)))
    #expect(!app.possibleActions(typing: []).contains(.pull))
  }

  @Test("scrolls a collection by lines, and sideways by pages")
  func collection() throws {
    let grid = GridController([(0..<20).map { "item \($0)" }])
    let app = try CodeApp.running { grid }
    _ = grid.calls.taken()
    try app.perform(lines: "scroll 1\nexpect item 9")
    #expect(
      grid.calls.taken().filter { $0.hasPrefix("scrolled") || $0 == "rests" } == [
        "scrolled to 50", "scrolled to 100", "rests",
      ]
    )
    grid.layout.scrollDirection = .horizontal
    grid.grid.isPagingEnabled = true
    try app.perform(lines: "scroll to top\nscroll 1")
    #expect(grid.grid.contentOffset == CGPoint(x: 320, y: 0))
  }

  @Test("has a delegate of its own if it is not a list, told of what the program scrolls")
  func plain() throws {
    let (rows, view) = (Rows(), UIScrollView())
    view.delegate = rows
    view.contentSize = CGSize(width: 320, height: 1000)
    let root = UIViewController()
    root.view = view
    let app = try CodeApp.running { root }
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 1, height: 10), animated: false)
    #expect(rows.calls.taken() == ["at 100", "at 170"])
    view.isScrollEnabled = false
    #expect(throws: AppFailure("nothing in sight scrolls")) { try app.perform(.scroll(.toEnd)) }
  }

  // Apple, UIScrollView.isTracking, isDragging and isDecelerating.
  @Test("knows if a finger is on its content, and if that moves on by itself")
  func finger() throws {
    let rows = Rows()
    let app = try CodeApp.running { rows }
    try app.perform(lines: "scroll 2")
    #expect(rows.fingers.first == "true true false" && rows.fingers.last == "false true true")
    #expect(!rows.tableView.isTracking && !rows.tableView.isDragging && !rows.tableView.isDecelerating)
    rows.tableView.setContentOffset(.zero, animated: false)
    #expect(rows.fingers.last == "false false false")
  }
}
