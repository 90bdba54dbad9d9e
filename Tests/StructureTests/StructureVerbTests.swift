import CommandFixtures
import Foundation
import TestSupport
import Testing

@Suite("structure")
struct StructureVerbTests {
  private let program = Built.folder.appending(path: "workbench")

  @Test("prints a table of sizes, of roles and of duties for those that are named")
  func table() throws {
    let run = try FinishedProgram(program, ["structure", "--pattern", "MVP", "--pattern", "4V Engine"])
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output.contains("ViewFactory") && run.output.contains("goes back by popViewController"))
    #expect(!run.output.contains("VIPER"))
  }

  @Test("gives everything as JSON, the same twice", .long())
  func json() throws {
    let run = try FinishedProgram(program, ["structure", "--pattern", "MVVMC", "--format", "json"])
    let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let entry = try #require((document["structure"] as? [[String: Any]])?.first)
    #expect(document["schema"] as? Int == 1)
    #expect(entry["pattern"] as? String == "MVVMC")
    #expect((entry["types"] as? [[String: Any]])?.contains { $0["name"] as? String == "UserListCoordinator" } == true)
    #expect(try FinishedProgram(program, ["structure", "--pattern", "MVVMC", "--format", "json"]).output == run.output)
  }

  @Test("draws the types in their roles")
  func mermaid() throws {
    let run = try FinishedProgram(program, ["structure", "--pattern", "MVC", "--format", "mermaid"])
    #expect(run.output.contains("title: MVC") && run.output.contains("flowchart LR"))
    #expect(run.output.contains("subgraph r0[\"ViewController\"]"))
    #expect(run.output.contains(" --> "))
  }

  @Test("says what it needs if there is no compiler")
  func withoutTools() throws {
    let run = try FinishedProgram(program, ["structure"], path: "/nowhere")
    #expect(run.code == 69 && run.output == "")
    #expect(run.errors.contains("swiftc is not on PATH") && run.errors.split(separator: "\n").count == 1)
  }

  @Test("says what it needs if the program is alone in its folder")
  func copied() throws {
    let run = try LoneProgram().run(["structure"])
    #expect(run.code == 69 && run.output == "")
    #expect(run.errors.contains("swift build") && run.errors.split(separator: "\n").count == 1)
  }
}
