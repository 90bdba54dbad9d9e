import Command
import CommandFixtures
import Foundation
import Mutants
import TestSupport

/// A copy of the part of the package that mutants of an architecture need; tests can change it.
struct ScratchPackage {
  let folder: TemporaryFolder
  let store: ResultStore
  private let results: TemporaryFolder

  init(of module: String) throws {
    folder = try TemporaryFolder()
    results = try TemporaryFolder()
    store = ResultStore(folder: URL(filePath: results.path))
    let parts = [
      "Sources/\(module)", "Sources/Shared", "Tests/\(module)Tests", "Tests/RoleFixtures", "Benchmarks/Lab/Mutants",
    ]
    for part in parts {
      let copy = URL(filePath: folder.path).appending(path: part)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Project.root.appending(path: part), to: copy)
    }
  }

  /// Removes a line from a file, which must have it once.
  func remove(_ line: String, from path: String) throws {
    let file = URL(filePath: folder.path).appending(path: path)
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let rest = lines.filter { $0.trimmingCharacters(in: .whitespaces) != line }
    guard rest.count == lines.count - 1 else { throw NoSuchLine(line: line) }
    try folder.write(rest.joined(separator: "\n"), to: path)
  }

  /// Marks the stored results of earlier runs, so that they differ from new ones.
  func markKept() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: results.path) {
      let text = try String(contentsOfFile: "\(results.path)/\(name)", encoding: .utf8)
      try results.write(text.replacing(/"by" ?: ?"/, with: "\"by\":\"Kept "), to: name)
    }
  }

  /// Runs mutants of an architecture.
  ///
  /// - Parameter isOptimised: true if the products are like those of a release build: there is no module that tests can
  ///   import as testable, here because there are no objects.
  func run(
    _ subject: MutationRun.Subject,
    _ choice: MutationRun.Choice,
    isFresh: Bool = false,
    isOptimised: Bool = false
  ) async throws -> ModuleMutants? {
    let root = URL(filePath: folder.path)
    var products = Built.products
    if isOptimised {
      let folder = root.appending(path: "release")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let modules = folder.appending(path: "Modules")
      try FileManager.default.createSymbolicLink(at: modules, withDestinationURL: products.modules)
      let (turns, built) = ("CMainActorTasks.build", products.folder)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: turns),
        withDestinationURL: built.appending(path: turns)
      )
      products = BuildProducts(folder: folder)
    }
    let isTestable = isOptimised || Self.isSanitized ? false : nil
    let tree = PackageTree(root: root, products: products, toolchain: try .locate(), isTestable: isTestable)
    let run = MutationRun(in: tree, choice, keptIn: store, isFresh: isFresh)
    return try await run.run([subject]) { _ in }.first
  }

  /// True if the tests are built with a sanitizer: without it, mutants cannot be linked with the built objects.
  private static let isSanitized: Bool = {
    let object = Built.folder.appending(path: "SeededRandom.build/SplitMix64.swift.o")
    let data = (try? Data(contentsOf: object)) ?? Data()
    return ["__asan_init", "__tsan_init"].contains { data.range(of: Data($0.utf8)) != nil }
  }()

  private struct NoSuchLine: Error {
    let line: String
  }
}
