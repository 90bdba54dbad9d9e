import Command
import Testing

@testable import SourceRules

@Suite("The rules' readers")
struct RuleReadersTests {
  @Test(
    "Every form of import is read",
    arguments: [
      "import MVC", "public import MVC", "@testable import MVC", "@preconcurrency public import MVC",
      "  internal import MVC // comment", "@_spi(Some) @testable import MVC", "import struct MVC.MVCApp",
      "import Foundation; import MVC", "/* before */ import MVC", "import MVC.Dashboard", "@testable\nimport MVC",
    ]
  )
  func readsImport(_ text: String) {
    #expect(ProjectFile("A.swift", text).imports.map(\.module).contains("MVC"))
  }

  @Test(
    "Other lines are not read as imports",
    arguments: [
      "// import MVC", "/* /* nested */\nimport MVC */", "let a = \"import MVC\"", "let a = \"\"\"\nimport MVC\n\"\"\"",
      "let a = #\"\"\"\n\"\"\"\nimport MVC\n\"\"\"#", "let a = \"\\(f(\")\"))\nimport MVC\"", "let imported = MVC",
    ]
  )
  func readsNoImport(_ text: String) {
    #expect(ProjectFile("A.swift", text).imports.isEmpty)
  }

  @Test("Code keeps its line numbers without comments and literals")
  func keepsLines() {
    let text = "a /* b\nc */ d\n\"\"\"\ne \\(f) \\\"\n\"\"\" + g // h\ni"
    #expect(SwiftCode.lines(of: text) == ["a ", " d", "\"\"", "", " + g ", "i"])
  }

  @Test("Public types are found however they are declared")
  func findsPublicTypes() {
    let text = """
      public import Users
      public final class A {
        public static func a() {}
        public class func b() {}
      }
      @MainActor public enum B {}
      struct C { public let d = 1 }
      package protocol E {}
      public nonisolated(unsafe) struct F {}
      """
    #expect(PublicTypes.names(in: [ProjectFile("A.swift", text)]) == ["A", "B", "E", "F"])
  }

  @Test("A component without a folder is missed")
  func missesComponent() {
    let files = ["Dashboard/A", "UserList/B", "UserDetails/C", "UserFinder"].map {
      ProjectFile("Sources/MVC/\($0).swift", "")
    }
    #expect(ComponentFolders.missing(in: files) == ["UserFinder"])
  }

  @Test("Targets that differ by case alone are found")
  func findsCollisions() {
    let manifest = """
      let patterns = ["MVC", "VIPER"]
      products: [.library(name: "viper", targets: [])],
      module("Measure", in: "D"), program(
        "measure",
        in: "D"
      ), program("Viper"), tests(of: "mvc", with: app),
      dependencies: [.target(name: "MVC")]
      """
    let names = PackageTargets.names(in: manifest)
    #expect(names == ["Measure", "measure", "Viper", "mvcTests", "MVC", "VIPER", "MVCTests", "VIPERTests"])
    #expect(PackageTargets.collisions(among: names) == ["measure", "mvctests", "viper"])
  }
}
