import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("The pages of exercises")
struct ExercisePageTests {
  @Test("Rules for one architecture are those of its solutions alone")
  func architectures() throws {
    let text = "# 1. some: One\n\n## Rules\n\n- contains: a\n\n## Rules in VIPER\n\n- contains: b\n"
    let page = try ExercisePage(text, at: "page.md")
    let rules = try ExerciseRule.all(of: page.rules, at: page.path)
    #expect(rules.map(\.architecture) == [nil, "VIPER"])
    let failure = #expect(throws: CommandFailure.self) {
      try ExercisePage("# 1. a: B\n\n## Rules for VIPER\n", at: "page.md")
    }
    #expect(failure?.message.hasPrefix("page.md:3: there is no section") == true)
    let head = "# 1. a: B\n\n- level: beginner\n- learn: x\n- fails: x\n- in: MVC\n\nA.\n\n## Task\n\nA.\n\n"
    let other = #expect(throws: CommandFailure.self) {
      try Exercise(page: head + "## Rules in VIPER\n\n- contains: b\n\n## Solution\n\nC.\n", in: "", at: "page.md")
    }
    #expect(other?.message == "page.md:14: Rules in VIPER: the exercise is not offered in it; see \"in\"")
  }

  @Test("A page says the same in every form of text")
  func forms() throws {
    let folder = Project.root.appending(path: "docs/workshop/exercises")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains("-") }
    let copy = try TemporaryFolder()
    for name in names where FileManager.default.fileExists(atPath: "\(folder.path)/\(name)/exercise.md") {
      let text = try String(contentsOf: folder.appending(path: "\(name)/exercise.md"), encoding: .utf8)
      let page = try ExercisePage(text, at: name)
      for form in OtherText.forms {
        let place = URL(filePath: "\(copy.path)/exercise.md")
        try form.data(of: text).write(to: place)
        let other = try ExercisePage(WorkbenchFolder(root: URL(filePath: copy.path)).text("exercise.md"), at: name)
        let properties = ["level", "learn", "fails", "in", "find"]
        #expect(properties.map { other[$0] } == properties.map { page[$0] }, "\(name): \(form)")
        #expect(other.introduction == page.introduction && "\(other.rules)" == "\(page.rules)", "\(name): \(form)")
      }
    }
  }

  @Test(
    "A page that is not one of an exercise is refused with the line",
    arguments: [
      ("# One\n", "page.md:1: a page begins"), ("# 1. a: B\n\n- levle: x\n", "page.md:3: a property is one of"),
      ("# 1. a: B\n\n- level: x\n- level: x\n", "page.md:4:"),
      ("# 1. a: B\n\n## Taks\n", "page.md:3: there is no section"),
    ]
  )
  func refusesPages(_ text: String, _ start: String) {
    let failure = #expect(throws: CommandFailure.self) { try ExercisePage(text, at: "page.md") }
    #expect(failure?.message.hasPrefix(start) == true, "\(failure?.message ?? "")")
  }
}
