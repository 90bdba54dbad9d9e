import HeadlessUIKit
import Testing

@MainActor @Suite("UIViewController: containers", .keepingObjects)
struct ContainmentTests {
  let stage = Stage()
  let parent: Witness
  let child: Witness

  init() {
    parent = stage.controller("parent")
    child = stage.controller("child")
  }

  private func add() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test("addChild calls willMove(toParent:) and leaves didMove(toParent:) to the container")
  func addChild() {
    parent.addChild(child)
    #expect(stage.log.take() == ["child willMove to parent"])
    #expect(child.parent === parent)
    #expect(parent.children.first === child)
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
    let appearing = ["parent willAppear", "child willAppear", "parent didAppear", "child didAppear"]
    #expect(stage.log.take() == appearing)
    stage.window.rootViewController = nil
    #expect(stage.log.take() == appearing.map { $0.replacing("Appear", with: "Disappear") })
  }

  @Test("A child added while the parent is on screen appears, and disappears when its view is removed")
  func whileOnScreen() {
    stage.show(parent)
    add()
    #expect(
      stage.log.take() == [
        "child willMove to parent", "child didLoad", "child willAppear", "child didAppear", "child didMove to parent",
      ]
    )
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
    let calls = stage.log.take().filter { $0.hasSuffix("Appear") && $0.hasPrefix("child") }
    #expect(calls == ["child willAppear", "child didAppear"])
  }

  @Test("A child added during its parent's transition appears when that ends")
  func duringTransition() {
    let navigation = stage.showNavigation([stage.controller("root")])
    navigation.pushViewController(parent, animated: true)
    add()
    #expect(stage.log.take().suffix(2) == ["child willAppear", "child didMove to parent"])
    stage.turn()
    #expect(stage.log.take().contains("child didAppear"))
  }

  @Test("A child whose view moves within the window is told nothing")
  func movedInside() {
    stage.show(parent)
    add()
    let container = UIView()
    parent.view.addSubview(container)
    _ = stage.log.take()
    container.addSubview(child.view)
    #expect(stage.log.take() == [])
  }

  @Test("While the parent is off screen its children are told nothing of their views' moves")
  func offScreen() {
    stage.show(parent)
    stage.window.isHidden = true
    _ = stage.log.take()
    add()
    child.view.removeFromSuperview()
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
