import Command
import Foundation
import SeededRandom
import Testing

@Suite("The conclusions on the page")
struct ConclusionsPartTests {
  private struct Part: Decodable {
    struct Conclusion: Decodable {
      struct Bar: Decodable {
        let contender: String
        let letters: String?
        let words: String
      }

      let sentence: String
      let certainty: String?
      let bars: [Bar]
      let change: String
      let notMeasured: [String]
    }

    struct Figure: Decodable {
      let label: String
      let letters: [String: String]
      let shades: [String: Double]
    }

    let figures: [Figure]
    let conclusions: [String: Conclusion]
  }

  private static func part() throws -> Part {
    let part = ConclusionsPart(try Samples.questions(), try Samples.facts(), of: Samples.six)
    return try JSONDecoder().decode(Part.self, from: JSONEncoder().encode(part))
  }

  @Test("are those of the model for every combination of answers, also of those that ask for nothing")
  func all() throws {
    let (questions, figures, part) = (try Samples.questions(), try Samples.figures(), try Self.part())
    let choices = questions.questions.reduce([[:]]) { (choices: [[String: String]], question) in
      choices.flatMap { choice in
        [choice] + question.answers.map { choice.merging([question.id: $0.id]) { $1 } }
      }
    }
    var seen: Set<String> = []
    for choice in choices {
      let key = questions.key(of: choice)
      guard !key.isEmpty else { continue }
      let shown = try #require(part.conclusions[key], "\(choice)")
      seen.insert(key)
      let decision = Decision(choice, questions, figures, of: Samples.six)
      #expect(shown.sentence == decision.sentence && shown.certainty == decision.certainty, "\(choice)")
      #expect(shown.notMeasured == decision.notMeasured, "\(choice)")
      let bars = decision.bars
      #expect(shown.bars.map(\.contender) == bars.map(\.contender) && shown.bars.map(\.words) == bars.map(\.words))
      #expect(shown.bars.map(\.letters) == bars.map(\.letters), "\(choice)")
    }
    #expect(seen == Set(part.conclusions.keys) && seen.count > 150)
  }

  @Test("say what would change them, for every combination that the page has")
  func change() throws {
    let (questions, figures, part) = (try Samples.questions(), try Samples.figures(), try Self.part())
    for choice in questions.choices {
      let decision = Decision(choice, questions, figures, of: Samples.six)
      #expect(part.conclusions[questions.key(of: choice)]?.change == decision.change, "\(choice)")
    }
  }

  @Test("have figures with true letters and shades")
  func figures() throws {
    let part = try Self.part()
    #expect(part.figures.count > 12)
    for figure in part.figures {
      for (contender, letters) in figure.letters {
        #expect((figure.shades[contender] == 0) == letters.contains("a"), "\(figure.label): \(contender)")
      }
    }
  }
}

@Suite("A cell is as dark as a figure carries")
struct ShadeTests {
  @Test("in every figure of the facts")
  func facts() throws {
    for figure in try Samples.figures() { expectTrueShades(figure) }
  }

  @Test("in a thousand figures that chance makes")
  func chance() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<1_000 { expectTrueShades(Samples.randomFigure(&random)) }
  }

  @Test("so that four times as bad net of noise is the darkest")
  func darkest() {
    let figure = Samples.figure(["A": 10, "B": 11, "C": 22, "D": 44, "E": 440], noise: .share(0.1))
    #expect(figure.shade(of: "A") == 0 && figure.shade(of: "B") == 0)
    #expect(abs(figure.shade(of: "C") - 0.575) < 1e-9)
    #expect(abs(figure.shade(of: "D") - 1) < 1e-9 && figure.shade(of: "E") == 1)
  }

  /// Fails if a contender is painted worse than one that is apart from it and worse, or if one that is not told apart from the
  /// best is painted at all.
  private func expectTrueShades(_ figure: Figure, at place: SourceLocation = #_sourceLocation) {
    let sign: Double = figure.better == .less ? 1 : -1
    guard let best = figure.values.values.map({ sign * $0 }).min() else { return }
    for (one, value) in figure.values {
      let shade = figure.shade(of: one)
      let words = "\(figure.name): \(one)"
      #expect((0...1).contains(shade), "\(words)", sourceLocation: place)
      let isFirst = figure.values.contains { sign * $0.value == best && !figure.isApart($0.key, one) }
      #expect((shade == 0) == isFirst, "\(words)", sourceLocation: place)
      for (other, second) in figure.values where sign * value < sign * second && figure.isApart(one, other) {
        #expect(shade <= figure.shade(of: other) + 1e-9, "\(words), \(other)", sourceLocation: place)
      }
    }
  }
}
