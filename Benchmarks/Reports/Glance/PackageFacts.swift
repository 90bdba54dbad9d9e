public import ChangeCosts
import Foundation
public import Structure

/// What is known of the architectures without running them: what was recorded of their sources, and what changes cost.
public struct PackageFacts: Sendable {
  /// The file with what was recorded, in the package.
  public static let path = "docs/facts.json"

  /// By module; empty if nothing is recorded.
  let sources: [String: SourceFacts]
  /// The modules whose sources have changed since.
  let changed: Set<String>
  /// What role tests cost, by module; empty if nothing is recorded.
  let tests: [String: TestFacts]
  /// The modules whose sources or role tests have changed since that was recorded.
  let changedTests: Set<String>
  /// What the change requests cost; `nil` if there are none.
  package let changes: ChangeTotals?
  /// Records that are there and cannot be read, and the words that renew each.
  let damaged: [(path: String, renewal: String)]

  /// Takes over what is known.
  ///
  /// - Parameters:
  ///   - tree: the package's sources.
  ///   - modules: the architectures.
  ///   - changes: what changes cost them.
  public init(in tree: SourceTree, modules: [String], changes: ChangeTotals?) {
    let file = (try? Data(contentsOf: tree.root.appending(path: Self.path))).flatMap {
      try? JSONDecoder().decode(File.self, from: $0)
    }.flatMap { $0.schema == 1 ? $0 : nil }
    let sources = file?.architectures ?? [:]
    self.sources = sources
    self.changes = changes
    let record = MutantsRecord(root: tree.root)
    tests = record?.facts ?? [:]
    changedTests = record?.stale(in: tree.root) ?? []
    damaged = [
      (Self.path, "pages", file == nil), (MutantsRecord.path, "mutants --record", record == nil),
    ].filter { path, _, isMissing in
      isMissing && FileManager.default.fileExists(atPath: tree.root.appending(path: path).path)
    }.map { ($0.0, $0.1) }
    changed = Set(modules.filter { (try? tree.fingerprint(of: "Sources/\($0)")) != sources[$0]?.sources })
  }

  /// What is recorded of architectures, as text for the file.
  ///
  /// - Throws: ``ChangeFailure`` if their sources cannot be read.
  public static func text(of report: StructureReport, in tree: SourceTree) throws -> String {
    var facts: [String: SourceFacts] = [:]
    for module in report.modules {
      let sources = try tree.fingerprint(of: "Sources/\(module.structure.module)")
      facts[module.structure.module] = SourceFacts(module.structure, sources: sources)
    }
    return try JSONText.of(File(schema: 1, architectures: facts))
  }

  private struct File: Codable {
    let schema: Int
    let architectures: [String: SourceFacts]
  }
}

/// What the compiler says of an architecture's sources, in the few figures that the first table shows.
public struct SourceFacts: Codable, Sendable, Equatable {
  /// Stands for the sources that were read; see `SourceTree`.
  public let sources: String
  /// Lines of code, neither blank nor only comment.
  public let lines: Int
  /// Files.
  public let files: Int
  /// The share of lines in files in which no type of the user interface occurs, 0 to 1.
  public let interfaceFreeShare: Double
  /// How many of the declared roles the component with the most of them has.
  public let rolesOfComponent: Int
  /// How many stored properties and captured variables are weak or unowned.
  public let weakReferences: Int

  /// Takes figures over.
  public init(_ structure: PatternStructure, sources: String) {
    self.sources = sources
    lines = structure.lines
    files = structure.files.count
    interfaceFreeShare = structure.interfaceFreeShareByDependency
    rolesOfComponent = structure.rolesOfComponent
    let held = structure.roles.flatMap { [$0.references, $0.captures] }
    weakReferences = held.reduce(0) { sum, counts in
      sum + [Ownership.weak, .unowned].reduce(0) { $0 + (counts[$1.rawValue] ?? 0) }
    }
  }
}
