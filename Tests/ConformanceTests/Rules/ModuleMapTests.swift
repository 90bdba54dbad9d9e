import Foundation
import TestSupport
import Testing

@Suite("The map of modules")
struct ModuleMapTests {
  @Test("has an arrow for each dependency in Package.swift, and no others; says which modules have none")
  func arrows() throws {
    let page = try String(contentsOf: Project.root.appending(path: "docs/ARCHITECTURE.md"), encoding: .utf8)
    let map = ModuleMap(page: page)
    let targets = PackageTargets.dependencies(in: try SourceTree.manifest())
    try #require(targets.count > 30)
    for module in Set(targets.keys).union(map.arrows.keys).sorted() {
      #expect(map.arrows[module, default: []] == targets[module, default: []], "\(module)")
    }
    // The page describes these programs in a sentence of their own.
    #expect(map.alone.union(["validate", "workbench-all"]) == Set(targets.filter { $0.value.isEmpty }.keys))
  }

  @Test("reads arrows, whether they are drawn through or dotted")
  func readsMap() {
    let page = """
      ```mermaid
        a --> B & C[D, E …]
        a & b-all -. report to .-> F
        a -. compiles .-> G
      ```

      A `K`.

      `H` and
      `I` know no other module. `L` …
      """
    let map = ModuleMap(page: page)
    #expect(map.arrows == ["a": ["B", "C", "F"], "b-all": ["F"]] && map.alone == ["H", "I"])
  }

  @Test("reads dependencies, but for those of tests")
  func readsManifest() {
    let manifest = #"""
      let contenders = patterns.map { name in module(name, in: "Sources", of: app + ["CTracing"], settings) }
      let more = [
        module("A", in: "Sources", of: app + ["B"], settings(["C"])), module("B", in: "Sources"), program("empty"),
        program(
          "probe",
          of: ["A"],
          flags
        ),
        module("T", in: "Tests", of: ["A"]),
        module("Whole", in: "Sources", of: contenders.map { .target(name: $0.name) } + ["A"]),
        tests(of: "B", with: ["B"]),
      ]
      """#
    let app: Set = ["Users", "HeadlessUIKit", "UsersInterface"]
    #expect(
      PackageTargets.dependencies(in: manifest) == [
        "Patterns": app.union(["CTracing"]), "Floor": app.union(["CTracing"]), "A": app.union(["B"]), "B": [],
        "empty": [], "probe": ["A"], "Whole": ["Patterns", "Floor", "A"],
      ]
    )
  }
}
