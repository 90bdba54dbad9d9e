import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Run loop and layout", .keepingObjects)
struct RunLoopTests {
  @MainActor final class Board: UIView {
    var layouts = 0
    var reaction: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      reaction()
    }
  }

  let window = KeptObjects.keep(UIWindow())
  let log = EventLog()
  let board = KeptObjects.keep(Board())

  private var runLoop: MainRunLoop { window.runLoop }

  @Test("A turn performs what waited when it began, in order; what is put off meanwhile waits for the next")
  func turn() {
    runLoop.perform { [log, runLoop] in
      log.note("first")
      runLoop.perform { log.note("later") }
    }
    runLoop.perform { [log] in log.note("second") }
    #expect(!runLoop.isIdle)
    #expect(log.take() == [])
    runLoop.turn()
    #expect(log.take() == ["first", "second"])
    #expect(!runLoop.isIdle)
    runLoop.turn()
    #expect(log.take() == ["later"])
    #expect(runLoop.isIdle)
  }

  /// Things that a run loop waits for without a block that was put off, and one that it does not wait for.
  enum Waiting: CaseIterable { case launch, push, reloadNothing, presentation, dismissal, child }

  @Test("isIdle is false while something waits for layout or commit, and true after it", arguments: Waiting.allCases)
  func isIdle(waiting: Waiting) {
    let (root, other) = (UIViewController(), UIViewController())
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    if waiting != .launch { runLoop.runUntilIdle() }
    switch waiting {
    case .launch: break
    case .push: root.navigationController?.pushViewController(other, animated: false)
    case .reloadNothing: root.view.setNeedsLayout()
    case .presentation, .dismissal: root.present(other, animated: false)
    case .child: root.view.addSubview(other.view)
    }
    if waiting == .dismissal {
      runLoop.turn()
      root.dismiss(animated: false)
    }
    #expect(runLoop.isIdle == (waiting == .reloadNothing))
    runLoop.turn()
    #expect(runLoop.isIdle)
  }

  @Test("A turn's blocks come first, then its layout, then all that follows the commit")
  func order() {
    let (root, other) = (UIViewController(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    runLoop.turn()
    board.reaction = { [log, weak other] in log.note("layout, \(other?.view.window == nil)") }
    root.view.addSubview(board)
    root.present(other, animated: false) { [log] in log.note("presented") }
    runLoop.perform { [log] in log.note("block") }
    runLoop.turn()
    #expect(log.take() == ["block", "layout, true", "presented"])
  }

  @Test("A run loop that was never turned, though something waited for its layout or commit, says so at its end")
  func neverTurned() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("a run loop was never turned"))
  }

  @Test("runUntilIdle turns until nothing waits, at least once")
  func runUntilIdle() {
    window.addSubview(board)
    runLoop.runUntilIdle()
    #expect(board.layouts == 1)
    runLoop.perform { [log, runLoop] in runLoop.perform { log.note("later") } }
    runLoop.runUntilIdle()
    #expect(log.take() == ["later"])
  }

  @Test("Views are laid out at the end of a turn, once, if they asked for it")
  func layoutPass() {
    window.addSubview(board)
    runLoop.perform { [board, log] in
      board.setNeedsLayout()
      board.setNeedsLayout()
      log.note("\(board.layouts)")
    }
    runLoop.turn()
    #expect(log.take() == ["0"])
    #expect(board.layouts == 1)
    runLoop.turn()
    #expect(board.layouts == 1)
  }

  @Test("A layout reaches a view deep in the tree, also after its surroundings were laid out")
  func deep() {
    let container = UIView()
    window.addSubview(container)
    runLoop.turn()
    container.addSubview(board)
    runLoop.turn()
    #expect(board.layouts == 1)
    board.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(board.layouts == 2)
    board.setNeedsLayout()
    runLoop.turn()
    #expect(board.layouts == 3)
  }

  @Test("A view that asks for layout while it is laid out has it in the next turn")
  func again() {
    board.reaction = { [weak board] in if board?.layouts == 1 { board?.setNeedsLayout() } }
    window.addSubview(board)
    runLoop.turn()
    #expect(board.layouts == 1)
    runLoop.turn()
    #expect(board.layouts == 2)
  }

  @Test("layoutIfNeeded lays out at once, and only what needs it")
  func atOnce() {
    board.layoutIfNeeded()
    #expect(board.layouts == 0)
    board.setNeedsLayout()
    board.layoutIfNeeded()
    #expect(board.layouts == 1)
  }

  @Test("A change of a view's size asks for layout, a change of what it is scrolled to does not")
  func size() {
    board.bounds.size.width = 100
    board.layoutIfNeeded()
    #expect(board.layouts == 1)
    board.bounds.origin.y = 10
    board.layoutIfNeeded()
    #expect(board.layouts == 1)
  }

  @Test("A view is in one place: added elsewhere it leaves where it was, added again it comes to the front")
  func oneSuperview() {
    let (one, other, front) = (UIView(), UIView(), UIView())
    one.addSubview(board)
    other.addSubview(board)
    #expect(one.subviews.isEmpty)
    #expect(board.superview === other)
    other.addSubview(front)
    other.addSubview(board)
    #expect(other.subviews.last === board)
    #expect(other.subviews.count == 2)
    #expect(board.isDescendant(of: other))
    #expect(!other.isDescendant(of: board))
    board.removeFromSuperview()
    #expect(board.superview == nil)
  }
}
