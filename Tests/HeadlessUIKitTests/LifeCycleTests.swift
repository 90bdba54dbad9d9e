import HeadlessUIKit
import Testing

@MainActor @Suite("UIViewController: life cycle of a view", .keepingObjects)
struct LifeCycleTests {
  let stage = NotingWindow()

  @Test("loadView may be overridden to make the view")
  func loadView() {
    @MainActor final class Owner: UIViewController {
      let made = UILabel()
      override func loadView() { view = made }
    }
    let owner = Owner()
    #expect(owner.view === owner.made)
  }

  // Not documented: that a hidden window leaves the root's view unloaded.
  @Test("A window's root controller is loaded when the window is made visible, and has appeared after the commit")
  func windowRoot() {
    stage.window.rootViewController = stage.controller("root")
    #expect(stage.log.take() == [])
    stage.window.makeKeyAndVisible()
    #expect(stage.log.take() == ["root didLoad", "root willAppear"])
    #expect(!stage.window.runLoop.isIdle)
    stage.turn()
    #expect(stage.log.take() == ["root didAppear"])
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(stage.log.take() == [])
  }

  @Test("viewWillAppear is called before the view is in a window, viewDidAppear when it is")
  func inWindow() {
    let root = stage.controller("root")
    var inWindow: [String: Bool] = [:]
    root.reaction = { [weak root] in inWindow[$0] = root?.view.window != nil }
    stage.show(root)
    stage.window.rootViewController = nil
    #expect(inWindow["willAppear"] == false)
    #expect(inWindow["didAppear"] == true)
    #expect(inWindow["willDisappear"] == true)
    #expect(inWindow["didDisappear"] == false)
  }

  @Test("A visible window's new root controller appears after the old one has disappeared")
  func newRoot() {
    stage.show(stage.controller("old"))
    let new = stage.controller("new")
    stage.window.rootViewController = new
    #expect(stage.log.take() == ["old willDisappear", "old didDisappear", "new didLoad", "new willAppear"])
    stage.turn()
    #expect(stage.log.take() == ["new didAppear"])
    #expect(stage.window.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(new.view)])
    stage.window.rootViewController = new
    stage.settle()
    #expect(stage.log.take() == [])
  }

  @Test("A root controller that is replaced while it appears never did appear")
  func replacedWhileAppearing() {
    let (first, second) = (stage.controller("first"), stage.controller("second"))
    first.reaction = { [window = stage.window] in if $0 == "willAppear" { window.rootViewController = second } }
    stage.window.rootViewController = first
    stage.window.makeKeyAndVisible()
    stage.settle()
    let calls = stage.log.take()
    #expect(!calls.contains("first didAppear"))
    #expect(calls.last == "second didAppear")
    #expect(first.view.window == nil)
  }

  @Test("A root controller that is replaced before the commit never did appear, and disappears")
  func replacedBeforeCommit() {
    stage.window.rootViewController = stage.controller("first")
    stage.window.makeKeyAndVisible()
    stage.window.rootViewController = stage.controller("second")
    stage.settle()
    #expect(
      stage.log.take() == [
        "first didLoad", "first willAppear", "first willDisappear", "first didDisappear",
        "second didLoad", "second willAppear", "second didAppear",
      ]
    )
  }

  @Test("A window that is hidden takes its root controller off screen")
  func hidden() {
    stage.show(stage.controller("root"))
    stage.window.isHidden = true
    #expect(stage.log.take() == ["root willDisappear", "root didDisappear"])
    stage.window.isHidden = false
    #expect(stage.log.take() == ["root willAppear"])
    stage.turn()
    #expect(stage.log.take() == ["root didAppear"])
  }

  @Test("Setting a controller's title sets its navigation item's, not the other way round")
  func title() {
    let controller = stage.controller("a")
    #expect(controller.navigationItem.title == "a")
    controller.navigationItem.title = "b"
    #expect(controller.title == "a")
  }
}
