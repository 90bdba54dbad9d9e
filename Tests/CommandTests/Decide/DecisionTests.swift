import Command
import Foundation
import Testing

@Suite("A conclusion")
struct DecisionTests {
  private static func decision(
    _ choice: [String: String],
    _ facts: FactFile? = nil,
    of contenders: [Samples.Contender] = Samples.six
  ) throws -> Decision {
    Decision(choice, try Samples.questions(), try facts ?? Samples.facts(), of: contenders)
  }

  /// All combinations of answers, with questions left open.
  private static func choices() throws -> [[String: String]] {
    try Samples.questions().questions.reduce([[:]]) { choices, question in
      choices.flatMap { choice in
        [choice] + question.answers.map { answer in choice.merging([question.id: answer.id]) { $1 } }
      }
    }
  }

  @Test("has under 24 lines at 80 columns for every combination of answers", arguments: [6, 8])
  func lines(count: Int) throws {
    let (questions, contenders) = (try Samples.questions(), count == 6 ? Samples.six : Samples.eight)
    let facts = try count == 6 ? Samples.facts(withTimes: true) : Samples.factsOfEight()
    let figures = questions.figures(in: facts, of: contenders.map(\.module))
    let choices = try Self.choices()
    #expect(choices.count > 1_000)
    for choice in choices {
      let text = Decision(choice, questions, figures, of: contenders).text()
      let lines = broken(text, at: 80)
      #expect(lines.count < 24, "\(choice): \(lines.joined(separator: "\n"))")
    }
  }

  @Test("names no contender as ahead that is not told apart from each other one, for every combination of answers")
  func ahead() throws {
    let (questions, figures) = (try Samples.questions(), try Samples.figures())
    var count = 0
    for choice in try Self.choices() {
      let decision = Decision(choice, questions, figures, of: Samples.six)
      let sentence = decision.sentence
      #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true && !sentence.contains("  "), "\(sentence)")
      let out = decision.ruledOut.map(\.contender)
      let named = Samples.six.first { sentence.contains("\($0.name) is ahead") }
      if let named {
        count += 1
        for other in Samples.six.map(\.module) where other != named.module && !out.contains(other) {
          #expect(decision.mean.net(of: other, over: named.module) > 0, "\(choice): \(sentence)")
        }
      } else if decision.first.count > 1 {
        #expect(sentence.contains("tell apart") || sentence.contains("none of"), "\(sentence)")
        for one in decision.first {
          #expect(decision.first.contains { $0 != one && !decision.mean.isApart(one, $0) }, "\(choice): \(sentence)")
          for other in decision.first where sentence.contains("tell apart") {
            #expect(!decision.mean.isApart(one, other), "\(choice): \(sentence)")
          }
        }
      }
      for contender in decision.behind {
        #expect(decision.mean.order.first.map { decision.mean.net(of: contender, over: $0) > 0 } == true)
      }
      #expect(decision.bars.count == (decision.mean.parts.isEmpty ? out.count : 6), "\(choice)")
    }
    #expect(count > 0)
  }

