import Command
import Contenders
import Foundation
import Suites
import TestSupport
import Testing
import Texts
import UsersInterface

@Suite("The page about choosing")
struct ChoosingPageTests {
  private static func page(_ facts: FactFile, of contenders: [Samples.Contender] = Samples.six) throws -> String {
    try ChoosingPage(in: .built, facts, of: contenders).text
  }

  @Test("is what the model writes")
  func whole() throws {
    let contenders = Lineup.patterns.map { (module: $0.module, name: $0.name) }
    let page = try PackageFolder(root: Project.root).text(ChoosingPage.path)
    #expect(
      try page == Self.page(Samples.facts(), of: contenders),
      "docs/CHOOSING.md is not what facts and words say; to write it: \(ChoosingPage.command)"
    )
  }

  @Test("has at most 2,500 words with its tables, also with eight architectures and each figure that is asked for")
  func length() throws {
    let pages = [
      try Self.page(Samples.facts()), try Self.page(Samples.factsOfEight(), of: Samples.eight),
      try Self.page(Samples.completeFacts(Samples.factsOfEight()), of: Samples.eight),
    ]
    for page in pages {
      let words = page.split(whereSeparator: \.isWhitespace).filter { $0.contains { $0.isLetter || $0.isNumber } }
      #expect(words.count <= 2_500, "\(words.count)")
      let long = page.split(separator: "\n").filter { $0.count > 120 && !$0.hasPrefix("|") && !$0.hasPrefix("<!--") }
      #expect(long.isEmpty && !page.contains("{") && !page.contains("  "), "\(long)")
    }
  }

  @Test("has the sentence, and each figure with value and letters, of every answer that asks for something")
  func answers() throws {
    let (questions, facts) = (try Samples.questions(), try Samples.completeFacts(Samples.factsOfEight()))
    let figures = questions.figures(in: facts, of: Samples.eight.map(\.module))
    let page = try Self.page(facts, of: Samples.eight)
    for question in questions.questions {
      for answer in question.answers where !answer.figures.isEmpty {
        let decision = Decision([question.id: answer.id], questions, figures, of: Samples.eight)
        let title = answer.text.prefix(1).uppercased() + answer.text.dropFirst()
        let section = try #require(
          page.components(separatedBy: "\n## \(title)\n").last?.components(separatedBy: "\n## ")[0]
        )
        #expect(section.replacing("\n", with: " ").contains(decision.sentence), "\(title)")
        for figure in decision.figures.map(\.figure) {
          let row = section.split(separator: "\n").first { $0.hasPrefix("| \(figure.label)") }
          let cells = row?.split(separator: " | ").map(String.init) ?? []
          let expected = Samples.eight.map { contender in
            let value = figure.values[contender.module].map { figure.text($0, hasUnit: false) }
            return "\(value ?? "") \(figure.letters[contender.module] ?? "")"
          }
          #expect(Array(cells.dropFirst(2).prefix(8)) == expected, "\(figure.name)")
          #expect(cells.dropFirst().first == figure.better.rawValue, "\(figure.name)")
          #expect((row?.contains("*(size)*") == true) == decision.ofSize.contains(figure), "\(figure.name)")
        }
      }
    }
  }

  @Test("names no architecture by hand: with other titles the page has only these")
  func names() throws {
    let others = zip(Samples.six, 1...).map { (module: $0.module, name: "Title\($1)") }
    let page = try Self.page(Samples.facts(), of: others)
    for contender in Samples.six {
      #expect(!page.contains(try Regex("\\b\(contender.name)\\b")), "\(contender.name)")
      #expect(contender.module == contender.name || !page.contains(contender.module), "\(contender.module)")
    }
  }

  @Test("says another conclusion of other values")
  func values() throws {
    let facts = try Samples.changed { fact in
      var values = fact.values
      (values["MVC"], values["VIPER"]) = (fact.values["VIPER"], fact.values["MVC"])
      return values
    }
    let page = try Self.page(facts)
    #expect(page.contains("VIPER is ahead:") && !page.contains("MVC is ahead:") && page.contains("Not VIPER, because"))
  }

  @Test("says which figures and values are missing, and has no row or a dash for them")
  func missing() throws {
    let facts = try Samples.changed { fact in
      fact.name == "files" ? [:] : fact.name == "lines of code" ? fact.values.filter { $0.key != "MVP" } : fact.values
    }
    let page = try Self.page(facts)
    #expect(page.contains("No fact tells files.") && !page.contains("\n| files "))
    #expect(page.contains("\n| lines of code") && page.contains(" | 228 a | – | "))
    #expect(page.replacing("\n", with: " ").contains("nothing is said of MVP, as a figure is missing"))
    let empty = try Self.page(FactFile())
    #expect(
      empty.contains("No fact speaks of these answers") && empty.contains("*not settled by code*: a fact is missing")
    )
  }

  @Test("of one contender and of none is a page, too", arguments: [0, 1])
  func few(count: Int) throws {
    let page = try Self.page(Samples.facts(), of: Array(Samples.six.prefix(count)))
    #expect(page.hasPrefix("# Which one when\n") && page.contains("\n## Arguments\n") && !page.contains(" is ahead:"))
  }

  @Test("needs its words: a missing or damaged file is named with the command that restores it")
  func files() throws {
    let folder = try TemporaryFolder()
    let package = PackageFolder(root: URL(filePath: folder.path))
    let missing = try #require(throws: CommandFailure.self) { try ChoosingPage(in: package, FactFile(), of: []) }
    #expect(missing.code == .noInput && missing.message.hasSuffix("git checkout -- \(ChoosingPage.wordsPath)"))
    try folder.write("{}", to: ChoosingPage.wordsPath)
    let damaged = try #require(throws: CommandFailure.self) { try ChoosingPage(in: package, FactFile(), of: []) }
    #expect(damaged.code == .badData && damaged.message.contains("is damaged"))
  }
}
