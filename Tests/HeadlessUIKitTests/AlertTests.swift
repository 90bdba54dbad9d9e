import HeadlessUIKit
import Testing

@MainActor @Suite("UIAlertController", .keepingObjects)
struct AlertTests {
  let stage = NotingWindow()
  let root: NotingController
  let alert = KeptObjects.keep(
    UIAlertController(title: "Failed", message: "No network", preferredStyle: .alert)
  )

  init() {
    root = stage.controller("root")
    stage.show(root)
  }

  private func add(_ title: String, _ handler: @escaping (UIAlertAction) -> Void) {
    alert.addAction(UIAlertAction(title: title, style: .default, handler: handler))
  }

  private func show() {
    root.present(alert, animated: false)
    stage.settle()
  }

  private func button(_ title: String) -> UIButton? {
    alert.view.subviews.first { $0.accessibilityIdentifier == title } as? UIButton
  }

  @Test("An alert shows its actions as buttons, in the order in which they were added")
  func buttons() {
    add("Retry") { _ in }
    show()
    add("Cancel") { _ in }
    #expect(alert.actions.map(\.title) == ["Retry", "Cancel"])
    #expect(alert.view.subviews.compactMap { ($0 as? UIButton)?.currentTitle } == ["Retry", "Cancel"])
  }

  // Not documented: only that the handler is called when a person selects the action. Observed: it is called once
  // the alert is gone, and code relies on that to present the next one.
  @Test("A tap dismisses the alert, animated, then calls the handler with the action")
  func handler() {
    var handled: [String?] = []
    add("Retry") { [root] action in
      handled.append(action.title)
      #expect(root.presentedViewController == nil)
    }
    show()
    button("Retry")?.sendActions(for: .touchUpInside)
    for _ in 1...2 {
      #expect(handled == [])
      #expect(root.presentedViewController === alert)
      stage.turn()
    }
    #expect(handled == ["Retry"])
  }

  @Test("A handler may present the next alert")
  func nextAlert() {
    let next = UIAlertController(title: "Again", message: nil, preferredStyle: .alert)
    add("Retry") { [root] _ in root.present(next, animated: true) }
    show()
    button("Retry")?.sendActions(for: .touchUpInside)
    stage.settle()
    #expect(root.presentedViewController === next)
  }

  @Test("Taps that come late call no handler a second time")
  func lateTaps() {
    var handled = 0
    let next = UIAlertController(title: "Again", message: nil, preferredStyle: .alert)
    add("Retry") { [root] _ in
      handled += 1
      root.present(next, animated: true)
    }
    show()
    for _ in 1...3 { button("Retry")?.sendActions(for: .touchUpInside) }
    stage.settle()
    button("Retry")?.sendActions(for: .touchUpInside)
    stage.settle()
    #expect(handled == 1)
    #expect(root.presentedViewController === next)
  }

  @Test("An action without a handler just dismisses")
  func withoutHandler() {
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    show()
    button("OK")?.sendActions(for: .touchUpInside)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  // Not documented: no finger is that fast.
  @Test("A tap before the commit that shows the alert lets it come and go")
  func earlyTap() {
    var handled = 0
    add("Retry") { _ in handled += 1 }
    root.present(alert, animated: true)
    button("Retry")?.sendActions(for: .touchUpInside)
    stage.settle()
    #expect(handled == 1)
    #expect(root.presentedViewController == nil)
    #expect(alert.view.window == nil)
  }
}
