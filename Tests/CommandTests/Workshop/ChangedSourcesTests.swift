import Foundation
import Processes
import TestSupport
import Testing

@testable import SourceRules

/// The architectures after a change request, which only a package of its own compiles.
@Suite("The sources of a changed architecture")
struct ChangedSourcesTests {
  @Test("keep the house's rules", arguments: patches)
  func rules(_ path: String) throws {
    let files = try #require(Self.changed[path]).get()
    for rule in ArchitectureRule.all { #expect(rule.violations(in: files) == []) }
  }

  @Test("let no layout that a request gives into roles that are free of the user interface", arguments: patches)
  func layout(_ path: String) throws {
    for file in try #require(Self.changed[path]).get() where file.isInterfaceFree {
      #expect(file.imports.filter { $0.module.hasSuffix("Interface") }.map(\.module) == [], "\(file.path)")
    }
  }

  @Test("have one public type, the app", arguments: patches)
  func publicTypes(_ path: String) throws {
    let files = try #require(Self.changed[path]).get()
    #expect(PublicTypes.names(in: files) == files.compactMap(\.pattern).prefix(1).map { "\($0)App" })
  }

  /// The patches of all requests in all architectures, by path.
  private static let patches: [String] = {
    let folder = "Benchmarks/Workshop/Requests"
    let names = FileManager.default.enumerator(atPath: Project.root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix("/change.patch") }.sorted()
      .map { "\(folder)/\($0)" }
  }()

  /// The files after each patch, read once for all tests.
  private static let changed = Dictionary(
    uniqueKeysWithValues: patches.map { path in (path, Result { try files(changedBy: path) }) }
  )

  private static func files(changedBy path: String) throws -> [ProjectFile] {
    let folder = path.split(separator: "/").dropLast()
    let architecture = String((folder.last ?? "").prefix { $0 != "." })
    let sources = SourceTree.files.filter { file in
      file.pattern == architecture && ["Sources/", "Benchmarks/Contenders/"].contains(where: file.path.hasPrefix)
    }
    let unchanged = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.lines.joined(separator: "\n")) })
    var files = unchanged
    for name in series(in: folder.joined(separator: "/")) {
      let patch = "\(folder.joined(separator: "/"))/\(name)"
      let text = try String(contentsOf: Project.root.appending(path: patch), encoding: .utf8)
      files = try GitPatch.applied(text, named: patch, to: files)
    }
    let read = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0) })
    return files.map { path, text in
      if let file = read[path], unchanged[path] == text { file } else { ProjectFile(path, text) }
    }
  }

  /// The patches that a folder's module is made with, in order.
  private static func series(in folder: String) -> [Substring] {
    let file = Project.root.appending(path: "\(folder)/series")
    return (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? ["change.patch"]
  }
}
