import Testing

@MainActor @Suite("As UIKit: alerts", .keepingObjects)
struct AlertBehaviour {
  let screen = KeptObjects.keep(VisibleWindow())

  @Test("An alert's actions keep their order", .evidence("SwifterSwift, testShowAlert"))
  func actionsOfAlert() {
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    for title in ["Retry", "Cancel"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
    #expect(alert.actions.map(\.title) == ["Retry", "Cancel"])
  }

  @Test(
    "An action's handler runs when the alert has been dismissed",
    .evidence("jwfriese/Fleet, UIAlertController+FleetSpec; stacks with the handler below transitionDidFinish"),
    .enabled(if: UserInterface.hasFinger)
  )
  func handler() {
    let root = screen.controller("root")
    screen.show(root)
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    var presents: [Bool] = []
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { _ in presents.append(root.presentedViewController != nil) }
    )
    root.present(alert, animated: true)
    screen.settle()
    UserInterface.tap("Retry", of: alert)
    #expect(presents == [])
    screen.settle()
    #expect(presents == [false])
  }
}
