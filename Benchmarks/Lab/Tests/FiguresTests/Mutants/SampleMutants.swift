import Command
import CommandFixtures
import Foundation
import Mutants
import TestSupport
import Texts

/// The mutants of a module of one small file.
enum SampleMutants {
  /// Returns the changes of one kind in a file, each as the lines without and with it.
  static func changes(_ operation: MutationOperator, of text: String) throws -> [String] {
    try mutants(of: text).filter { $0.operation == operation }.map { $0.diff.joined(separator: "\n") }
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
