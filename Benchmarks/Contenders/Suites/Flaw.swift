/// A flaw of a wiring that a document prints, defends, warns of or makes easy, with its symptoms.
public nonisolated struct Flaw: Sendable {
  /// The document's position on the wiring.
  public enum Origin: String, Sendable, CaseIterable {
    /// The document's code is wired so.
    case printed
    /// The document's author says in a reply that he does so.
    case stance = "a stance"
    /// The document tells the reader not to do so.
    case warnedOf = "warned of"
    /// The document neither does so nor mentions it; a reader who follows it easily does so.
    case easilyMade = "easily made"
  }

  /// The name for commands, such as `VIPER.strong`: the fixed module's, and the flaw's own.
  public let name: String
  /// The document's position on the wiring.
  public let origin: Origin
  /// The document, by its number.
  public let document: String
  /// The part of the document.
  public let section: String
  /// The content of that part, in our own words.
  public let source: String
  /// The flaw in one line.
  public let summary: String
  /// The symptoms: all scenarios that fail.
  public let symptoms: [Symptom]
  /// The references that `leaks` advises to make weak or to release earlier, as `Type.field`; none if nothing is left.
  public let cause: [String]
  /// True if it crashes, so that its scenarios are run in processes of their own.
  public let mayCrash: Bool

  /// Describes a flaw.
  public init(
    _ name: String,
    _ origin: Origin,
    document: String,
    section: String,
    source: String,
    summary: String,
    symptoms: [Symptom],
    cause: [String] = [],
    mayCrash: Bool = false
  ) {
    self.name = name
    self.origin = origin
    self.document = document
    self.section = section
    self.source = source
    self.summary = summary
    self.symptoms = symptoms
    self.cause = cause
    self.mayCrash = mayCrash
  }

  /// The origin and the document, such as `printed in 003`.
  public var provenance: String { "\(origin.rawValue) \(origin == .easilyMade ? "after" : "in") \(document)" }
  /// The rules that the flaw is known to break.
  public var breaks: [Int] { Set(symptoms.filter { $0.reason == nil }.map(\.rule)).sorted() }
  /// The rules that are broken only in consequence.
  public var breaksInConsequence: [Int] { Set(symptoms.map(\.rule)).subtracting(breaks).sorted() }
}
