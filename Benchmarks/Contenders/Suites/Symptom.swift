/// A symptom of a flaw: the scenarios that fail, and words of their messages.
public nonisolated struct Symptom: Sendable {
  /// The scenarios that fail: the beginning of their ids, such as `15` or `15-after-back`.
  public let scenarios: String
  /// The words that the message of each of them contains.
  public let words: String
  /// The reason for which they fail in consequence; `nil` if the flaw breaks their rule directly.
  public let reason: String?

  /// The beginning of the message of a scenario in which the process crashed.
  public static let death = "the process ended"

  /// Describes a symptom.
  public init(_ scenarios: String, _ words: String, because reason: String? = nil) {
    self.scenarios = scenarios
    self.words = words
    self.reason = reason
  }

  /// Returns the symptom that a rename goes on after its screen's end, because an object lives on.
  ///
  /// - Parameter end: the way in which the screen ends, as rule 17's scenarios name it: `close`, `back`.
  public static func renameGoesOn(after end: String) -> Symptom {
    Symptom(
      "17-\(end)",
      "the rename's being cancelled is false",
      because: "what lives on does not cancel its request"
    )
  }

  /// The rule of the specification that is broken.
  public var rule: Int { Int(scenarios.prefix { $0 != "-" }) ?? 0 }
}
