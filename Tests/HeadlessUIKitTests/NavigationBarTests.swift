import HeadlessUIKit
import Testing

@MainActor @Suite("UINavigationBar: back, title, button", .keepingObjects)
struct NavigationBarTests {
  let stage = NotingWindow()
  let root: NotingController
  let details: NotingController
  let navigation: UINavigationController

  init() {
    root = stage.controller("root")
    details = stage.controller("details")
    navigation = stage.showNavigation([root])
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func button(_ identifier: String) -> UIButton? {
    bar.subviews.first { $0.accessibilityIdentifier == identifier } as? UIButton
  }

  private func push(_ controller: UIViewController) {
    navigation.pushViewController(controller, animated: false)
    stage.settle()
  }

  private var back: UIButton? { button(UINavigationBar.backButtonIdentifier) }

  @Test("The root has no back button; above it the button bears the title of the controller below")
  func backTitle() {
    #expect(back == nil)
    #expect(bar.backItem == nil)
    push(details)
    #expect(bar.topItem === details.navigationItem)
    #expect(bar.backItem === root.navigationItem)
    #expect(back?.currentTitle == "root")
  }

  @Test("The button says Back if the controller below has no title")
  func backWithoutTitle() {
    root.title = nil
    push(details)
    #expect(back?.currentTitle == "Back")
    root.title = "Users"
    #expect(back?.currentTitle == "Users")
  }

  @Test("The back button pops, animated")
  func backPops() {
    push(details)
    back?.sendActions(for: .touchUpInside)
    #expect(navigation.topViewController === root)
    stage.turn()
    #expect(details.parent === navigation)
    stage.turn()
    #expect(details.parent == nil)
  }

  @Test("The bar follows the stack in the layout pass, before the transition has ended")
  func inLayout() {
    navigation.pushViewController(details, animated: true)
    #expect(bar.topItem === root.navigationItem)
    #expect(back == nil)
    stage.turn()
    #expect(bar.topItem === details.navigationItem)
    #expect(back?.currentTitle == "root")
    #expect(details.parent === navigation)
    #expect(!stage.log.take().contains("details didAppear"))
  }

  @Test("The bar follows a button that is set, changed and taken away later")
  func rightButton() {
    var taps = 0
    let item = UIBarButtonItem(title: "Close")
    item.accessibilityIdentifier = "close"
    root.navigationItem.rightBarButtonItem = item
    #expect(button("close")?.currentTitle == "Close")
    item.title = "Done"
    #expect(button("close")?.currentTitle == "Done")
    item.accessibilityIdentifier = "done"
    #expect(button("close") == nil)
    item.primaryAction = UIAction { _ in taps += 1 }
    button("done")?.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    root.navigationItem.rightBarButtonItem = nil
    #expect(bar.subviews.isEmpty)
  }

  @Test("A disabled bar button does nothing, and its button is disabled")
  func disabled() {
    var taps = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Close") { _ in taps += 1 })
    item.accessibilityIdentifier = "close"
    root.navigationItem.rightBarButtonItem = item
    #expect(button("close")?.currentTitle == "Close")
    item.isEnabled = false
    #expect(button("close")?.isEnabled == false)
    button("close")?.sendActions(for: .touchUpInside)
    #expect(taps == 0)
  }

  @Test("Another controller's button is another one")
  func ownButton() {
    let other = stage.controller("other")
    for controller in [details, other] {
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: controller.title)
    }
    navigation.viewControllers = [root, details]
    stage.settle()
    weak let first = bar.subviews.last
    #expect(first != nil)
    navigation.viewControllers = [root, other]
    stage.settle()
    #expect(first == nil)
    #expect((bar.subviews.last as? UIButton)?.currentTitle == "other")
    #expect(bar.subviews.count == 2)
  }

  @Test("A bar is not touched by what is no longer on it")
  func oldItem() {
    let item = UIBarButtonItem(title: "Close")
    item.accessibilityIdentifier = "close"
    details.navigationItem.rightBarButtonItem = item
    push(details)
    #expect(button("close") != nil)
    navigation.popViewController(animated: false)
    #expect(button("close") != nil)
    stage.settle()
    #expect(button("close") == nil)
    item.title = "Done"
    details.title = "other"
    #expect(bar.subviews.isEmpty)
    #expect(bar.topItem?.title == "root")
  }
}
