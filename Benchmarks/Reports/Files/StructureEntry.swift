import Structure
import Suites

/// What one architecture is made of, in JSON.
struct StructureEntry: Encodable, Sendable {
  let pattern: String
  let variant: String?
  let files: Int
  let lines: Int
  let types: Int
  let protocols: Int
  let interfaceFreeShareByImport: Double
  let interfaceFreeShareByDependency: Double
  let dependencies: Int
  let module: PatternStructure

  init(_ contender: Contender, _ structure: PatternStructure) {
    pattern = contender.pattern
    variant = contender.variant
    files = structure.files.count
    lines = structure.lines
    types = structure.types.count { $0.isDeclaredHere && $0.kind != .protocol }
    protocols = structure.types.count { $0.kind == .protocol }
    interfaceFreeShareByImport = structure.interfaceFreeShareByImport
    interfaceFreeShareByDependency = structure.interfaceFreeShareByDependency
    dependencies = structure.dependencies
    module = structure
  }
}
