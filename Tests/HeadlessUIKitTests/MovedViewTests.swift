import HeadlessUIKit
import Testing

@MainActor @Suite("UIViewController: views that are moved without their controllers", .keepingObjects)
struct MovedViewTests {
  let stage = NotingWindow()
  let root: NotingController
  let lone: NotingController

  init() {
    root = stage.controller("root")
    lone = stage.controller("lone")
  }

  @Test("A controller whose view is put on screen without addChild is told, and told again when the view leaves")
  func withoutParent() {
    stage.show(root)
    root.view.addSubview(lone.view)
    #expect(stage.log.take() == ["lone didLoad", "lone willAppear"])
    stage.turn()
    #expect(stage.log.take() == ["lone didAppear"])
    #expect(lone.parent == nil)
    lone.view.removeFromSuperview()
    #expect(stage.log.take() == ["lone willDisappear", "lone didDisappear"])
  }

  @Test("A controller whose view is put right into the window is told")
  func intoWindow() {
    stage.show(root)
    stage.window.addSubview(lone.view)
    stage.settle()
    #expect(stage.log.take() == ["lone didLoad", "lone willAppear", "lone didAppear"])
  }

  @Test("A controller without a parent is told nothing while the window is hidden, or the view in none")
  func unseen() {
    root.view.addSubview(lone.view)
    stage.window.rootViewController = root
    stage.window.addSubview(root.view)
    lone.view.removeFromSuperview()
    root.view.addSubview(lone.view)
    stage.settle()
    #expect(stage.log.take() == ["root didLoad", "lone didLoad"])
  }

  @Test("A controller that goes before the commit is not told any more")
  func goneBeforeCommit() {
    stage.show(root)
    weak var gone: UIViewController?
    do {
      let short = stage.log.controller("short")
      root.view.addSubview(short.view)
      gone = short
    }
    #expect(gone == nil)
    stage.settle()
    #expect(stage.log.take() == ["short didLoad", "short willAppear"])
  }

  @Test("insertSubview puts a view at its place among the others, and tells its controller as addSubview does")
  func insert() {
    stage.show(root)
    let (back, front) = (UIView(), UIView())
    root.view.addSubview(front)
    root.view.insertSubview(back, at: 0)
    root.view.insertSubview(lone.view, at: 1)
    #expect(root.view.subviews.map(ObjectIdentifier.init) == [back, lone.view, front].map(ObjectIdentifier.init))
    stage.settle()
    #expect(stage.log.take() == ["lone didLoad", "lone willAppear", "lone didAppear"])
    root.view.insertSubview(front, at: 0)
    #expect(root.view.subviews.map(ObjectIdentifier.init) == [front, back, lone.view].map(ObjectIdentifier.init))
  }

  @Test("A child's view in the view of another than its parent stops the program")
  func otherParent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (window, root, parent, child) = (UIWindow(), UIViewController(), UIViewController(), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.addChild(parent)
        root.view.addSubview(parent.view)
        window.runLoop.runUntilIdle()
        parent.addChild(child)
        root.view.addSubview(child.view)
      }
    }
    expect(result, says: "should have parent view controller")
  }

  @Test("A child's view in another's view stops the program though the parent is not on screen")
  func otherParentOffScreen() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (window, root, parent, child) = (UIWindow(), UIViewController(), UIViewController(), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.runLoop.runUntilIdle()
        parent.addChild(child)
        root.view.addSubview(child.view)
      }
    }
    expect(result, says: "should have parent view controller")
  }
}
