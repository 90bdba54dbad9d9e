/// The conclusion of every combination of answers, in JSON: a page only has to look it up.
public struct ConclusionsPart: Encodable, Sendable {
  /// A question with its answers.
  struct Question: Encodable, Sendable {
    let id: String
    let text: String
    let answers: [Answer]
  }

  /// An answer. One that asks for nothing is as good as none.
  struct Answer: Encodable, Sendable {
    let id: String
    let text: String
    let asks: Bool
  }

  /// The conclusion of a combination of answers.
  struct Conclusion: Encodable, Sendable {
    let sentence: String
    let certainty: String?
    let bars: [Decision.Bar]
    let figures: [Part]
    let size: String?
    let proportions: String?
    let change: String
    let notMeasured: [String]
    let origin: String?
  }

  /// A figure, by its place in the list, with its share of the weights.
  struct Part: Encodable, Sendable {
    let figure: Int
    let share: Double
  }

  let questions: [Question]
  let examples: [Questions.Example]
  let figures: [FigureEntry]
  /// The conclusions by answers that ask for something, such as `screens=many&teams=several`.
  let conclusions: [String: Conclusion]
  let limits: [String]

  /// Draws all conclusions.
  ///
  /// - Parameters:
  ///   - questions: the questions, with the figures that speak of their answers.
  ///   - facts: the facts that have the figures.
  ///   - contenders: modules and titles, in the order of tables.
  ///   - older: tells which of them have other sources than those of a commit.
  public init(
    _ questions: Questions,
    _ facts: FactFile,
    of contenders: [(module: String, name: String)],
    older: (String) -> [String] = { _ in [] }
  ) {
    let all = questions.figures(in: facts, of: contenders.map(\.module)).filter { !$0.values.isEmpty }
    var figures: [Figure] = []
    var conclusions: [String: Conclusion] = [:]
    for choice in questions.choices {
      let decision = Decision(choice, questions, all, of: contenders)
      let parts = (decision.figures + decision.ruledOut.map { ($0.figure, 0) }).map { figure, weight in
        let place = figures.firstIndex(of: figure) ?? figures.count
        if place == figures.count { figures.append(figure) }
        return Part(figure: place, share: weight)
      }
      // A figure that rules out several contenders stands there once.
      let once = parts.reduce(into: [Part]()) { kept, part in
        if !kept.contains(where: { $0.figure == part.figure }) { kept.append(part) }
      }
      conclusions[questions.key(of: choice)] = Conclusion(decision, once)
    }
    let lines = all.first { $0.name == questions.sizeFigure }
    self.questions = questions.questions.map { question in
      Question(
        id: question.id,
        text: question.text,
        answers: question.answers.map { Answer(id: $0.id, text: $0.text, asks: $0.asks) }
      )
    }
    self.figures = figures.map { figure in
      let isSize = lines.map { figure.isSize(by: $0) } ?? false
      return FigureEntry(figure, isSize: isSize, older: figure.origin.map { older($0.commit) } ?? [])
    }
    (self.conclusions, examples, limits) = (conclusions, questions.examples, questions.limits)
  }
}

extension ConclusionsPart.Conclusion {
  fileprivate init(_ decision: Decision, _ figures: [ConclusionsPart.Part]) {
    (sentence, certainty, bars) = (decision.sentence, decision.certainty, decision.bars)
    (size, proportions, change) = (decision.size, decision.proportions, decision.change)
    (notMeasured, origin) = (decision.notMeasured, decision.origin)
    self.figures = figures
  }
}

extension Questions.Answer {
  /// True if it asks something of an architecture, or if something of it was not measured.
  public var asks: Bool { !figures.isEmpty || requires != nil || notMeasured != nil }
}

extension Questions {
  /// All combinations of answers that ask for something, at least one of them.
  public var choices: [[String: String]] {
    let all = questions.reduce([[:]]) { choices, question in
      choices.flatMap { choice in
        [choice] + question.answers.filter(\.asks).map { choice.merging([question.id: $0.id]) { $1 } }
      }
    }
    return all.filter { !$0.isEmpty }
  }

  /// Returns the words by which a page looks up the conclusion of a choice: answers that ask for nothing are left out.
  public func key(of choice: [String: String]) -> String {
    let asked = questions.compactMap { question in
      choice[question.id].flatMap { answer($0, to: question.id) }.map { (question.id, $0) }
    }
    return asked.filter(\.1.asks).map { "\($0)=\($1.id)" }.joined(separator: "&")
  }
}
