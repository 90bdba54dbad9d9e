import HeadlessUIKit
import Testing

@MainActor @Suite("UIViewController: viewIsAppearing and layout", .keepingObjects)
struct AppearingTests {
  let stage = NotingWindow()
  let root: NotingController
  let details: NotingController

  init() {
    root = stage.controller("root")
    details = stage.controller("details")
    for controller in [root, details] { note(controller) }
  }

  /// Lets a controller note viewIsAppearing, too, and if its view is in a window then.
  private func note(_ controller: NotingController) {
    controller.reaction = { [weak controller, log = stage.log] in
      guard $0 == "isAppearing", let controller else { return }
      log.note("\(controller.title ?? "") isAppearing\(controller.view.window == nil ? " nowhere" : "")")
    }
  }

  private func takeAppearances(of name: String) -> [String] {
    stage.log.take().filter { $0.hasPrefix(name) && $0.contains("ppear") && !$0.contains("isappear") }
  }

  private let appearance = ["details willAppear", "details isAppearing", "details didAppear"]

  @Test("A window's root is appearing once each time when it appears, in the window")
  func windowRoot() {
    stage.window.rootViewController = details
    for _ in 1...2 {
      stage.window.isHidden = false
      #expect(takeAppearances(of: "details") == ["details willAppear", "details isAppearing"])
      stage.settle()
      #expect(takeAppearances(of: "details") == ["details didAppear"])
      stage.window.isHidden = true
      _ = stage.log.take()
    }
  }

  @Test("A pushed controller is appearing once, in the layout pass, and so is the one that comes back")
  func pushAndPop() {
    let navigation = stage.showNavigation([root])
    navigation.pushViewController(details, animated: true)
    stage.turn()
    #expect(takeAppearances(of: "details") == ["details willAppear", "details isAppearing"])
    stage.turn()
    #expect(takeAppearances(of: "details") == ["details didAppear"])
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(takeAppearances(of: "root") == ["root willAppear", "root isAppearing", "root didAppear"])
  }

  @Test("The root of a navigation controller is appearing once at launch")
  func rootOfNavigation() {
    stage.window.rootViewController = UINavigationController(rootViewController: details)
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(takeAppearances(of: "details") == appearance)
  }

  @Test("A controller that comes back by a swipe that is given up is appearing once")
  func swipe() {
    let navigation = stage.showNavigation([root, details])
    navigation.beginSwipeBack()
    navigation.cancelSwipeBack()
    stage.settle()
    let calls = stage.log.take()
    #expect(calls.filter { $0.hasSuffix("isAppearing") } == ["root isAppearing", "details isAppearing"])
  }

  @Test("A presented controller is appearing once, and a covered presenter when it comes back")
  func presented() {
    stage.show(root)
    details.modalPresentationStyle = .fullScreen
    root.present(details, animated: true)
    stage.settle()
    #expect(takeAppearances(of: "details") == appearance)
    root.dismiss(animated: true)
    stage.settle()
    #expect(takeAppearances(of: "root") == ["root willAppear", "root isAppearing", "root didAppear"])
  }

  @Test(
    "A child is appearing once, whenever it was added",
    arguments: ["before", "willAppear", "isAppearing", "didAppear", "after"]
  )
  func child(time: String) {
    let add = { [root, details] in
      root.addChild(details)
      root.view.addSubview(details.view)
    }
    if time == "before" { add() }
    root.reaction = { if $0 == time { add() } }
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
    if time == "after" { add() }
    stage.settle()
    root.reaction = { _ in }
    #expect(takeAppearances(of: "details") == appearance)
  }

  @Test("A pushed controller's view is laid out in the layout pass that shows it")
  func layoutOfPushed() {
    let navigation = stage.showNavigation([root])
    var calls: [String] = []
    details.reaction = { calls.append($0) }
    navigation.pushViewController(details, animated: true)
    #expect(!calls.contains("didLayout"))
    stage.turn()
    #expect(calls.suffix(4) == ["willAppear", "isAppearing", "willLayout", "didLayout"])
  }
}
