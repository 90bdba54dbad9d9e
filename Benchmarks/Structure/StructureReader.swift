public import Foundation

/// Reads a module's structure from its sources, as the compiler sees them.
public struct StructureReader: Sendable {
  /// The modules that hold the user interface.
  public static let interface: Set<String> = ["HeadlessUIKit", "UsersInterface", "UIKit", "AppKit", "SwiftUI"]

  private let toolchain: Toolchain
  private let modules: URL

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - toolchain: the toolchain that compiled the modules that the sources import.
  ///   - modules: the folder of the compiled modules that the sources import.
  public init(toolchain: Toolchain, modules: URL) {
    self.toolchain = toolchain
    self.modules = modules
  }

  /// Reads a module.
  ///
  /// - Parameter roles: the architecture's roles; each type's name ends with its role.
  public func read(_ sources: ModuleSources, roles: [String]) throws(StructureFailure) -> PatternStructure {
    let texts = try sources.files.map(Self.text)
    let trees = try Compiler(tool: toolchain.compiler, modules: modules).trees(of: sources)
    var names: Set<String> = []
    for tree in trees { tree.forEach { names.formUnion($0.symbols) } }
    let symbols = try Demangler(tool: toolchain.demangler).symbols(of: names)
    var facts = FactsReader(module: sources.module, symbols: symbols)
    let paths = sources.files.map(sources.path)
    for (index, tree) in trees.enumerated() {
      let name = sources.files[index].deletingPathExtension().lastPathComponent
      facts.read(tree, source: texts[index], named: name)
    }
    return StructureMaker(facts, module: sources.module, paths: paths, texts: texts, roles: roles).structure
  }

  private static func text(_ file: URL) throws(StructureFailure) -> String {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .unreadable(path: file.path) }
    return text
  }
}

/// Reasons for which the structure of a module cannot be read.
public enum StructureFailure: Error, Sendable, Equatable {
  /// A tool of the toolchain is not where tools are looked for.
  case toolMissing(String)
  /// The products of `swift build` for a module are not beside the program.
  case notBuilt(module: String)
  /// A module was not built as for a release, and only then has it a weight.
  case notOptimised(module: String)
  /// The object files of a module have a format that is not weighed.
  case otherFormat(module: String, format: String)
  /// A source file, or a folder of them, cannot be read.
  case unreadable(path: String)
  /// A file of the compiler's, or the folder in which it answers, cannot be written; with the reason if that is known.
  case unwritable(path: String, reason: String?)
  /// The compiler refuses the module's sources; with its first error.
  case refused(module: String, reason: String)
  /// A tool's output cannot be read by this program.
  case notUnderstood(tool: String)

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
    case .unreadable(let path): "\(path) cannot be read; swift build makes the list of sources anew"
    case .unwritable(let path, let reason):
      "the compiler cannot write to \(path)\(reason.map { " (\($0))" } ?? ""); TMPDIR and HOME name its folders"
    case .refused(let module, let reason): "the compiler on PATH refuses the sources of \(module): \(reason)"
    case .notUnderstood(let tool):
      "\(tool) on PATH answers what this program cannot read; use the Swift toolchain that built it"
    }
  }
}
