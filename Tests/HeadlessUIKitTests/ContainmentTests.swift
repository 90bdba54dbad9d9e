import HeadlessUIKit
import Testing

@MainActor @Suite("UIViewController: containers", .keepingObjects)
struct ContainmentTests {
  let stage = NotingWindow()
  let parent: NotingController
  let child: NotingController

  init() {
    parent = stage.controller("parent")
    child = stage.controller("child")
  }

  private func add() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test("removeFromParent calls didMove(toParent: nil) and leaves willMove(toParent:) to the container")
  func removeFromParent() {
    parent.addChild(child)
    _ = stage.log.take()
    child.removeFromParent()
    #expect(stage.log.take() == ["child didMove to nil"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    child.removeFromParent()
    #expect(stage.log.take() == [])
  }

  @Test("A child added to another container is first removed from the one it was in")
  func otherParent() {
    parent.addChild(child)
    let other = stage.controller("other")
    other.addChild(child)
    #expect(parent.children.isEmpty)
    #expect(child.parent === other)
    #expect(other.children.count == 1)
  }

  // Not documented: the order among parent and child; the parent is told first here, both times.
  @Test("Appearance is forwarded to the children whose views are in the parent's")
  func forwarded() {
    add()
    parent.addChild(stage.controller("elsewhere"))
    _ = stage.log.take()
    stage.window.rootViewController = parent
    stage.window.makeKeyAndVisible()
    #expect(stage.log.take() == ["parent willAppear", "child willAppear"])
    stage.turn()
    #expect(stage.log.take() == ["parent didAppear", "child didAppear"])
    stage.window.rootViewController = nil
    #expect(
      stage.log.take() == ["parent willDisappear", "child willDisappear", "parent didDisappear", "child didDisappear"]
    )
  }

  @Test("A child added on screen has appeared after the commit; it disappears inside the call that removes its view")
  func whileOnScreen() {
    stage.show(parent)
    add()
    #expect(
      stage.log.take() == [
        "child willMove to parent", "child didLoad", "child willAppear", "child didMove to parent",
      ]
    )
    #expect(!stage.window.runLoop.isIdle)
    stage.turn()
    #expect(stage.log.take() == ["child didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      stage.log.take() == [
        "child willMove to nil", "child willDisappear", "child didDisappear", "child didMove to nil",
      ]
    )
  }

  @Test("A child added while the parent appears has its calls once, and with the parent's", arguments: ["will", "did"])
  func whileAppearing(time: String) {
    parent.reaction = { if $0 == "\(time)Appear" { add() } }
    defer { parent.reaction = { _ in } }
    stage.window.rootViewController = parent
    stage.window.makeKeyAndVisible()
    stage.settle()
    let calls = stage.log.take().filter { $0.hasSuffix("Appear") }
    #expect(calls.filter { $0.hasPrefix("child") } == ["child willAppear", "child didAppear"])
    #expect(calls.last == "child didAppear")
  }

  @Test("A child added during its parent's transition appears when that ends", arguments: [true, false])
  func duringTransition(begun: Bool) {
    stage.window.transitionDuration = 2
    let navigation = stage.showNavigation([stage.controller("root")])
    navigation.pushViewController(parent, animated: true)
    if begun { stage.turn() }
    add()
    #expect(stage.log.take().contains("child willAppear") == begun)
    stage.turn()
    let calls = stage.log.take()
    #expect(calls.contains("child willAppear") != begun)
    #expect(!calls.contains("child didAppear"))
    stage.settle()
    #expect(stage.log.take().filter { $0.contains("ppear") }.suffix(2) == ["parent didAppear", "child didAppear"])
  }

  @Test("A child removed before the commit has not appeared, and has disappeared", arguments: [true, false])
  func removedBeforeCommit(again: Bool) {
    stage.show(parent)
    add()
    child.view.removeFromSuperview()
    let calls = ["child willAppear", "child willDisappear", "child didDisappear"]
    #expect(stage.log.take().filter { $0.contains("ppear") } == calls)
    if again { parent.view.addSubview(child.view) }
    stage.settle()
    #expect(stage.log.take() == (again ? ["child willAppear", "child didAppear"] : []))
  }

  @Test("A child whose view moves within the window is told nothing")
  func movedInside() {
    stage.show(parent)
    add()
    let container = UIView()
    parent.view.addSubview(container)
    stage.settle()
    _ = stage.log.take()
    container.addSubview(child.view)
    stage.settle()
    #expect(stage.log.take() == [])
  }

  @Test("While the parent is off screen its children are told nothing of their views' moves")
  func offScreen() {
    stage.show(parent)
    stage.window.isHidden = true
    _ = stage.log.take()
    add()
    child.view.removeFromSuperview()
    stage.settle()
    #expect(!stage.log.take().contains { $0.contains("ppear") })
  }

  @Test("The navigation controller is the nearest above")
  func navigationController() {
    let navigation = UINavigationController(rootViewController: parent)
    #expect(child.navigationController == nil)
    parent.addChild(child)
    #expect(child.navigationController === navigation)
  }
}
