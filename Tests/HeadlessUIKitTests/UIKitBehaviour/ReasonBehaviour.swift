import Testing

@MainActor @Suite("As UIKit: the reasons why a controller comes and goes", .keepingObjects)
struct ReasonBehaviour {
  let screen = KeptObjects.keep(VisibleWindow())

  /// Asks a controller something in each of its appearance calls.
  private func ask(
    _ controller: NotingController,
    _ question: @escaping (UIViewController) -> Bool,
    while body: () -> Void
  ) -> [String] {
    var answers: [String] = []
    controller.reaction = { [unowned controller] call in
      if call.hasSuffix("ppear") { answers.append("\(call): \(question(controller))") }
    }
    body()
    controller.reaction = { _ in }
    return answers
  }

  @Test(
    "A pushed controller is moving to its parent while it comes, and not when it comes back",
    .evidence("Apple, UIViewController, isMovingToParent")
  )
  func toParent() {
    let (navigation, details) = (screen.showNavigation(), screen.controller("details"))
    let first = ask(details, \.isMovingToParent) {
      navigation.pushViewController(details, animated: true)
      screen.settle()
    }
    #expect(first == ["willAppear: true", "didAppear: true"])
    navigation.pushViewController(screen.controller("above"), animated: true)
    screen.settle()
    let second = ask(details, \.isMovingToParent) {
      navigation.popViewController(animated: true)
      screen.settle()
    }
    #expect(second == ["willAppear: false", "didAppear: false"])
  }

  @Test(
    "A popped controller is moving from its parent while it leaves",
    .evidence("Apple, UIViewController, isMovingFromParent; answers on Stack Overflow on how to tell a pop from a push")
  )
  func fromParent() {
    let (navigation, details) = (screen.showNavigation(), screen.controller("details"))
    navigation.pushViewController(details, animated: true)
    screen.settle()
    let popped = ask(details, \.isMovingFromParent) {
      navigation.popViewController(animated: true)
      screen.settle()
    }
    #expect(popped == ["willDisappear: true", "didDisappear: true"])
  }

  @Test(
    "A controller that is covered by a push is not moving from its parent",
    .evidence("Apple, UIViewController, isMovingFromParent; answers on Stack Overflow on how to tell a pop from a push")
  )
  func covered() {
    let (navigation, details) = (screen.showNavigation(), screen.controller("details"))
    navigation.pushViewController(details, animated: true)
    screen.settle()
    let covered = ask(details, \.isMovingFromParent) {
      navigation.pushViewController(screen.controller("above"), animated: true)
      screen.settle()
    }
    #expect(covered == ["willDisappear: false", "didDisappear: false"])
  }

  @Test(
    "A presented controller is being presented while it comes",
    .evidence("Apple, UIViewController, isBeingPresented")
  )
  func presented() {
    let (root, sheet) = (screen.controller("root"), screen.controller("sheet"))
    screen.show(root)
    let answers = ask(sheet, \.isBeingPresented) {
      root.present(sheet, animated: true)
      screen.settle()
    }
    #expect(answers == ["willAppear: true", "didAppear: true"])
  }

  @Test(
    "A dismissed controller is being dismissed while it leaves",
    .evidence("Apple, UIViewController, isBeingDismissed")
  )
  func dismissed() {
    let (root, sheet) = (screen.controller("root"), screen.controller("sheet"))
    screen.show(root)
    root.present(sheet, animated: true)
    screen.settle()
    let answers = ask(sheet, \.isBeingDismissed) {
      root.dismiss(animated: true)
      screen.settle()
    }
    #expect(answers == ["willDisappear: true", "didDisappear: true"])
  }

  @Test(
    "A presenter that comes back from under what covered it is not being presented",
    .evidence("Apple, UIViewController, isBeingPresented")
  )
  func comesBack() {
    let (root, cover) = (screen.controller("root"), screen.controller("cover"))
    cover.modalPresentationStyle = .fullScreen
    screen.show(root)
    root.present(cover, animated: true)
    screen.settle()
    let answers = ask(root, \.isBeingPresented) {
      root.dismiss(animated: true)
      screen.settle()
    }
    #expect(answers == ["willAppear: false", "didAppear: false"])
  }

  @Test(
    "The visible controller is the top of the stack, or what is presented on top of it",
    .evidence("Apple, UINavigationController, visibleViewController")
  )
  func visible() {
    let navigation = screen.showNavigation()
    #expect(navigation.visibleViewController?.title == "root")
    navigation.pushViewController(screen.controller("details"), animated: true)
    screen.settle()
    #expect(navigation.visibleViewController?.title == "details")
    navigation.present(screen.controller("sheet"), animated: true)
    screen.settle()
    #expect(navigation.visibleViewController?.title == "sheet")
    #expect(navigation.topViewController?.title == "details")
  }
}
