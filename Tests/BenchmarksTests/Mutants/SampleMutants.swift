import CommandFixtures
import Foundation
import Mutants
import Records
import Reports
import Structure
import TestSupport

/// The mutants of a module of one small file.
enum SampleMutants {
  /// Returns the changes of one kind in a file, each as the lines without and with it.
  static func changes(_ operation: MutationOperator, of text: String) throws -> [String] {
    try mutants(of: text).filter { $0.operation == operation }.map { $0.diff.joined(separator: "\n") }
  }

  /// Writes a record of an architecture: of four mutants that compile, tests notice two without UIKit, and one with it.
  static func keepRecord(of module: String, in records: RecordFolder) throws {
    let value = """
      {"module": "\(module)", "name": "\(module)", "counts": {"mutants": 5,
      "noticedByCompiler": 1, "noticedByRoleTests": 2, "noticedByScreenTests": 1, "noticedByScenariosAlone": 0,
      "timedOut": 0, "noticedByNobody": 1, "equivalent": 0, "unseen": 0, "references": 2, "referencesNoticedByTests": 1,
      "testStrength": 0.97}, "roles": [{"name": "View", "mutants": 4, "noticedWithoutUIKit": 2, "noticedWithUIKit": 1}],
      "references": [{"name": "a", "file": "A.swift", "line": 1, "scenario": "16-the-end"},
      {"name": "b", "file": "A.swift", "line": 2}], "unnoticed": [], "costs": {"moduleLines": 228, "testLines": 334,
      "doubles": 2, "doubleLines": 20, "tests": 30, "testsWithoutUIKit": 1, "medianTime": 679}}
      """
    let name = RecordName.mutants(module)
    let record = try JSONDecoder().decode(MutantsRecord.Architecture.self, from: Data(value.utf8))
    try records.write(record, as: name, from: records.hashes(of: name))
  }

  /// All mutants of a file.
  static func mutants(of text: String) throws -> [Mutant] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Sample.swift")
    let tree = PackageTree(root: Project.root, products: Built.products, toolchain: try .locate())
    let sources = try ModuleSources(module: "Sample", folder: URL(filePath: folder.path))
    return try MutatedSources(sources, roles: [], in: tree).mutants
  }
}
