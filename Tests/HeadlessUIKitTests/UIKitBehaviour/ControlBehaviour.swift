import Testing

@MainActor @Suite("As UIKit: controls, and what is freed when", .keepingObjects)
struct ControlBehaviour {
  let screen = KeptObjects.keep(VisibleWindow())

  @Test("Text that is set by the program sends no event", .evidence("Stack Overflow on editingChanged and text"))
  func textSendsNothing() {
    let field = UITextField()
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    field.text = "Anna"
    #expect(events == 0)
  }

  @Test("A field's text that is set to nil reads as empty", .evidence("Stack Overflow 42861357"))
  func textIsNeverNil() {
    let field = UITextField()
    field.text = nil
    #expect(field.text == "")
  }

  @Test("Actions run in the order in which they were added", .evidence("ReactiveX/RxSwift, UIControl+RxTests"))
  func orderOfActions() {
    let button = UIButton()
    var calls: [Int] = []
    for number in 1...3 { button.addAction(UIAction { _ in calls.append(number) }, for: .touchUpInside) }
    button.sendActions(for: .touchUpInside)
    #expect(calls == [1, 2, 3])
  }

  @Test("An action that is added twice runs once", .evidence("ReactiveX/RxSwift, UIControl+RxTests"))
  func sameAction() {
    let button = UIButton()
    var calls = 0
    let action = UIAction { _ in calls += 1 }
    for _ in 1...2 { button.addAction(action, for: .touchUpInside) }
    button.sendActions(for: .touchUpInside)
    #expect(calls == 1)
  }

  @Test(
    "Events that the program sends reach a control that is disabled",
    .evidence("ReactiveX/RxSwift, UIControl+RxTests; pivotal/PivotalCoreKit, UIControlSpec")
  )
  func disabled() {
    let button = UIButton()
    var calls = 0
    button.addAction(UIAction { _ in calls += 1 }, for: .touchUpInside)
    button.isEnabled = false
    button.sendActions(for: .touchUpInside)
    #expect(calls == 1)
  }

  @Test(
    "A controller's title is its navigation item's title",
    .evidence("Apple, UIViewController, title")
  )
  func title() {
    let controller = UIViewController()
    controller.title = "Users"
    #expect(controller.navigationItem.title == "Users")
  }

  @Test(
    "A popped controller lives until the transition has ended, and no longer",
    .evidence("Apple, UINavigationController, popViewController(animated:); logs of didMove after didDisappear")
  )
  func lifeOfPopped() {
    let navigation = screen.showNavigation()
    weak var details: UIViewController?
    do {
      let pushed = screen.controller("details")
      details = pushed
      navigation.pushViewController(pushed, animated: true)
    }
    screen.settle()
    navigation.popViewController(animated: true)
    #expect(details != nil)
    screen.settle()
    #expect(details == nil)
  }

  @Test("A dismissed controller is freed", .evidence("Apple, UIViewController, dismiss(animated:completion:)"))
  func lifeOfDismissed() {
    let root = screen.controller("root")
    screen.show(root)
    weak var sheet: UIViewController?
    do {
      let presented = screen.controller("sheet")
      sheet = presented
      root.present(presented, animated: true)
    }
    screen.settle()
    root.dismiss(animated: true)
    screen.settle()
    #expect(sheet == nil)
  }
}