  @Test("of a bar's margin is net of noise and rounded down")
  func margins() throws {
    let (questions, figures) = (try Samples.questions(), try Samples.figures())
    for choice in try Self.choices() {
      for bar in Decision(choice, questions, figures, of: Samples.six).bars {
        guard let net = bar.net, let ratio = bar.ratio else { continue }
        #expect(net > 1 && net < ratio)
        guard let said = bar.words.firstMatch(of: #/at least ([0-9.]+)×/#).flatMap({ Double($0.1) }) else { continue }
        #expect(said > 1 && said <= net + 1e-6 && said > net - (net < 100 ? 0.011 : 1.001))
      }
    }
  }

  @Test("for eight developers is not MVC, and no order of the others")
  func eight() throws {
    let decision = try Self.decision([
      "screens": "many", "teams": "several", "tests": "without-uikit", "flows": "interrupt",
    ])
    #expect(decision.ruledOut.map(\.contender) == ["MVC"] && decision.first.count == 5)
    #expect(decision.sentence.hasPrefix("Not MVC, because tests without UIKit notice no small change"))
    #expect(decision.sentence.contains("does not tell apart MVP, MVVM-C, VIPER, VIP-VM and 4V Engine; look at "))
    #expect(decision.size?.hasPrefix("Size under another name: lines of 4 changed flows") == true)
  }

  @Test("for three developers and one screen is MVC")
  func three() throws {
    let decision = try Self.decision(["screens": "one"])
    #expect(decision.first == ["MVC"] && decision.sentence.hasPrefix("MVC is ahead: "))
  }

  @Test("says which figures are missing, and concludes nothing from them")
  func awaited() throws {
    let facts = try Samples.facts(withTimes: false)
    let alone = try Self.decision(["rows": "100000"], facts)
    #expect(alone.first.isEmpty && alone.sentence.hasPrefix("No fact speaks of these answers, so none is ahead"))
    #expect(alone.notMeasured.first?.hasSuffix("with 100,000 users.") == true)
    let both = try Self.decision(["rows": "100000", "screens": "one"], facts)
    #expect(both.sentence.contains("; no fact speaks of 100,000 rows"))
  }

  @Test("draws and writes factors of thousands so that they are read at 80 columns")
  func thousands() throws {
    let decision = try Self.decision(["rows": "100000"], Samples.facts(withTimes: true))
    let lines = decision.text().split(separator: "\n")
    let bars = lines.filter { $0.contains("█") || $0.contains("▏") }
    #expect(bars.count == 6 && bars.allSatisfy { $0.count <= 80 }, "\(lines)")
    // The shortest bar is seen beside one that is thousands of times as long, and the ratios stand below one another.
    #expect(bars[0].contains(#/^MVC +a +▏ +1\.00 /#))
    #expect(bars[5].contains(#/^VIPER +c +█+ +2,120 at least /#), "\(bars)")
    let ends = bars.compactMap { $0.firstMatch(of: #/ (?:[0-9,]{3,}|[0-9]\.[0-9]{2}) /#)?.range.upperBound }
    #expect(ends.count == 6 && Set(zip(bars, ends).map { $0.distance(from: $0.startIndex, to: $1) }).count == 1)
    #expect(bars[5].contains("21,200 µs, MVC 10.0 µs"))
    #expect(decision.bars.last?.words.contains(#/at least 1,9[0-9]{2}×;/#) == true)
    #expect(decision.proportions == Self.beside("21,200 µs"))
    #expect(decision.sentence.contains("MVVM-C") && !decision.sentence.contains("1.00"))
  }

  @Test("says which figures the mean mostly follows, if they differ by a factor of 100 or more and others do not")
  func proportions() throws {
    let times = try Samples.facts(withTimes: true)
    let both = try Self.decision(["screens": "many", "rows": "100000"], times)
    let sentence = try #require(both.proportions)
    let figures = "load time, refresh time and rename time: factors of up to 2,120"
    #expect(sentence.hasPrefix("The mean mostly follows \(figures); the other figures differ by up to "))
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(DecisionDocument(both))) as? [String: Any]
    #expect(both.text().contains(sentence) && json?["proportions"] as? String == sentence)
    #expect(sentence.hasSuffix(Self.beside("21,200 µs")))
    for choice in [["screens": "many", "rows": "1000"], ["rows": "100000"]] {
      let only = try Self.decision(choice, times)
      let figures = only.mean.parts.map(\.figure).filter { $0.format == .time }
      let longest = try #require(figures.flatMap(\.values.values).max())
      let written = try #require(figures.first?.text(longest))
      #expect(only.proportions == Self.beside(written))
    }
    for choice in [["screens": "many"], [:]] { #expect(try Self.decision(choice, times).proportions == nil) }
  }

  private static func beside(_ longest: String) -> String {
    "The longest of these times is \(longest), on the machine that measured; a frame at 60 Hz takes 16,700 µs."
  }

  @Test("says of which contender a figure is missing")
  func unknown() throws {
    let facts = try Samples.changed { $0.name == "files" ? $0.values.filter { $0.key != "MVP" } : $0.values }
    let decision = try Self.decision(["screens": "one"], facts)
    #expect(decision.unknown == ["MVP"] && decision.first == ["MVC"])
    #expect(decision.sentence.contains("nothing is said of MVP, as a figure is missing"))
    #expect(decision.bars.last?.words == "not known: a figure is missing" && decision.bars.last?.letters == nil)
  }

  @Test("says which figure has a zero and so no ratio")
  func zero() throws {
    let facts = try Samples.changed { $0.name == "files" ? $0.values.merging(["MVC": 0]) { $1 } : $0.values }
    let decision = try Self.decision(["screens": "one"], facts)
    #expect(decision.mean.parts.map(\.figure.name) == ["lines of code"])
    #expect(decision.notMeasured.contains("The mean leaves out files: a value of 0 has no ratio."))
  }

  @Test("of one contender, of none, and of strangers has a sentence without an order")
  func few() throws {
    let choice = ["screens": "one", "tests": "without-uikit"]
    #expect(try Self.decision(choice, of: [Samples.six[1]]).sentence.hasPrefix("Only MVP takes part"))
    let two = try Self.decision(choice, of: Array(Samples.six.prefix(2)))
    #expect(two.sentence.contains("; only MVP is left"))
    for none in [[], [("Nobody", "Nobody")]] as [[Samples.Contender]] {
      let decision = try Self.decision(choice, of: none)
      #expect(decision.first.isEmpty && decision.sentence.hasPrefix("No fact speaks of these answers"))
    }
  }

  @Test("shows control characters of a title and does not send them, and cuts a long title in bars")
  func hostile() throws {
    for name in ["MV\u{1B}[31mP\n", String(repeating: "long ", count: 20)] {
      for choice in [["screens": "one"], ["tests": "without-uikit"], ["flows": "interrupt"]] {
        let decision = try Self.decision(
          choice,
          of: Samples.six.map { ($0.module, $0.module == "MVP" ? name : $0.name) }
        )
        let text = decision.text()
        #expect(!text.contains("\u{1B}") && decision.bars.allSatisfy { !$0.words.contains("\u{1B}") })
        #expect(text.contains("\\u{1B}") || text.contains("\nlong long lon… "))
      }
    }
  }

  @Test("does not say of three that they are not told apart if two of them are, and neither from the best")
  func notTransitive() throws {
    let figures = [
      Samples.figure(["B": 1, "X": 10, "Y": 10], noise: .absolute(5), name: "lines of code"),
      Samples.figure(["B": 100, "X": 11, "Y": 30], noise: .share(0), name: "files"),
    ]
    let contenders: [Samples.Contender] = [("B", "B"), ("X", "X"), ("Y", "Y")]
    let decision = Decision(["screens": "one"], try Samples.questions(), figures, of: contenders)
    #expect(decision.first == ["B", "X", "Y"] && decision.mean.isApart("X", "Y"))
    #expect(decision.sentence.hasPrefix("None of B, X and Y is told apart from all of the rest; look at files"))
  }

  @Test("names other answers with what they really lead to")
  func changes() throws {
    let choice = ["screens": "one"]
    let decision = try Self.decision(choice)
    #expect(decision.change.contains("tests without UIKit (then MVP)"))
    #expect(!decision.changes.isEmpty)
    for (answer, other) in decision.changes {
      #expect(other.answers.contains(answer) && Set(other.first) != Set(decision.first))
    }
  }

  @Test("counts each answer as much as any other, however many figures speak of it")
  func weights() throws {
    let decision = try Self.decision(["screens": "one", "teams": "several"])
    let weights = decision.figures.map(\.weight)
    #expect(abs(weights.reduce(0, +) - 1) < 1e-9)
    #expect(weights.count == 5 && abs(weights[0] - 0.25) < 1e-9 && abs(weights[2] - 1.0 / 6) < 1e-9)
  }

  @Test("in JSON has all that is needed to draw it")
  func json() throws {
    let document = DecisionDocument(
      try Self.decision(["screens": "many", "teams": "several", "tests": "without-uikit"])
    )
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(document)) as? [String: Any]
    let figures = try #require(json?["figures"] as? [[String: Any]])
    #expect(figures.count == 7 && json?["sentence"] is String && json?["notMeasured"] is [String])
    #expect((json?["bars"] as? [[String: Any]])?.count == 6)
    for figure in figures {
      for key in ["name", "unit", "better", "size", "noise", "values", "letters"] {
        #expect(figure[key] != nil, "\(key)")
      }
      let letters = figure["letters"] as? [String: String]
      #expect(letters?.count == (figure["values"] as? [String: Double])?.count)
      let isCounted = figure["noiseSource"] as? String == "one more or less shows nothing"
      #expect((figure["noiseIsAbsolute"] as? Bool ?? false) == isCounted)
    }
  }
}

/// Breaks lines as the command does: between words, the later parts with two columns more of indentation.
private func broken(_ text: String, at width: Int) -> [String] {
  text.split(separator: "\n").flatMap { line -> [String] in
    line.split(separator: " ", omittingEmptySubsequences: false).reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(lines.isEmpty ? String(word) : "  \(word)")
      }
    }
  }
}
