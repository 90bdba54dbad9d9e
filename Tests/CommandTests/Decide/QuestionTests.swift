import Command
import Foundation
import Testing
import Texts

@Suite("The file of questions")
struct QuestionTests {
  private static func json() throws -> String { try PackageFolder.built.text(Questions.path) }

  @Test("names facts, or figures that are awaited")
  func names() throws {
    let (questions, facts) = (try Samples.questions(), try Samples.facts())
    for name in questions.figures.keys { #expect((facts[name] != nil) != questions.awaited.contains(name), "\(name)") }
    for name in questions.awaited { #expect(questions.figures[name]?.size != nil, "\(name)") }
    #expect(Set(questions.sizes.keys) == Set(facts.groups.keys))
    #expect(Set(questions.figures.values.map { "\($0.label), \($0.size ?? "")" }).count == questions.figures.count)
  }

  @Test("has no requirement of which less is better")
  func requirements() throws {
    let facts = try Samples.facts()
    for answer in try Samples.questions().questions.flatMap(\.answers) {
      if let name = answer.requires?.name { #expect(facts[name]?.better == .more) }
    }
  }

  @Test(
    "is read strictly",
    arguments: [
      ("\"limits\":", "\"limitations\":"), ("\"sizeFigure\":", "\"extra\": 1, \"sizeFigure\":"),
      ("\"look\":", "\"looks\": \"\", \"look\":"), ("\"weight\": 1", "\"weight\": 0"),
      ("\"name\": \"lines of code\"", "\"name\": \"lines of cod\""), ("\"weight\": 1", "\"weight\": \"1\""),
    ]
  )
  func strict(old: String, new: String) throws {
    let text = try Self.json()
    let range = try #require(text.firstRange(of: old))
    #expect(try Questions.read(Data(text.utf8)) == Samples.questions())
    #expect(throws: (any Error).self) { try Questions.read(Data(text.replacingCharacters(in: range, with: new).utf8)) }
  }

  @Test("is named with the command that restores it, if it is missing")
  func missing() throws {
    let failure = try #require(throws: QuestionsFailure.self) {
      try Questions(in: PackageFolder(root: URL(filePath: "/nonexistent")))
    }
    #expect(failure.text.hasSuffix("git checkout -- \(Questions.path)"))
  }
}
