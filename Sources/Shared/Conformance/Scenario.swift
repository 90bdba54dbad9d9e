import HeadlessUIKit
import TaskControl
public import UsersInterface

/// One thing that every app does, checked only through its screen.
///
///     let closes = Scenario(10, "Close shows the dashboard") { app in
///       try app.launchAndOpen(row: 1)
///       try app.details.tapClose()
///       app.settle()
///       try app.dashboard.expectOnTop()
///     }
///     try closes.run(MVCApp.self)
public nonisolated struct Scenario: Sendable, CustomStringConvertible {
  /// A name for commands, made of the rule's number and the title, such as `03-a-failure-shows-the-alert-once`.
  public let id: String
  /// The numbered line that is checked: of the specification, from 1 to 18, or of a change request.
  public let rule: Int
  /// The behaviour that is checked, as a sentence.
  public let title: String
  /// Runs the scenario on an app of its own.
  ///
  /// Throws: ``ConformanceFailure`` if the app does otherwise.
  public let run: @MainActor @Sendable (any UsersApp.Type) throws -> Void

  /// Makes a scenario of its steps.
  ///
  /// - Parameters:
  ///   - rule: the numbered line that is checked.
  ///   - title: the behaviour that is checked, as a sentence.
  ///   - steps: the actions on an app, and the expectations.
  public init(_ rule: Int, _ title: String, _ steps: @escaping @MainActor @Sendable (AppSession) throws -> Void) {
    self.rule = rule
    self.title = title
    id = Self.identifier(rule, title)
    run = { app in
      try MainActorTasks.run {
        let session = AppSession(app)
        defer { session.end() }
        try steps(session)
      }
    }
  }

  /// The number and the title.
  public var description: String { "\(rule). \(title)" }

  private static func identifier(_ rule: Int, _ title: String) -> String {
    let words = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let number = rule < 10 ? "0\(rule)" : "\(rule)"
    return ([Substring(number)] + words).joined(separator: "-")
  }
}

/// A failed expectation of a scenario, with a picture of the screen.
///
///     do {
///       try AppSession(MVCApp.self).list.tapAccessory(row: 0)
///     } catch let failure as ConformanceFailure {
///       print(failure.message, failure.screen)
///     }
public struct ConformanceFailure: Error, CustomStringConvertible, Sendable {
  /// The failed expectation and the actual state, in one line.
  public let message: String
  /// The screen at that moment, as text of several lines.
  public let screen: String

  /// Makes a failure.
  public nonisolated init(_ message: String, screen: String) {
    self.message = message
    self.screen = screen
  }

  /// The message and the screen.
  public nonisolated var description: String { "\(message)\n\(screen)" }
}

/// The specification of the users app as scenarios: an implementation is right if it passes all of them.
///
///     for scenario in ConformanceSuite.scenarios { try scenario.run(MVCApp.self) }
public nonisolated enum ConformanceSuite {
  /// All scenarios, in the order of the specification's numbered lines.
  public static let scenarios =
    launchScenarios + findScenarios + navigateScenarios + linkScenarios + transitionScenarios + changeScenarios
    + lifetimeScenarios
}
