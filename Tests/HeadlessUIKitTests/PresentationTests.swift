import HeadlessUIKit
import Testing

@MainActor @Suite("UIViewController: presentation", .keepingObjects)
struct PresentationTests {
  let stage = NotingWindow()
  let root: NotingController
  let sheet: NotingController

  init() {
    root = stage.controller("root")
    sheet = stage.controller("sheet")
    stage.show(root)
  }

  private func present(_ controller: UIViewController, from presenter: UIViewController) {
    presenter.present(controller, animated: false)
    stage.settle()
    _ = stage.log.take()
  }

  @Test("present links both and loads the view; the rest comes after the commit", arguments: [true, false])
  func present(animated: Bool) {
    root.present(sheet, animated: animated) { [log = stage.log] in log.note("presented") }
    #expect(stage.log.take() == ["sheet didLoad"])
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    #expect(sheet.view.window == nil)
    #expect(!stage.window.runLoop.isIdle)
    stage.turn()
    let begun = ["sheet willAppear"], ended = ["sheet didAppear", "presented"]
    #expect(stage.log.take() == (animated ? begun : begun + ended))
    #expect(stage.window.subviews.last === sheet.view)
    stage.turn()
    #expect(stage.log.take() == (animated ? ended : []))
  }

  @Test("dismiss does nothing before the commit; the links are cut when it has ended", arguments: [true, false])
  func dismiss(animated: Bool) {
    present(sheet, from: root)
    root.dismiss(animated: animated) { [log = stage.log] in log.note("dismissed") }
    #expect(stage.log.take() == [])
    #expect(root.presentedViewController === sheet)
    #expect(!stage.window.runLoop.isIdle)
    stage.turn()
    let begun = ["sheet willDisappear"], ended = ["sheet didDisappear", "dismissed"]
    #expect(stage.log.take() == (animated ? begun : begun + ended))
    #expect((root.presentedViewController != nil) == animated)
    stage.turn()
    #expect(stage.log.take() == (animated ? ended : []))
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(sheet.view.window == nil)
  }

  @Test("A presentation and a dismissal that are animated take the window's time")
  func duration() {
    stage.window.transitionDuration = 3
    root.present(sheet, animated: true)
    for _ in 0..<3 { stage.turn() }
    #expect(stage.log.take() == ["sheet didLoad", "sheet willAppear"])
    stage.turn()
    #expect(stage.log.take() == ["sheet didAppear"])
    root.dismiss(animated: true)
    for _ in 0..<3 { stage.turn() }
    #expect(stage.log.take() == ["sheet willDisappear"])
    stage.turn()
    #expect(stage.log.take() == ["sheet didDisappear"])
  }

  @Test("The commit comes after the turn's layout: a push of the same turn is under way when the sheet appears")
  func afterLayout() {
    let navigation = stage.showNavigation([root])
    root.present(sheet, animated: true)
    navigation.pushViewController(stage.controller("details"), animated: true)
    stage.turn()
    #expect(
      stage.log.take().filter { $0.hasSuffix("ppear") } == [
        "root willDisappear", "details willAppear", "sheet willAppear",
      ]
    )
  }

  @Test("A child of the presented controller can dismiss it, and knows who presents")
  func dismissFromChild() {
    let child = stage.controller("child")
    sheet.addChild(child)
    present(sheet, from: root)
    #expect(child.presentingViewController === root)
    child.dismiss(animated: false)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("The root of a tree presents for its children, and both know what is presented")
  func forwarded() {
    let navigation = stage.showNavigation([stage.controller("top")])
    let top = navigation.topViewController
    top?.present(sheet, animated: false)
    #expect(sheet.presentingViewController === navigation)
    #expect(navigation.presentedViewController === sheet)
    #expect(top?.presentedViewController === sheet)
    top?.dismiss(animated: false)
    stage.settle()
    #expect(navigation.presentedViewController == nil)
  }

  @Test("Dismissing low in a stack of presented controllers dismisses all above, only the topmost animated")
  func stack() {
    let top = stage.controller("top")
    present(sheet, from: root)
    present(top, from: sheet)
    #expect(top.presentingViewController === sheet)
    root.dismiss(animated: true) { [log = stage.log] in log.note("dismissed") }
    #expect(stage.log.take() == [])
    #expect(sheet.view.window != nil)
    stage.turn()
    #expect(stage.log.take() == ["sheet willDisappear", "sheet didDisappear", "top willDisappear"])
    stage.turn()
    #expect(stage.log.take() == ["top didDisappear", "dismissed"])
    #expect(stage.window.subviews.count == 1)
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentedViewController == nil)
    #expect(top.presentingViewController == nil)
  }

  @Test("A controller in the middle of the stack dismisses what is above it")
  func middle() {
    present(sheet, from: root)
    present(stage.controller("top"), from: sheet)
    sheet.dismiss(animated: false)
    stage.settle()
    #expect(sheet.presentedViewController == nil)
    #expect(root.presentedViewController === sheet)
  }

  // Not documented.
  @Test("A dismissal before the end of the presentation ends the presentation first", arguments: 0...1)
  func dismissEarly(turns: Int) {
    root.present(sheet, animated: true)
    for _ in 0..<turns { stage.turn() }
    root.dismiss(animated: false)
    #expect(stage.log.take() == ["sheet didLoad", "sheet willAppear", "sheet didAppear"])
    stage.settle()
    #expect(stage.log.take() == ["sheet willDisappear", "sheet didDisappear"])
    #expect(stage.window.subviews.count == 1)
  }

  // Not documented; UIKit logs a warning.
  @Test("A second dismissal ends the first, and does nothing to what that one's completion presents")
  func dismissTwice() {
    let next = stage.controller("next")
    present(sheet, from: root)
    root.dismiss(animated: true) { [root] in root.present(next, animated: true) }
    root.dismiss(animated: false)
    #expect(root.presentedViewController === next)
    stage.settle()
    #expect(root.presentedViewController === next)
    #expect(stage.log.take().last == "next didAppear")
    sheet.dismiss(animated: false)
    stage.settle()
    #expect(root.presentedViewController === next)
  }

  @Test("A window's new root takes what the old one presents away, inside the call", arguments: [true, false])
  func newRoot(shown: Bool) {
    root.present(sheet, animated: true)
    if shown { stage.settle() }
    stage.window.rootViewController = stage.controller("new")
    #expect(stage.window.subviews.count == 1)
    #expect(sheet.presentingViewController == nil)
    stage.settle()
    #expect(stage.window.subviews.count == 1)
    #expect(stage.log.take().last == "new didAppear")
  }
}
