import HeadlessUIKit
import Testing

@MainActor @Suite("UIViewController: presentation", .keepingObjects)
struct PresentationTests {
  let stage = Stage()
  let root: Witness
  let sheet: Witness

  init() {
    root = stage.controller("root")
    sheet = stage.controller("sheet")
    stage.show(root)
  }

  // The style is `overFullScreen`: the view below stays in the window, and gets no calls.
  @Test("A presented controller appears, then the completion is called", arguments: [true, false])
  func present(animated: Bool) {
    root.present(sheet, animated: animated) { [log = stage.log] in log.note("presented") }
    let begun = ["sheet didLoad", "sheet willAppear"], ended = ["sheet didAppear", "presented"]
    #expect(stage.log.take() == (animated ? begun : begun + ended))
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    #expect(stage.window.subviews.last === sheet.view)
    stage.turn()
    #expect(stage.log.take() == (animated ? ended : []))
  }

  @Test("A dismissed controller disappears, then the completion is called", arguments: [true, false])
  func dismiss(animated: Bool) {
    root.present(sheet, animated: false)
    _ = stage.log.take()
    root.dismiss(animated: animated) { [log = stage.log] in log.note("dismissed") }
    let begun = ["sheet willDisappear"], ended = ["sheet didDisappear", "dismissed"]
    #expect(stage.log.take() == (animated ? begun : begun + ended))
    stage.turn()
    #expect(stage.log.take() == (animated ? ended : []))
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(sheet.view.window == nil)
  }

  @Test("The presented controller itself asks the one that presents it to handle the dismissal")
  func dismissItself() {
    root.present(sheet, animated: false)
    sheet.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test("A child of the presented controller can dismiss it, and knows who presents")
  func dismissFromChild() {
    let child = stage.controller("child")
    sheet.addChild(child)
    root.present(sheet, animated: false)
    #expect(child.presentingViewController === root)
    child.dismiss(animated: false)
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
    #expect(navigation.presentedViewController == nil)
  }

  // Not documented; UIKit logs a warning.
  @Test("Nothing is presented while something is", arguments: [true, false])
  func presentTwice(animated: Bool) {
    root.present(sheet, animated: animated)
    let other = stage.controller("other")
    root.present(other, animated: false) { [log = stage.log] in log.note("presented") }
    stage.settle()
    #expect(root.presentedViewController === sheet)
    #expect(!other.isViewLoaded)
    #expect(!stage.log.take().contains("presented"))
  }

  // Not documented; UIKit logs a warning.
  @Test("Nothing is presented from a controller whose view is in no window")
  func presentOutside() {
    let outside = stage.controller("outside")
    outside.present(sheet, animated: false)
    outside.loadViewIfNeeded()
    outside.present(sheet, animated: false)
    #expect(outside.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test("Nothing is presented from viewDidLoad or viewWillAppear", arguments: ["didLoad", "willAppear", "didAppear"])
  func presentTooEarly(call: String) {
    let early = stage.controller("early")
    early.reaction = { [sheet, weak early] in if $0 == call { early?.present(sheet, animated: false) } }
    stage.window.rootViewController = early
    #expect((early.presentedViewController != nil) == (call == "didAppear"))
  }

  @Test("Dismissing low in a stack of presented controllers dismisses all above, only the topmost animated")
  func stack() {
    let top = stage.controller("top")
    root.present(sheet, animated: false)
    sheet.present(top, animated: false)
    #expect(top.presentingViewController === sheet)
    _ = stage.log.take()
    root.dismiss(animated: true) { [log = stage.log] in log.note("dismissed") }
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
    let top = stage.controller("top")
    root.present(sheet, animated: false)
    sheet.present(top, animated: false)
    sheet.dismiss(animated: false)
    #expect(sheet.presentedViewController == nil)
    #expect(root.presentedViewController === sheet)
  }

  // Not documented.
  @Test("A dismissal during the presentation ends the presentation first")
  func dismissEarly() {
    root.present(sheet, animated: true)
    root.dismiss(animated: false)
    #expect(
      stage.log.take() == [
        "sheet didLoad", "sheet willAppear", "sheet didAppear", "sheet willDisappear", "sheet didDisappear",
      ]
    )
    stage.settle()
    #expect(stage.log.take() == [])
  }

  // Not documented; UIKit logs a warning.
  @Test("A second dismissal ends the first, and does nothing to what that one's completion presents")
  func dismissTwice() {
    let next = stage.controller("next")
    root.present(sheet, animated: false)
    root.dismiss(animated: true) { [root] in root.present(next, animated: true) }
    root.dismiss(animated: false)
    #expect(root.presentedViewController === next)
    stage.settle()
    #expect(root.presentedViewController === next)
    #expect(stage.log.take().last == "next didAppear")
    sheet.dismiss(animated: false)
    #expect(root.presentedViewController === next)
  }

  @Test("A window's new root takes what the old one presents away")
  func newRoot() {
    root.present(sheet, animated: true)
    stage.window.rootViewController = stage.controller("new")
    #expect(stage.window.subviews.count == 1)
    #expect(sheet.presentingViewController == nil)
  }
}
