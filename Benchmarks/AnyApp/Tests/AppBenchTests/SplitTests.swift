import AppBench
import Testing
import UIKit

/// The calls are those of Apple's documentation of UISplitViewController and UISplitViewControllerDelegate.
@Suite("A split view controller on a telephone")
@MainActor struct SplitTests {
  private final class Guide: UISplitViewControllerDelegate {
    var discards = false
    var shows = false
    let calls = Calls()

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondary: UIViewController,
      onto primary: UIViewController
    ) -> Bool {
      calls.add("collapse \(secondary.title ?? "")")
      return discards
    }

    func splitViewController(_ split: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
      calls.add("detail \(vc.title ?? "")")
      return shows
    }
  }

  private let calls = Calls()

  private func running(discards: Bool) throws -> (app: RunningApp, split: UISplitViewController, guide: Guide) {
    let (guide, split) = (Guide(), UISplitViewController())
    guide.discards = discards
    split.delegate = guide
    let app = try CodeApp.running {
      let list = UINavigationController(rootViewController: NotingController("List", calls))
      split.viewControllers = [list, NotingController("Empty", calls)]
      return split
    }
    return (app, split, guide)
  }

  @Test("shows the second controller on the first one's stack, unless the delegate discards it")
  func collapse() throws {
    let (app, split, guide) = try running(discards: false)
    try app.perform(lines: "expect this is Empty\nback\nexpect this is List")
    #expect(guide.calls.taken() == ["collapse Empty"] && split.isCollapsed && split.viewControllers.count == 1)
  }

  @Test("loads nothing of a controller that is discarded, and shows further ones on the stack unless the delegate does")
  func detail() throws {
    let (app, split, guide) = try running(discards: true)
    #expect(app.picture.contains("this is List") && !calls.names.contains("Empty loaded"))
    let list = try #require((split.viewControllers[0] as? UINavigationController)?.topViewController)
    #expect(list.splitViewController === split)
    list.showDetailViewController(NotingController("Detail", calls), sender: nil)
    try app.perform(lines: "wait 1\nexpect this is Detail\nback\nexpect this is List")
    guide.shows = true
    list.showDetailViewController(NotingController("Other", calls), sender: nil)
    try app.perform(lines: "wait 1\nexpect this is List")
    #expect(guide.calls.taken() == ["collapse Empty", "detail Detail", "detail Other"])
    split.show(NotingController("Shown", calls), sender: nil)
    try app.perform(lines: "wait 1\nexpect this is Shown")
  }

  @Test("is drawn in a storyboard, with segues that show on the stack and in the second part")
  func storyboard() throws {
    let text = """
      <document initialViewController="s"><scenes><scene><objects><splitViewController id="s"><connections>
      <segue destination="n" kind="relationship" relationship="masterViewController" id="r1"/>
      <segue destination="e" kind="relationship" relationship="detailViewController" id="r2"/>
      </connections></splitViewController></objects></scene><scene><objects><navigationController id="n"><connections>
      <segue destination="l" kind="relationship" relationship="rootViewController" id="r3"/>
      </connections></navigationController></objects></scene><scene><objects><viewController title="List" id="l">
      <view key="view" id="v1"><subviews><button id="b1"><state key="normal" title="Detail"/><connections>
      <segue destination="e" kind="showDetail" id="s1"/></connections></button>
      <button id="b2"><state key="normal" title="Again"/><connections>
      <segue destination="l" kind="show" id="s2"/></connections></button></subviews></view>
      </viewController></objects></scene><scene><objects><viewController title="Empty" id="e">
      <view key="view" id="v2"><subviews><label text="a detail" id="t1"/></subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    try withFiles(["Split.storyboard": text]) {
      let app = try CodeApp.running {
        UIStoryboard(name: "Split", bundle: nil).instantiateInitialViewController() ?? UIViewController()
      }
      try app.perform(lines: "expect a detail\nback\ntap Detail\nexpect a detail\nexpect ‹ List\nback\ntap Again")
      try app.perform(lines: "expect ‹ List  List")
    }
  }

  @Test("need not be there: what is shown is pushed, or presented without a stack")
  func without() throws {
    let root = NotingController("Root", calls)
    let app = try CodeApp.running { UINavigationController(rootViewController: root) }
    let pushed = NotingController("Pushed", calls)
    root.show(pushed, sender: nil)
    try app.perform(lines: "wait 1\nexpect ‹ Root  Pushed")
    pushed.showDetailViewController(NotingController("Presented", calls), sender: nil)
    try app.perform(lines: "wait 1\nexpect this is Presented")
    let alone = NotingController("Alone", calls)
    let other = try CodeApp.running { alone }
    alone.show(NotingController("Sheet", calls), sender: nil)
    try other.perform(lines: "wait 1\nexpect ║ this is Sheet")
  }
}
