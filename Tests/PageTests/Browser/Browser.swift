import Foundation
import TestSupport

/// Chromium without a window, driven over WebDriver on this machine (W3C WebDriver, and Chrome's own commands for what that has not).
final class Browser: Sendable {
  /// The place where Debian installs the driver.
  private static let driver = URL(filePath: "/usr/bin/chromedriver")
  /// True if a driver is installed.
  static let isThere: Bool = {
    let isThere = FileManager.default.isExecutableFile(atPath: driver.path)
    if !isThere && LongTests.areAskedFor {
      EndOfRun.print("The page was not tried in a browser: there is no \(driver.path)", as: "2 no browser")
    }
    return isThere
  }()

  private let driver: DriverProcess
  private let session: String

  /// Opens a browser while a closure runs.
  static func use(_ body: (Browser) async throws -> Void) async throws {
    let driver = try DriverProcess(Self.driver)
    defer { driver.end() }
    let browser = try await Browser(driver)
    do {
      try await body(browser)
    } catch {
      try? await browser.quit()
      throw error
    }
    try await browser.quit()
  }

  private init(_ driver: DriverProcess) async throws {
    self.driver = driver
    let words = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    let capabilities: JSON = [
      "browserName": "chrome", "unhandledPromptBehavior": "ignore",
      "goog:chromeOptions": ["args": .list(words.map { .text($0) })],
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
    ]
    let answer = try await driver.send("POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
    guard let session = answer["sessionId"].text else { throw BrowserFailure("no session: \(answer)") }
    self.session = "/session/\(session)"
  }

  private func quit() async throws {
    _ = try await driver.send("DELETE", session, nil)
  }

  /// Opens an address.
  func open(_ url: URL) async throws {
    // The browser would not load the same page again if only the fragment differs.
    _ = try await driver.send("POST", "\(session)/url", ["url": "about:blank"])
    _ = try await driver.send("POST", "\(session)/url", ["url": .text(url.absoluteString)])
  }

  /// Runs a script's function body in the page; returns its result.
  @discardableResult
  func run(_ script: String, _ arguments: JSON...) async throws -> JSON {
    try await driver.send(
      "POST",
      "\(session)/execute/sync",
      ["script": .text(script), "args": .list(arguments)]
    )
  }

  /// Clicks the middle of an element, as a person does.
  func click(_ selector: String) async throws {
    _ = try await driver.send("POST", "\(try await element(selector))/click", [:])
  }

  /// Types into an element.
  func type(_ keys: String, into selector: String) async throws {
    _ = try await driver.send("POST", "\(try await element(selector))/value", ["text": .text(keys)])
  }

  /// Presses and releases a key, wherever the focus is.
  func press(_ key: String) async throws {
    let actions: JSON = [["type": "keyDown", "value": .text(key)], ["type": "keyUp", "value": .text(key)]]
    _ = try await driver.send(
      "POST",
      "\(session)/actions",
      ["actions": [["type": "key", "id": "keyboard", "actions": actions]]]
    )
  }

  /// Moves the mouse over an element.
  func point(at selector: String) async throws {
    let reference = try await driver.send(
      "POST",
      "\(session)/element",
      ["using": "css selector", "value": .text(selector)]
    )
    let move: JSON = ["type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": reference]
    _ = try await driver.send(
      "POST",
      "\(session)/actions",
      ["actions": [["type": "pointer", "id": "mouse", "actions": [move]]]]
    )
  }

  /// Makes the page look as it does on another screen.
  func show(width: Int, isDark: Bool = false) async throws {
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": .number(Double(width)), "height": 1_000, "deviceScaleFactor": 1, "mobile": false]
    )
    let scheme: JSON = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    try await command("Emulation.setEmulatedMedia", ["features": [scheme]])
  }

  /// Makes the page look as it does on paper.
  func showOnPaper() async throws {
    try await command("Emulation.setEmulatedMedia", ["media": "print"])
  }

  /// Returns the entries of a log since it was last read: `browser` or `performance`.
  func log(_ kind: String) async throws -> [JSON] {
    try await driver.send("POST", "\(session)/se/log", ["type": .text(kind)]).list
  }

  /// Returns every address that was loaded from a network or a disk since the log was last read.
  func requests() async throws -> [String] {
    try await log("performance").compactMap { entry in
      let message = JSON(parsing: entry["message"].text ?? "")["message"]
      return message["method"].text == "Network.requestWillBeSent" ? message["params"]["request"]["url"].text : nil
    }
  }

  private func command(_ name: String, _ parameters: JSON) async throws {
    _ = try await driver.send(
      "POST",
      "\(session)/goog/cdp/execute",
      ["cmd": .text(name), "params": parameters]
    )
  }

  private func element(_ selector: String) async throws -> String {
    let answer = try await driver.send(
      "POST",
      "\(session)/element",
      ["using": "css selector", "value": .text(selector)]
    )
    guard let id = answer.members.first?.value.text else { throw BrowserFailure("there is no \(selector)") }
    return "\(session)/element/\(id)"
  }
}

/// A command that the driver refused.
struct BrowserFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
