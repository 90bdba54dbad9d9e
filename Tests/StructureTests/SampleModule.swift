import Command
import CommandFixtures
import Foundation
import TestSupport

/// A module of a few small files that are there while it is read.
enum SampleModule {
  /// Returns the structure of files, given by their paths below the module's folder.
  ///
  /// - Parameter roles: `nil` if they are to be found.
  static func structure(_ files: [String: String], roles: [String]? = []) throws -> PatternStructure {
    try with(files) { reader, sources in try reader.read(sources, roles: roles) }
  }

  /// Returns the findings of the rules in files.
  static func findings(
    _ files: [String: String],
    free: [String] = StructureRule.rolesBelowTheView
  ) throws -> [StructureRule: RuleFindings] {
    let findings = try with(files) { reader, sources in try reader.check(sources, free: free) }
    return Dictionary(uniqueKeysWithValues: findings.map { ($0.rule, $0) })
  }

  private static func with<Result>(
    _ files: [String: String],
    _ body: (StructureReader, ModuleSources) throws -> Result
  ) throws -> Result {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let reader = StructureReader(toolchain: try Toolchain.locate(), modules: Built.products.modules)
    return try body(reader, ModuleSources(module: "Sample", folder: URL(filePath: folder.path)))
  }
}
