/// What a document's own wiring does wrong, and by what that is noticed.
public struct Flaw: Sendable {
  /// The name for commands, such as `VIPER.strong`: the mended module's, and the flaw's own.
  public let name: String
  /// The document that prints the wiring, by its number.
  public let document: String
  /// What is wrong, in one line.
  public let summary: String
  /// All scenarios that fail.
  public let symptoms: [Symptom]
  /// The references that the census has to name as the leak's cause, as `Type.field`; none if nothing piles up.
  public let cause: [String]
  /// Whether it ends the process, so that its scenarios are run in processes of their own.
  public let endsProcess: Bool

  /// Describes a flaw.
  public init(
    _ name: String,
    document: String,
    _ summary: String,
    symptoms: [Symptom],
    cause: [String] = [],
    endsProcess: Bool = false
  ) {
    self.name = name
    self.document = document
    self.summary = summary
    self.symptoms = symptoms
    self.cause = cause
    self.endsProcess = endsProcess
  }

  /// The rules that the flaw is known to break.
  public var breaks: [Int] { Set(symptoms.filter { $0.reason == nil }.map(\.rule)).sorted() }
  /// The rules that are broken in consequence alone.
  public var breaksInConsequence: [Int] { Set(symptoms.map(\.rule)).subtracting(breaks).sorted() }
}
