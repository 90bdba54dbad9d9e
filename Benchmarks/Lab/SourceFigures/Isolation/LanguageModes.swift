import Command

/// A module that is moved from Swift 5 to Swift 6: errors on the way, and the annotations that it takes.
public struct LanguageModes: Sendable {
  /// A way to Swift 6, from sources without annotations to sources that compile without a warning.
  public struct Way: Sendable {
    /// The errors and warnings before anything is annotated.
    public let diagnostics: [Diagnostic]
    /// The annotations that the rule puts in; see ``LanguageModeReader``.
    public let annotations: [IsolationAnnotation]
    /// The annotations among them that are enough to compile without a warning: these imply the others. All of them if errors
    /// or warnings remain.
    public let needed: [IsolationAnnotation]
    /// The number of times that the compiler was asked until it had nothing to say, or until the rule had no answer.
    public let rounds: Int
    /// The errors and warnings that remain.
    public let remaining: [Diagnostic]
    /// The protocols among the annotations that are needed.
    public let protocols: [Spread]

    /// The number of errors before anything is annotated.
    public var errors: Int { diagnostics.count(where: \.isError) }
  }

  /// A protocol that isolates those who conform to it.
  public struct Spread: Sendable, Equatable, Encodable {
    /// The protocol's name.
    public let name: String
    /// The role of its file.
    public let role: String
    /// The types of the module that conform to it or to a protocol that refines it, with their roles.
    public let conformers: [String: String]
  }

  /// The number of lines whose annotations are taken out.
  public let annotatedLines: Int
  /// The errors in Swift 5 if the modules that it imports are without annotations, too: none, or it was no Swift 5 app.
  public let errorsInFive: [Diagnostic]
  /// The errors in Swift 5 if the modules that it imports have been annotated before it.
  public let errorsInFiveOverSix: [Diagnostic]
  /// Swift 6 with the main actor by default.
  public let onMainActor: Way
  /// Swift 6 without isolation by default.
  public let withoutDefault: Way
  /// The roles of the files.
  let roles: [String: String]

  /// The role of the file of a diagnostic or an annotation.
  public func role(ofFile path: String) -> String { roles[path] ?? path }

  /// The numbers of a way's errors by role.
  public func errorsByRole(_ way: Way) -> [String: Int] {
    way.diagnostics.filter(\.isError).reduce(into: [:]) { $0[role(ofFile: $1.place.path), default: 0] += 1 }
  }

  /// The numbers by name; all are exact.
  public var figures: [String: Double] {
    var figures = [
      "lines with annotations": annotatedLines,
      "errors in Swift 5": errorsInFive.count,
      "errors in Swift 5, what it imports annotated": errorsInFiveOverSix.count,
    ]
    for (name, way) in [("main actor by default", onMainActor), ("no default", withoutDefault)] {
      figures["errors, \(name)"] = way.errors
      figures["warnings, \(name)"] = way.diagnostics.count - way.errors
      figures["annotations, \(name)"] = way.annotations.count
      figures["annotations that suffice, \(name)"] = way.needed.count
      figures["types that suffice, \(name)"] = way.needed.count { $0.target == .type || $0.target == .extension }
      figures["protocols that suffice, \(name)"] = way.needed.count { $0.target == .protocol }
      figures["rounds, \(name)"] = way.rounds
      figures["errors that remain, \(name)"] = way.remaining.count
    }
    return figures.mapValues(Double.init)
  }
}
