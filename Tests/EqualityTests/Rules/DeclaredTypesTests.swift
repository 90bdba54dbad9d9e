import Foundation
import TestSupport
import Testing

@testable import SourceRules

@Suite("Names of types")
struct DeclaredTypesTests {
  private static let declared = DeclaredTypes.paths(in: SourceTree.files)

  @Test("differ from those of modules")
  func modules() throws {
    let lab = Project.root.appending(path: "Benchmarks/Lab/Package.swift")
    let manifests = [try SourceTree.manifest(), try String(contentsOf: lab, encoding: .utf8)]
    let modules = manifests.flatMap(PackageTargets.names)
    #expect(modules.contains("Proof") && modules.contains("Command") && Self.declared.count > 500)
    for module in modules { #expect(Self.declared[module] == nil, "\(module)") }
  }

  @Test("stand once, but for those of siblings")
  func twice() {
    for (name, paths) in Self.declared { #expect(paths.count == 1, "\(name): \(paths)") }
  }

  @Test("are read at the outermost level, whatever stands before them, unless they are private")
  func reads() {
    let text = """
      public import Users
      @MainActor public final class A {}
      package nonisolated enum B { struct Inner {} }
        struct Indented {}
      private struct C {}
      fileprivate protocol D {}
      // struct E {}
      extension F {}
      actor G {}
      """
    let paths = ["Benchmarks/Claims/A.swift", "Benchmarks/Lab/Tests/LabTests/A.swift"]
    let siblings = ["Benchmarks/Lab/Tests/MVC_aTests/A.swift", "Sources/MVC/A.swift", "Tests/PlantedLeaks/A.swift"]
    let files = (paths + siblings).map { ProjectFile($0, text) }
    #expect(DeclaredTypes.paths(in: files) == ["A": paths, "B": paths, "G": paths])
  }
}
