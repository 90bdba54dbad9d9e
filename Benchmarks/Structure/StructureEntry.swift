/// The structure of one module, in JSON.
struct StructureEntry: Encodable, Sendable {
  let pattern: String
  let variant: String?
  let lines: Int
  let typeCount: Int
  let protocolCount: Int
  let interfaceFreeShareByImport: Double
  let interfaceFreeShareByDependency: Double
  let dependencies: Int
  /// The figures by their names; see ``StructureFigure``.
  let figures: [String: Double]
  /// The types of the largest cycle.
  let largestCycle: [String]
  let roles: [RoleStructure]
  let files: [FileStructure]
  let types: [TypeStructure]
  let functions: [FunctionStructure]

  init(_ pattern: String, variant: String?, _ structure: PatternStructure) {
    self.pattern = pattern
    self.variant = variant
    lines = structure.lines
    typeCount = structure.typeCount
    protocolCount = structure.protocolCount
    interfaceFreeShareByImport = structure.interfaceFreeShareByImport
    interfaceFreeShareByDependency = structure.interfaceFreeShareByDependency
    dependencies = structure.dependencies
    figures = structure.figures
    largestCycle = structure.design.largestCycle
    roles = structure.roles
    files = structure.files
    types = structure.types
    functions = structure.functions
  }
}
