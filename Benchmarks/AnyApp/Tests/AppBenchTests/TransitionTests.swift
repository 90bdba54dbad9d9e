import AppBench
import Testing
import UIKit

/// Evidence: Apple's *Customizing the Transition Animations* and *Creating Custom Presentations* (View Controller
/// Programming Guide for iOS).
@Suite("Transitions that an app animates")
@MainActor struct TransitionTests {
  private let calls = Calls()

  private func running(_ style: UIModalPresentationStyle) throws -> (app: RunningApp, first: MovingController) {
    let first = MovingController(calls)
    first.second.modalPresentationStyle = style
    return (try CodeApp.running { first }, first)
  }

  @Test(
    "are asked for between the calls of the appearance, run and end, and leave the screen as it was",
    arguments: [UIModalPresentationStyle.custom, .fullScreen, .automatic]
  )
  func presentation(_ style: UIModalPresentationStyle) throws {
    let (app, first) = try running(style)
    let before = app.picture
    for _ in 0..<2 {
      first.show()
      try app.perform(.screen)
      let told = calls.taken()
      let place = try #require(told.firstIndex(of: "presents First → Second"), "\(told)")
      #expect(told[..<place].contains("Second appears") && told[place...].contains("Second appeared"), "\(told)")
      #expect(app.window?.subviews.count == (style == .fullScreen ? 1 : 2))
      first.hide()
      try app.perform(.screen)
      #expect(calls.taken().contains("dismisses Second → First"))
      #expect(app.picture == before && app.window?.subviews.count == 1)
      #expect(first.view.superview === app.window)
    }
  }

  @Test("are told of their end, once for each")
  func ends() async throws {
    let (app, first) = try running(.custom)
    first.show()
    try app.perform(.screen)
    first.hide()
    try app.perform(.screen)
    await mainQueue()
    #expect(calls.taken().count { $0 == "ended true" } == 2)
  }

  @Test("are not asked for if a presentation is not animated")
  func notAnimated() throws {
    let (app, first) = try running(.custom)
    first.show(animated: false)
    try app.perform(.screen)
    #expect(!calls.taken().contains { $0.hasPrefix("presents") })
  }

  @Test("have a manager, which adds views to the container and says where the view is")
  func manager() async throws {
    let (app, first) = try running(.custom)
    first.isManaged = true
    first.show()
    try app.perform(lines: "screen\nexpect dimmed")
    await mainQueue()
    #expect(first.second.view.frame.minY == 100 && calls.taken().contains("managed"))
    first.hide()
    try app.perform(lines: "screen\nexpect First")
    await mainQueue()
    #expect(!app.picture.contains("dimmed"))
  }

  @Test("are not given up: the log says that a transition takes place")
  func givenUp() throws {
    let (app, first) = try running(.custom)
    first.show()
    try app.perform(.screen)
    var lines: [String] = []
    app.window?.log = { lines.append($0) }
    let finger = UIPercentDrivenInteractiveTransition()
    first.hide()
    finger.update(0.2)
    #expect(finger.percentComplete == 0.2 && lines.isEmpty)
    finger.cancel()
    #expect(lines.count == 1 && lines.first?.hasPrefix("UIPercentDrivenInteractiveTransition.cancel(): ") == true)
    try app.perform(lines: "expect First")
    #expect(first.presentedViewController == nil && finger.percentComplete == 0)
  }

  @Test("are those of a navigation controller's delegate, for the operations that it has some for")
  func stack() throws {
    let first = MovingController(calls)
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = first
    let app = try CodeApp.running { navigation }
    #expect(!calls.taken().contains { $0.hasPrefix("pushes") })
    navigation.pushViewController(first.second, animated: true)
    try app.perform(.screen)
    #expect(calls.taken().contains("pushes First → Second"))
    try app.perform(.back)
    #expect(calls.taken().contains("pops Second → First"))
    first.operations = []
    navigation.pushViewController(first.second, animated: true)
    try app.perform(.screen)
    #expect(!calls.taken().contains { $0.hasPrefix("pushes") })
  }
}
