import Command
public import Foundation

/// Builds modules in scratch folders, with the toolchain's compiler, and counts its work.
public struct ModuleBuilder: Sendable {
  private let toolchain: Toolchain
  private let modules: URL

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - toolchain: the toolchain that compiled the modules that the sources import.
  ///   - modules: the folder of the compiled modules that the sources import.
  public init(toolchain: Toolchain, modules: URL) {
    self.toolchain = toolchain
    self.modules = modules
  }

  /// Builds a module, changes it, and builds it again.
  ///
  /// A change that imports a module for the first time is made twice: once as it is, and once in a module that imports the
  /// new ones in a file of its own from the start. What is compiled only in the former is due to the import.
  /// - Parameters:
  ///   - before: the sources of the first build.
  ///   - after: the changed sources. Files are matched by their paths below the module's folder; by their names if not one
  ///     of the changed ones is at a path of the others, as a plugin of the build has put them elsewhere.
  /// - Throws: ``StructureFailure/refused(module:reason:)`` if the module does not compile, before or after.
  public func change(
    _ before: ModuleSources,
    to after: ModuleSources
  ) throws(StructureFailure) -> IncrementalBuild {
    let old = try before.texts()
    let new = Self.matched(try after.texts(), to: old)
    let imports = Self.imports(of: new).subtracting(Self.imports(of: old)).sorted()
    var scratch = try ScratchBuild(before.module, compiler: toolchain.compiler, modules: modules)
    let report = try Self.rebuild(&scratch, old, new)
    let objects = try scratch.takeObjects()
    _ = try scratch.build()
    let clean = try scratch.takeObjects()
    var known = report.compiled
    if !imports.isEmpty {
      let file = imports.map { "import \($0)\n" }.joined()
      let added = [ScratchBuild.importsFile: file]
      known = try Self.rebuild(&scratch, old.merging(added) { $1 }, new.merging(added) { $1 }).compiled
    }
    func reason(for path: String) -> IncrementalBuild.Reason {
      guard let text = old[path] else { return .added }
      if text != new[path] { return .changed }
      if report.startedAnew { return .removal }
      return known.contains(path) ? .dependency : .firstImport
    }
    let compilations = report.compiled.sorted().map { IncrementalBuild.Compilation(path: $0, reason: reason(for: $0)) }
    return IncrementalBuild(
      files: new.count,
      compilations: compilations,
      firstImports: imports,
      stale: new.keys.filter { objects[$0] != clean[$0] }.sorted()
    )
  }

  /// Builds a module from its sources alone.
  public func build(_ sources: ModuleSources) throws(StructureFailure) -> CleanBuild {
    var scratch = try ScratchBuild(sources.module, compiler: toolchain.compiler, modules: modules)
    try scratch.write(sources.texts())
    return CleanBuild(try scratch.buildCounting())
  }

  private static func rebuild(
    _ scratch: inout ScratchBuild,
    _ old: [String: String],
    _ new: [String: String]
  ) throws(StructureFailure) -> DriverReport {
    try scratch.write(old)
    _ = try scratch.build()
    try scratch.write(new)
    return try scratch.build()
  }

  /// Returns texts with the paths that files of the same names have among others, if they lie elsewhere.
  private static func matched(_ texts: [String: String], to others: [String: String]) -> [String: String] {
    guard !texts.keys.contains(where: { others[$0] != nil }) else { return texts }
    func name(_ path: String) -> String { URL(filePath: path).lastPathComponent }
    let paths = Dictionary(others.keys.map { (name($0), $0) }, uniquingKeysWith: min)
    return Dictionary(uniqueKeysWithValues: texts.map { (paths[name($0.key)] ?? name($0.key), $0.value) })
  }

  /// The modules that files import.
  private static func imports(of texts: [String: String]) -> Set<String> {
    let lines = texts.values.flatMap { SwiftCode.lines(of: $0) }
    return Set(lines.compactMap { $0.firstMatch(of: #/^\s*(?:@?\w+ )*?import (?:\w+ )?(\w+)/#).map { String($0.1) } })
  }
}
