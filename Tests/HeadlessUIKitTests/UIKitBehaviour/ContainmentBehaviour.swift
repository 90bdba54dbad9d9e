import Testing

@MainActor @Suite("As UIKit: windows, views and containment", .keepingObjects)
struct ContainmentBehaviour {
  let screen = KeptObjects.keep(VisibleWindow())

  @Test(
    "A window's root has appeared after the commit, not when makeKeyAndVisible returns",
    .evidence("stacks with viewDidAppear below _executeAfterAppearanceBlock, iOS 17")
  )
  func rootAppears() {
    screen.window.rootViewController = screen.controller("root")
    screen.window.makeKeyAndVisible()
    #expect(!screen.takeCalls().contains("root didAppear"))
    screen.settle()
    #expect(screen.takeCalls().last == "root didAppear")
  }

  @Test("A view is loaded at its first use, once", .evidence("Apple, UIViewController, view and viewDidLoad()"))
  func loadedOnce() {
    let controller = screen.controller("root")
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    #expect(screen.takeCalls() == ["root didLoad"])
    #expect(controller.isViewLoaded)
  }

  @Test(
    "addChild calls willMove and loads nothing; removeFromParent calls didMove",
    .evidence("Nodes, testContainment; square/workflow-swift, DescribedViewControllerTests")
  )
  func containment() {
    let (root, child) = (screen.controller("root"), screen.controller("child"))
    root.addChild(child)
    #expect(screen.takeCalls() == ["child willMove to root"])
    #expect(child.parent === root)
    #expect(!child.isViewLoaded)
    child.removeFromParent()
    #expect(screen.takeCalls() == ["child didMove to nil"])
    #expect(root.children.isEmpty)
  }

  @Test(
    "A child's view that comes on screen: willAppear inside addSubview, didAppear after the commit",
    .evidence("stacks of both calls, in one report")
  )
  func childComes() {
    let (root, child) = (screen.controller("root"), screen.controller("child"))
    screen.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(screen.takeAppearance() == ["child didLoad", "child willAppear"])
    screen.settle()
    #expect(screen.takeAppearance() == ["child didAppear"])
  }

  @Test(
    "A controller whose view is put on screen without addChild is told of it all the same",
    .evidence("a stack with viewWillAppear below addSubview, of a controller without a parent")
  )
  func withoutAddChild() {
    let (root, lone) = (screen.controller("root"), screen.controller("lone"))
    screen.show(root)
    root.view.addSubview(lone.view)
    screen.settle()
    #expect(screen.takeAppearance() == ["lone didLoad", "lone willAppear", "lone didAppear"])
  }

  @Test(
    "A view that is added without addChild in viewDidLoad, out of a window, brings its controller no call",
    .evidence("ivanchan, log of a view added in viewDidLoad")
  )
  func withoutAddChildInLoad() {
    let (root, lone) = (screen.controller("root"), screen.controller("lone"))
    root.reaction = { [unowned root] call in if call == "didLoad" { root.view.addSubview(lone.view) } }
    screen.window.rootViewController = root
    screen.window.makeKeyAndVisible()
    screen.settle()
    #expect(screen.takeAppearance().filter { $0.hasPrefix("lone") } == ["lone didLoad"])
  }

  @Test(
    "A parent's appearance is forwarded to the children in its view",
    .evidence("Apple, UIViewController, shouldAutomaticallyForwardAppearanceMethods")
  )
  func forwarded() {
    let (root, child) = (screen.controller("root"), screen.controller("child"))
    root.addChild(child)
    root.view.addSubview(child.view)
    screen.window.rootViewController = root
    screen.window.makeKeyAndVisible()
    screen.settle()
    let calls = screen.takeAppearance()
    #expect(calls.filter { $0 == "child willAppear" }.count == 1)
    #expect(calls.filter { $0 == "child didAppear" }.count == 1)
  }

  @Test(
    "Appearance that is begun and ended by hand is told once each",
    .evidence("Quick, pull request 155; monotouch-samples' tests of UIViewController")
  )
  func byHand() {
    let controller = screen.controller("root")
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(
      screen.takeAppearance() == [
        "root didLoad", "root willAppear", "root didAppear", "root willDisappear", "root didDisappear",
      ]
    )
  }

  @Test(
    "A view that is added again comes to the front; one that is added elsewhere leaves its superview",
    .evidence("flowkey/UIKit-cross-platform, UIViewTests+subviews, which also run on iOS")
  )
  func subviews() {
    let (parent, other) = (UIView(), UIView())
    let (first, second) = (UIView(), UIView())
    parent.addSubview(first)
    parent.addSubview(second)
    parent.addSubview(first)
    #expect(parent.subviews.map(ObjectIdentifier.init) == [second, first].map(ObjectIdentifier.init))
    other.addSubview(first)
    #expect(first.superview === other)
    #expect(parent.subviews.count == 1)
    first.removeFromSuperview()
    #expect(first.superview == nil)
    #expect(other.subviews.isEmpty)
  }
}
