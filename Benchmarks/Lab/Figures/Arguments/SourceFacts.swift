public import Structure

extension StructureReport {
  /// The figures that the package keeps of it, by module.
  public var facts: [String: SourceFacts] {
    Dictionary(modules.map { ($0.structure.module, SourceFacts($0.structure)) }, uniquingKeysWith: { $1 })
  }
}

/// The compiler's facts about an architecture's sources, in the few figures that the first table shows.
public struct SourceFacts: Codable, Sendable, Equatable {
  /// Lines of code, neither blank nor only comment.
  public let lines: Int
  /// Files.
  public let files: Int
  /// The share of lines in files in which no type of the user interface occurs, 0 to 1.
  public let interfaceFreeShare: Double
  /// The number of declared roles that the component with the most of them has.
  public let rolesOfComponent: Int
  /// The number of stored properties and captured variables that are weak or unowned.
  public let weakReferences: Int

  /// Creates the facts of a structure.
  public init(_ structure: PatternStructure) {
    lines = structure.lines
    files = structure.files.count
    interfaceFreeShare = structure.interfaceFreeShareByDependency
    rolesOfComponent = structure.rolesOfComponent
    let held = structure.roles.flatMap { [$0.references, $0.captures] }
    weakReferences = held.reduce(0) { sum, counts in
      sum + [DeclaredOwnership.weak, .unowned].reduce(0) { $0 + (counts[$1.rawValue] ?? 0) }
    }
  }
}
