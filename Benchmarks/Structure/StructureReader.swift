public import Foundation

/// Reads what a module is made of from its sources, with the compiler's eyes.
public struct StructureReader: Sendable {
  /// The modules that hold the user interface.
  public static let interface: Set<String> = ["HeadlessUIKit", "UsersInterface", "UIKit", "AppKit", "SwiftUI"]

  private let toolchain: Toolchain
  private let modules: URL

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - toolchain: the one that compiled what the sources import.
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
