import HeadlessUIKit
import Testing

@MainActor @Suite("UIViewController: the reasons why it comes and goes", .keepingObjects)
struct WayTests {
  let stage = NotingWindow()
  let root: NotingController
  let other: NotingController

  init() {
    root = stage.controller("root")
    other = stage.controller("other")
    for controller in [root, other] { note(controller) }
  }

  /// Lets a controller note for what reason it gets an appearance call.
  private func note(_ controller: NotingController) {
    controller.reaction = { [weak controller, log = stage.log] call in
      guard let controller, call.contains("ppear") else { return }
      let reasons = [
        (controller.isMovingToParent, "toParent"), (controller.isMovingFromParent, "fromParent"),
        (controller.isBeingPresented, "presented"), (controller.isBeingDismissed, "dismissed"),
      ]
      for (_, reason) in reasons.filter(\.0) { log.note("\(controller.title ?? "") \(call): \(reason)") }
    }
  }

  private func takeReasons() -> [String] {
    stage.log.take().filter { $0.contains(": ") }
  }

  private func hasReason(_ controller: UIViewController) -> Bool {
    controller.isMovingToParent || controller.isMovingFromParent || controller.isBeingPresented
      || controller.isBeingDismissed
  }

  private func calls(_ name: String, _ calls: [String], _ reason: String) -> [String] {
    calls.map { "\(name) \($0): \(reason)" }
  }

  private let comes = ["willAppear", "isAppearing", "didAppear"]
  private let goes = ["willDisappear", "didDisappear"]

  @Test("A pushed controller moves to its parent; the one that it covers just goes", arguments: [true, false])
  func push(animated: Bool) {
    let navigation = stage.showNavigation([root])
    navigation.pushViewController(other, animated: animated)
    #expect(!hasReason(other))
    stage.settle()
    #expect(takeReasons() == calls("other", comes, "toParent"))
    #expect(!hasReason(other))
  }

  @Test("A popped controller moves from its parent; the one below just comes", arguments: [true, false])
  func pop(animated: Bool) {
    let navigation = stage.showNavigation([root, other])
    navigation.popViewController(animated: animated)
    stage.settle()
    #expect(takeReasons() == calls("other", goes, "fromParent"))
    #expect(!hasReason(other))
  }

  @Test("A controller that is replaced moves from its parent, its successor to it")
  func replaced() {
    let navigation = stage.showNavigation([root])
    navigation.viewControllers = [other]
    stage.settle()
    let reasons = takeReasons()
    #expect(reasons.filter { $0.hasPrefix("root") } == calls("root", goes, "fromParent"))
    #expect(reasons.filter { $0.hasPrefix("other") } == calls("other", comes, "toParent"))
  }

  @Test("A swiped controller moves from its parent; one that is given back just comes", arguments: [true, false])
  func swipe(finished: Bool) {
    let navigation = stage.showNavigation([root, other])
    navigation.beginSwipeBack()
    if finished { navigation.finishSwipeBack() } else { navigation.cancelSwipeBack() }
    stage.settle()
    #expect(takeReasons() == calls("other", finished ? goes : ["willDisappear"], "fromParent"))
    #expect(!hasReason(other))
  }

  @Test(
    "A presented controller is being presented, then dismissed; the covered presenter is neither",
    arguments: [true, false]
  )
  func presentation(animated: Bool) {
    stage.show(root)
    other.modalPresentationStyle = .fullScreen
    root.present(other, animated: animated)
    stage.settle()
    #expect(takeReasons() == calls("other", comes, "presented"))
    #expect(!hasReason(other))
    root.dismiss(animated: animated)
    stage.settle()
    #expect(takeReasons() == calls("other", goes, "dismissed"))
    #expect(!hasReason(other))
  }

  @Test("A window's root comes and goes without any of these reasons")
  func windowRoot() {
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
    stage.window.isHidden = true
    #expect(takeReasons() == [])
  }
}
