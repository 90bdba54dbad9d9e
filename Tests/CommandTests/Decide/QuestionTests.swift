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
    // Some groups only write what the page draws.
    #expect(Set(questions.sizes.keys) == Set(facts.groups.filter { !$0.value.figures.isEmpty }.keys))
    #expect(Set(questions.figures.values.map { "\($0.label), \($0.size ?? "")" }).count == questions.figures.count)
  }

  @Test("says of how many components the app is")
  func components() throws {
    let architectures = Samples.six.map { "Sources/\($0.module)" }
    let folders = architectures.map { path in
      Set(
        PackageFolder.built.names(in: path).filter { PackageFolder.built.names(in: "\(path)/\($0)").isEmpty == false }
      )
    }
    let shared = folders.dropFirst().reduce(try #require(folders.first)) { $0.intersection($1) }
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    let sentence = "\(try #require(words.dropFirst(shared.count).first)) components"
    let questions = try Samples.questions()
    for text in questions.limits + questions.sizes.values where text.contains("components") {
      #expect(text.contains(sentence), "\(text)")
    }
    #expect(questions.limits.contains { $0.contains(sentence) })
  }

  @Test("has causes that name no architecture and no number")
  func causes() throws {
    for cause in try Samples.questions().questions.flatMap(\.answers).compactMap(\.why) {
      let prose = cause.replacing(#/`[^`]*`/#, with: "")
      #expect(!prose.contains(#/\b\d+\b/#) && !Samples.six.contains { prose.contains($0.name) }, "\(cause)")
    }
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
