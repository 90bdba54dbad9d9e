import Structure
import Suites

/// The structure of one architecture, in JSON.
struct StructureEntry: Encodable, Sendable {
  let pattern: String
  let variant: String?
  let lines: Int
  let typeCount: Int
  let protocolCount: Int
  let interfaceFreeShareByImport: Double
  let interfaceFreeShareByDependency: Double
  let dependencies: Int
  let roles: [RoleStructure]
  let files: [FileStructure]
  let types: [TypeStructure]

  init(_ contender: Contender, _ structure: PatternStructure) {
    pattern = contender.pattern
    variant = contender.variant
    lines = structure.lines
    typeCount = structure.typeCount
    protocolCount = structure.protocolCount
    interfaceFreeShareByImport = structure.interfaceFreeShareByImport
    interfaceFreeShareByDependency = structure.interfaceFreeShareByDependency
    dependencies = structure.dependencies
    roles = structure.roles
    files = structure.files
    types = structure.types
  }
}
