public import Structure

/// What the compiler says of an architecture's sources, in the few figures that the first table shows.
public struct SourceFacts: Codable, Sendable, Equatable {
  /// Stands for the sources that were read; see `SourceTree`.
  public let sources: String
  /// Lines of code, neither blank nor only comment.
  public let lines: Int
  /// Files.
  public let files: Int
  /// The share of lines in files in which no type of the user interface occurs, 0 to 1.
  public let interfaceFreeShare: Double
  /// How many roles the component with the most roles has.
  public let rolesOfComponent: Int
  /// How many stored properties and captured variables are weak or unowned.
  public let weakReferences: Int

  /// Takes figures over.
  public init(_ structure: PatternStructure, sources: String) {
    self.sources = sources
    lines = structure.lines
    files = structure.files.count
    interfaceFreeShare = structure.interfaceFreeShareByDependency
    rolesOfComponent = structure.rolesOfComponent
    let held = structure.roles.flatMap { [$0.references, $0.captures] }
    weakReferences = held.reduce(0) { sum, counts in
      sum + [Ownership.weak, .unowned].reduce(0) { $0 + (counts[$1.rawValue] ?? 0) }
    }
  }
}
