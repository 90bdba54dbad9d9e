public import Foundation

/// Reads a module's structure from its sources, as the compiler sees them.
public struct StructureReader: Sendable {
  /// The modules that hold the user interface.
  public static let interface: Set<String> = ["HeadlessUIKit", "UsersInterface", "UIKit", "AppKit", "SwiftUI"]

  private let toolchain: Toolchain
  private let settings: CompilerSettings

  /// Makes a reader of modules that are compiled as the architectures are.
  ///
  /// - Parameters:
  ///   - toolchain: the toolchain that compiled the modules that the sources import.
  ///   - modules: the folder of the compiled modules that the sources import.
  public init(toolchain: Toolchain, modules: URL) {
    self.init(toolchain: toolchain, settings: .ofArchitectures(modules: modules))
  }

  init(toolchain: Toolchain, settings: CompilerSettings) {
    self.toolchain = toolchain
    self.settings = settings
  }

  /// Reads a module.
  ///
  /// - Parameters:
  ///   - sources: the sources of the module.
  ///   - roles: the architecture's roles; each type's name ends with its role. Without them, the last words that
  ///     several types' names have are taken for roles.
  public func read(_ sources: ModuleSources, roles: [String]?) throws(StructureFailure) -> PatternStructure {
    try facts(of: parsed(sources), roles).structure
  }

  /// Checks the rules in a module, whose roles are found by the names of its types.
  ///
  /// - Parameters:
  ///   - sources: the sources of the module.
  ///   - free: the roles that are to be free of the user interface.
  public func check(_ sources: ModuleSources, free: [String]) throws(StructureFailure) -> [RuleFindings] {
    let module = try parsed(sources)
    let known = StructureRule.rolesBelowTheView + StructureRule.leadingRoles + free
    var rules = RulesReader(try facts(of: module, nil, known: known), symbols: module.symbols, free: free)
    try module.trees.forEach { index, tree in rules.read(tree, source: module.texts[index], number: index) }
    return rules.findings
  }

  private func parsed(_ sources: ModuleSources) throws(StructureFailure) -> ParsedModule {
    let texts = try sources.files.map(Self.text)
    let trees = try Compiler(tool: toolchain.compiler, settings: settings, limits: toolchain.limits).read(sources)
    var names: Set<String> = []
    try trees.forEach { _, tree in tree.collectSymbols(into: &names) }
    let symbols = try Demangler(tool: toolchain.demangler).symbols(of: names)
    return ParsedModule(
      name: sources.module,
      paths: sources.files.map(sources.path),
      texts: texts,
      trees: trees,
      symbols: symbols
    )
  }

  private func facts(
    of module: ParsedModule,
    _ roles: [String]?,
    known: [String] = []
  ) throws(StructureFailure) -> StructureMaker {
    var facts = FactsReader(module: module.name, symbols: module.symbols)
    try module.trees.forEach { index, tree in
      facts.read(tree, source: module.texts[index], path: module.paths[index])
    }
    return StructureMaker(
      facts,
      module: module.name,
      paths: module.paths,
      texts: module.texts,
      roles: roles,
      known: known
    )
  }

  private static func text(_ file: URL) throws(StructureFailure) -> String {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .unreadable(path: file.path) }
    return text
  }
}

/// The files of a module, and what the compiler says of them.
private struct ParsedModule {
  let name: String
  /// The paths of the files below the module's folder.
  let paths: [String]
  let texts: [String]
  let trees: SyntaxTrees
  let symbols: [String: Symbol]
}

/// Reasons for which the structure of a module cannot be read.
public enum StructureFailure: Error, Sendable, Equatable {
  /// A tool of the toolchain is not where tools are looked for.
  case toolMissing(String)
  /// The products of `swift build` for a module are not beside the program.
  case notBuilt(module: String)
  /// A module was not built for release: only a release build is weighed.
  case notOptimised(module: String)
  /// The object files of a module have a format that is not weighed.
  case otherFormat(module: String, format: String)
  /// A source file, or a folder of them, cannot be read.
  case unreadable(path: String)
  /// A file of somebody's package cannot be read: a named pipe, for instance.
  case noFile(path: String)
  /// A file of the compiler's, or the folder in which it answers, cannot be written; with the reason if that is known.
  case unwritable(path: String, reason: String?)
  /// The compiler refuses the module's sources; with its first error.
  case refused(module: String, reason: String)
  /// A tool's output cannot be read by this program.
  case notUnderstood(tool: String)
  /// Statements or expressions of a source file lie deeper in each other than is read.
  case tooDeep(path: String)
  /// There is no folder at a path.
  case noFolder(path: String)
  /// There is no Swift package at a path, or in a folder above it.
  case noPackage(path: String)
  /// A package has no sources of a Swift target at a path; with the folders in which it has some.
  case noTarget(path: String, folders: [String])
  /// A package cannot be read or built; with the first error.
  case packageRefused(path: String, reason: String)

  /// The failure and what to do, in one line for a person.
  public var text: String {
    switch self {
    case .toolMissing(let tool):
      "the structure is read by the compiler, and \(tool) is not on PATH; install the Swift toolchain that built this program"
    case .notBuilt(let module):
      "the structure of \(module) is read from what swift build leaves beside this program, which is not here;"
        + " run the program where it was built"
    case .notOptimised(let module):
      "the weight of \(module) is that of its release build, and the program beside it was built otherwise; run it with"
        + " --configuration release"
    case .otherFormat(let module, let format):
      "the weight of \(module) is read from ELF files of 64 bits, as on Linux, and these are \(format)"
    case .noFile(let path): "\(path): this is not a file that can be read"
    case .unreadable(let path): "\(path) cannot be read; swift build makes the list of sources anew"
    case .unwritable(let path, let reason):
      "the compiler cannot write to \(path)\(reason.map { " (\($0))" } ?? ""); TMPDIR and HOME name its folders"
    case .refused(let module, let reason): "the compiler on PATH refuses the sources of \(module): \(reason)"
    case .notUnderstood(let tool):
      "\(tool) on PATH answers what this program cannot read; use the Swift toolchain that built it"
    case .tooDeep(let path):
      "\(path): statements or expressions lie too deep in each other to be read; move some into functions"
    case .noFolder(let path): "there is no folder \(path)"
    case .noPackage(let path):
      "\(path) is in no Swift package: there is no Package.swift in it or above it; a package's folder is expected, or a"
        + " folder of one of its targets"
    case .noTarget(let path, let folders):
      "\(path) has no sources of a Swift target; its package has "
        + (folders.isEmpty ? "none" : "some in \(folders.prefix(5).joined(separator: ", "))")
        + (folders.count > 5 ? " and \(folders.count - 5) more" : "")
    case .packageRefused(let path, let reason): "the package \(path) cannot be built here: \(reason)"
    }
  }
}
