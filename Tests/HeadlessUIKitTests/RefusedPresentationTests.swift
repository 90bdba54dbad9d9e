import HeadlessUIKit
import Testing

@MainActor @Suite("UIViewController: presentations that are refused", .keepingObjects)
struct RefusedPresentationTests {
  let stage = NotingWindow()
  let root: NotingController
  let sheet: NotingController

  init() {
    root = stage.controller("root")
    sheet = stage.controller("sheet")
    stage.show(root)
    stage.window.log = { [log = stage.log] in log.note($0) }
  }

  @Test("Nothing is presented while something is; the window logs UIKit's line", arguments: [true, false])
  func presentTwice(animated: Bool) {
    root.present(sheet, animated: animated)
    _ = stage.log.take()
    let other = stage.controller("other")
    root.present(other, animated: false) { [log = stage.log] in log.note("presented") }
    let names = (String(describing: other), String(describing: root), String(describing: sheet))
    #expect(
      stage.log.take() == [
        "Attempt to present \(names.0) on \(names.1) (from \(names.1)) which is already presenting \(names.2)."
      ]
    )
    stage.settle()
    #expect(root.presentedViewController === sheet)
    #expect(other.presentingViewController == nil)
    #expect(!other.isViewLoaded)
    #expect(!stage.log.take().contains("presented"))
  }

  @Test("Nothing is presented during a dismissal: what goes is still presented")
  func duringDismissal() {
    root.present(sheet, animated: false)
    stage.settle()
    root.dismiss(animated: true)
    stage.turn()
    _ = stage.log.take()
    root.present(stage.controller("other"), animated: true)
    #expect(stage.log.take().first?.contains("which is already presenting") == true)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("The line names the controller that was asked beside the one that presents")
  func askedOfChild() {
    let navigation = stage.showNavigation([root])
    root.present(sheet, animated: false)
    _ = stage.log.take()
    root.present(stage.controller("other"), animated: false)
    #expect(
      stage.log.take().first?.contains("on \(String(describing: navigation)) (from \(String(describing: root)))")
        == true
    )
  }

  @Test("Nothing is presented from a controller whose view is in no window")
  func presentOutside() {
    let outside = stage.controller("outside")
    outside.present(sheet, animated: false)
    outside.loadViewIfNeeded()
    outside.present(sheet, animated: false)
    stage.settle()
    #expect(outside.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(!sheet.isViewLoaded)
  }

  @Test("A line for which there is no window, or no other place, goes to standard error")
  func standardError() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewController().present(UIViewController(), animated: false)
        let (window, root) = (UIWindow(), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.runLoop.runUntilIdle()
        for _ in 1...2 { root.present(UIViewController(), animated: false) }
        window.runLoop.runUntilIdle()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("whose view is not in the window hierarchy.\n"))
    #expect(said.contains("which is already presenting"))
  }

  @Test("Nothing is presented from viewDidLoad or viewWillAppear", arguments: ["didLoad", "willAppear", "didAppear"])
  func presentTooEarly(call: String) {
    let early = stage.controller("early")
    early.reaction = { [sheet, weak early] in if $0 == call { early?.present(sheet, animated: false) } }
    stage.window.rootViewController = early
    stage.settle()
    #expect((early.presentedViewController != nil) == (call == "didAppear"))
  }
}
