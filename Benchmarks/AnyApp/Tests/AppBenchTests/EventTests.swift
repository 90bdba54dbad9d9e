import AppBench
import Testing
import UIKit

/// The order of calls is that of Apple's *Managing your app's life cycle* and *Responding to memory warnings*.
@Suite("Events of an app without scenes")
@MainActor struct EventTests {
  private let calls = Calls()

  private func running() throws -> RunningApp {
    let app = try RunningApp { NotingDelegate(calls) }
    #expect(calls.taken() == ["launched", "Root loaded", "Root appears", "active", "Root appeared"])
    return app
  }

  @Test("reach its delegate and observers of notifications, in UIKit's order")
  func life() throws {
    let app = try running()
    let observer = NotingObserver(calls)
    try app.perform(.event(.background))
    #expect(calls.taken() == ["inactive", "background", "posted DidEnterBackground"] && states() == "background []")
    try app.perform(.event(.background))
    #expect(calls.taken() == [])
    try app.perform(.event(.foreground))
    #expect(calls.taken() == ["foreground", "active", "posted DidBecomeActive"] && states() == "active []")
    try app.perform(.event(.memoryWarning))
    #expect(calls.taken() == ["memory", "posted DidReceiveMemoryWarning", "Root warned"])
    try app.perform(.end)
    #expect(
      calls.taken() == ["inactive", "background", "posted DidEnterBackground", "terminate", "posted WillTerminate"]
    )
    observer.removeAll()
  }

  @Test("reach an observer until it removes itself, or is freed")
  func observers() throws {
    let app = try running()
    var observer: NotingObserver? = NotingObserver(calls)
    observer?.remove(UIApplication.didEnterBackgroundNotification)
    try app.perform(lines: "background\nforeground")
    #expect(calls.taken().filter { $0.hasPrefix("posted") } == ["posted DidBecomeActive"])
    observer?.removeAll()
    try app.perform(lines: "background\nforeground")
    #expect(!calls.taken().contains { $0.hasPrefix("posted") })
    observer = NotingObserver(calls)
    observer = nil
    try app.perform(lines: "background\nforeground")
    #expect(!calls.taken().contains { $0.hasPrefix("posted") })
  }

  @Test("bring it to the front to open an address or to go on with a page")
  func opening() throws {
    let app = try running()
    try app.perform(lines: "background\nopen shop://cart/2\nexpect shop://cart/2")
    #expect(calls.taken() == ["inactive", "background", "foreground", "open", "active"])
    try app.perform(lines: "open shop://cart/3\nexpect shop://cart/3")
    try app.perform(lines: "continue https://example.org/a\nexpect example.org")
    #expect(calls.taken() == ["open"])
  }

  @Test("keep a person's hands off it while it is in the background")
  func hands() throws {
    let app = try CodeApp.running {
      let root = UIViewController()
      let button = UIButton()
      button.setTitle("Save", for: .normal)
      root.view.addSubview(button)
      return root
    }
    let all = { app.possibleActions(typing: []).map(\.description) }
    #expect(all() == ["tap Save", "background", "memory warning"])
    try app.perform(.event(.background))
    #expect(all() == ["foreground"])
    #expect(throws: AppFailure("the button \"Save\" is not in sight")) { try app.perform(.tap("Save")) }
    try app.perform(lines: "foreground\ntap Save\nend")
    #expect(all() == [])
  }

  @Test("warn the controllers in windows, their children, and what they present")
  func warnings() throws {
    let root = NotingController("Root", calls)
    let child = NotingController("Child", calls)
    let app = try CodeApp.running { root }
    root.addChild(child)
    child.present(NotingController("Sheet", calls), animated: true)
    try app.perform(.event(.memoryWarning))
    #expect(calls.taken().filter { $0.hasSuffix("warned") } == ["Root warned", "Child warned"])
    root.view.addSubview(child.view)
    child.present(NotingController("Sheet", calls), animated: true)
    try app.perform(lines: "wait 1\nexpect this is Sheet")
    _ = calls.taken()
    try app.perform(.event(.memoryWarning))
    #expect(calls.taken() == ["Root warned", "Child warned", "Sheet warned"])
  }

  @Test("go to the window that was made key last, in whatever object it is")
  func window() throws {
    let delegate = FlowDelegate()
    let app = try RunningApp { delegate }
    try app.perform(.expect("this is First"))
    delegate.show("Second")
    try app.perform(lines: "wait 1\nexpect this is Second")
  }
}
