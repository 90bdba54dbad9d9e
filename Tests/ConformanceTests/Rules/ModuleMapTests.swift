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
    // The page describes this program in a sentence of its own.
    #expect(map.alone.union(["validate"]) == Set(targets.filter { $0.value.isEmpty }.keys))
  }

  @Test("has layers, as Package.swift has: a module depends on its own and on those before it")
  func layers() throws {
    let manifest = try SourceTree.manifest()
    let layers = PackageTargets.layers(in: manifest)
    #expect(Set(layers.values) == [1, 2, 3, 4, 5])
    for (module, known) in PackageTargets.dependencies(in: manifest) {
      // Linked with contenders, which do not import it.
      for other in known where other != "CTracing" {
        let (own, below) = (try #require(layers[module], "\(module)"), try #require(layers[other], "\(other)"))
        #expect(below <= own, "\(module) of layer \(own) depends on \(other) of layer \(below)")
      }
    }
  }

  @Test("names every target of Package.swift")
  func names() throws {
    let page = try String(contentsOf: Project.root.appending(path: "docs/ARCHITECTURE.md"), encoding: .utf8)
    for name in PackageTargets.names(in: try SourceTree.manifest()) {
      let isRoleTest = ArchitectureRule.patterns.contains { name == "\($0)Tests" }
      #expect(page.contains("`\(name)`") || isRoleTest, "\(name)")
    }
  }

  @Test("has the files of a run, 25 at most: each declares a type that one before it names, or is a program")
  func run() throws {
    let page = try String(contentsOf: Project.root.appending(path: "docs/ARCHITECTURE.md"), encoding: .utf8)
    let links = page.matches(of: #/\n\| \d+ \| \[`[\w/.]+`\]\(\.\./([\w/.]+)\) \|/#).map { String($0.output.1) }
    #expect(links.count <= 25 && links.first == "Benchmarks/workbench/main.swift" && Set(links).count == links.count)
    var named: Set<String> = []
    for link in links {
      let file = try #require(SourceTree.files.first { $0.path == link }, "\(link) is not there")
      let declared = file.code.compactMap { line in
        line.firstMatch(of: #/\b(?:struct|class|enum|protocol|extension) (\w+)/#).map { String($0.output.1) }
      }
      let isProgram = link.hasSuffix("/main.swift")
      #expect(isProgram || !named.isDisjoint(with: declared), "\(link): no file before it names \(declared)")
      for line in file.code { named.formUnion(line.matches(of: #/\b[A-Z]\w+/#).map { String($0.output) }) }
    }
  }

  @Test("reads arrows, whether they are drawn through or dotted")
  func readsMap() {
    let page = """
      ```mermaid
        a --> B & C[D, E …]
        a & b-all -. report to .-> F
      ```

      A `K`.

      `H` and
      `I` know no other module. `L` …
      """
    let map = ModuleMap(page: page)
    #expect(map.arrows == ["a": ["B", "C", "F"], "b-all": ["F"]] && map.alone == ["H", "I"])
  }

  @Test("reads layers from headings with a number")
  func readsLayers() {
    let manifest = #"""
      module("None")
      // MARK: 1. The app
      let shared = [module("A"), module("B", of: "A")]
      // MARK: 2. Programs
      let all = [program("C", of: "B")]
      // MARK: Tests
      let more = [module("D", in: "Tests", of: "B")]
      """#
    #expect(PackageTargets.layers(in: manifest) == ["A": 1, "B": 1, "C": 2])
  }

  @Test("reads dependencies, but for those of tests")
  func readsManifest() {
    let manifest = #"""

      let app = "Users HeadlessUIKit UsersInterface "
      let more = app + "A "
      let contenders = patterns.map { name in module(name, in: "Sources", of: app + "CTracing", settings) }
      let modules = [
        module("A", in: "Sources", of: app + "B", settings(["C"])), module("B", in: "Sources"), program("empty"),
        program(
          "probe",
          of: more + "B",
          flags
        ),
        module("T", in: "Tests", of: "A"),
        module("Whole", in: "Sources", of: contenders.map(\.name).joined(separator: " ") + " A C"),
        tests(of: "B", with: "B"),
      ]
      """#
    let app: Set = ["Users", "HeadlessUIKit", "UsersInterface"]
    #expect(
      PackageTargets.dependencies(in: manifest) == [
        "Patterns": app.union(["CTracing"]), "Floor": app.union(["CTracing"]), "A": app.union(["B"]), "B": [],
        "empty": [], "probe": app.union(["A", "B"]), "Whole": ["Patterns", "Floor", "A", "C"],
      ]
    )
  }
}
