public import UsersInterface

/// One thing that every app does, checked through its screen alone.
public nonisolated struct Scenario: Sendable, CustomStringConvertible {
  /// A name for commands, made of the rule's number and the title, such as `03-a-failure-shows-the-alert-once`.
  public let id: String
  /// The numbered line that is checked: of the specification, from 1 to 18, or of a change request.
  public let rule: Int
  /// What is checked, as a sentence.
  public let title: String
  /// Runs the scenario on an app of its own.
  ///
  /// Throws: ``ConformanceFailure`` if the app does otherwise.
  public let run: @MainActor @Sendable (any UsersApp.Type) throws -> Void

  /// Makes a scenario of its steps.
  ///
  /// - Parameters:
  ///   - rule: the numbered line that is checked.
  ///   - title: what is checked, as a sentence.
  ///   - steps: what is done with an app and expected of it.
  public init(_ rule: Int, _ title: String, _ steps: @escaping @MainActor @Sendable (AppSession) throws -> Void) {
    self.rule = rule
    self.title = title
    id = Self.identifier(rule, title)
    run = { app in
      let session = AppSession(app)
      defer { session.end() }
      try steps(session)
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
