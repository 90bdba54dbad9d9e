import Command
import Contenders
import SourceFigures
import Suites
import UsersInterface

/// Figures that the compiler gives of a module's sources, or of what it has made of them.
struct CompilerFigures {
  private let products = BuildProducts.besideProgram()
  private let toolchain: Toolchain

  init() throws {
    toolchain = try .locate()
  }

  func structure(_ module: MeasuredModule) throws -> [String: Double]? {
    let roles = module.contender.architecture.roles
    let reader = StructureReader(toolchain: toolchain, modules: products.modules)
    let structure = try reader.read(sources(of: module.name), roles: roles)
    var figures = structure.figures
    figures["lines of code"] = Double(structure.lines)
    figures["files"] = Double(structure.files.count)
    figures["pairs of types of which one uses the other"] = Double(structure.dependencies)
    figures["lines free of UIKit"] = structure.interfaceFreeShareByDependency
    // What a plugin makes lies in one folder, so nothing is known of components.
    if Self.isWritten(module) {
      let components = Set(structure.files.compactMap(\.component))
      figures["roles in a component"] = Double(structure.rolesOfComponent)
      figures["weak references"] = Double(Self.weakReferences(in: structure))
      figures["files that name another component's types"] = Double(
        components.reduce(0) { sum, component in
          sum + structure.files(naming: component).count { $0.component != nil }
        }
      )
    }
    return figures
  }

  func build(_ module: MeasuredModule) throws -> [String: Double]? {
    let builder = ModuleBuilder(toolchain: toolchain, modules: products.modules)
    let sources = try sources(of: module.name)
    let figures = try builder.build(sources).figures
    if module.request == nil { return figures }
    return try figures.merging(builder.change(self.sources(of: module.original), to: sources).figures) { $1 }
  }

  /// Only of architectures and variants: each takes the compiler half a minute.
  func language(_ module: MeasuredModule) throws -> [String: Double]? {
    if module.request != nil { return nil }
    let beneath = try ["Users", "UsersInterface"].map(products.sources)
    let reader = LanguageModeReader(toolchain: toolchain, modules: products.modules)
    let modes = try reader.read(
      sources(of: module.name),
      roles: module.contender.architecture.roles,
      over: beneath
    )
    return modes.figures
  }

  func weight(_ module: MeasuredModule) throws -> [String: Double]? {
    try ModuleWeight(of: module.name, in: products, toolchain).figures
  }

  /// The files of a module, without those that only name it.
  private func sources(of name: String) throws -> ModuleSources {
    try products.sources(ofModule: name).without("Change.swift").without("Summary.swift")
  }

  /// The number of stored properties and captured variables that are weak or unowned.
  private static func weakReferences(in structure: PatternStructure) -> Int {
    let held = structure.roles.flatMap { [$0.references, $0.captures] }
    return held.reduce(0) { sum, counts in
      sum + [DeclaredOwnership.weak, .unowned].reduce(0) { $0 + (counts[$1.rawValue] ?? 0) }
    }
  }

  private static func isWritten(_ module: MeasuredModule) -> Bool {
    (Lineup.patterns + Lineup.today).contains { $0.module == module.name }
  }
}
