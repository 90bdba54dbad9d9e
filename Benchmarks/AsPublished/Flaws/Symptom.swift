/// By what a flaw is noticed.
public struct Symptom: Sendable {
  /// The scenarios that fail: the beginning of their ids, such as `15` or `15-after-back`.
  public let scenarios: String
  /// Words that the message of each of them has.
  public let words: String
  /// The reason for which they fail, too, if they fail as a consequence of the flaw's own symptom.
  public let reason: String?

  /// Replaces the message of a scenario in which the process ended.
  public static let death = "the process ended"

  /// Describes a symptom.
  public init(_ scenarios: String, _ words: String, because reason: String? = nil) {
    self.scenarios = scenarios
    self.words = words
    self.reason = reason
  }

  /// That a rename goes on after its screen's end, in consequence of something's living on.
  ///
  /// - Parameter end: by what the screen ends, as rule 17's scenarios call it: `close`, `back`.
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
