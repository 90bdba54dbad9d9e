/// The conclusion that figures carry for a team's answers, and no more than that.
///
/// A contender is ruled out by a requirement, or it is behind by more than the noise of the mean, or it is not told apart from
/// the first. Nothing is ranked within the noise.
public struct Decision: Sendable {
  /// A contender that has nothing of what is asked for.
  public struct Exclusion: Sendable, Equatable {
    /// The contender's module.
    public let contender: String
    /// The answer that asks for it.
    public let answer: Questions.Answer
    /// The reason in words, to follow "because".
    public let because: String
    /// The figure that shows it.
    public let figure: Figure
  }

  /// The answers, in the order of the questions.
  public let answers: [Questions.Answer]
  /// The figures that answers ask for, in the order of the answers, with their shares of all weights.
  public let figures: [(figure: Figure, weight: Double)]
  /// The figures that answers ask for and that the facts do not have of these contenders.
  public let missing: [Questions.Naming]
  /// The contenders that are ruled out.
  public let ruledOut: [Exclusion]
  /// The mean of the figures over the contenders that are not ruled out.
  public let mean: Mean
  /// The contenders that are not told apart from the best in the mean, and the best; one if it is told apart from all.
  public let first: [String]
  /// The contenders that are worse than the best by more than the noise of the mean, the least bad first.
  public let behind: [String]
  /// The contenders that are not ruled out, and of which a figure is missing.
  public let unknown: [String]
  /// The titles of the contenders, in the order of tables.
  let contenders: [(module: String, name: String)]
  let questions: Questions
  /// The chosen answers by question.
  let choice: [String: String]
  private let all: [Figure]

  /// Draws the conclusion.
  ///
  /// - Parameters:
  ///   - choice: the answers' names by question; a question without an answer asks for nothing, nor does an unknown one.
  ///   - questions: the questions, with the figures that speak of their answers.
  ///   - facts: the facts that have the figures.
  ///   - contenders: modules and titles, in the order of tables.
  public init(
    _ choice: [String: String],
    _ questions: Questions,
    _ facts: FactFile,
    of contenders: [(module: String, name: String)]
  ) {
    self.init(choice, questions, questions.figures(in: facts, of: contenders.map(\.module)), of: contenders)
  }

  /// Draws the conclusion from figures that were read once, for those who draw it for many choices.
  public init(
    _ choice: [String: String],
    _ questions: Questions,
    _ all: [Figure],
    of contenders: [(module: String, name: String)]
  ) {
    let answers = questions.questions.compactMap { question in
      choice[question.id].flatMap { questions.answer($0, to: question.id) }
    }
    let modules = contenders.map(\.module)
    let known = all.filter { !$0.values.isEmpty }
    let named = { (name: String) in known.first { $0.name == name } }
    let ruledOut = answers.flatMap { Self.excluded(by: $0, modules, named) }
    let left = modules.filter { module in !ruledOut.contains { $0.contender == module } }
    let (figures, missing) = Self.weigh(answers, named)
    mean = Mean(figures, of: left)
    let best = mean.order.first
    let (isApart, order) = (mean.isApart, mean.order)
    behind = order.filter { contender in best.map { isApart($0, contender) } ?? false }
    first = order.filter { [behind] contender in !behind.contains(contender) }
    unknown = mean.parts.isEmpty ? [] : left.filter { [order] in !order.contains($0) }
    self.missing = missing.compactMap { questions.figures[$0] }
    (self.answers, self.figures, self.ruledOut) = (answers, figures, ruledOut)
    (self.choice, self.questions, self.contenders, self.all) = (choice, questions, contenders, all)
  }

  /// Returns the contenders that have nothing of what an answer requires, while another has more than the noise.
  private static func excluded(
    by answer: Questions.Answer,
    _ modules: [String],
    _ named: (String) -> Figure?
  ) -> [Exclusion] {
    guard let required = answer.requires, let figure = named(required.name), let best = figure.order.first else {
      return []
    }
    let without = modules.filter { figure.values[$0] == 0 && figure.isApart(best, $0) }
    return without.map { Exclusion(contender: $0, answer: answer, because: required.because, figure: figure) }
  }

  /// Returns the figures of answers with their shares of all weights, and the names of those that are missing. Each answer
  /// counts as much as any other, however many figures speak of it.
  private static func weigh(
    _ answers: [Questions.Answer],
    _ named: (String) -> Figure?
  ) -> (known: [(figure: Figure, weight: Double)], missing: [String]) {
    var (known, missing): ([(figure: Figure, weight: Double)], [String]) = ([], [])
    for answer in answers {
      missing += answer.figures.map(\.name).filter { named($0) == nil }
      let own = answer.figures.compactMap { weight in named(weight.name).map { ($0, weight.weight) } }
      let sum = own.reduce(0) { $0 + $1.1 }
      for (figure, weight) in own {
        if let place = known.firstIndex(where: { $0.figure.name == figure.name }) {
          known[place].weight += weight / sum
        } else {
          known.append((figure, weight / sum))
        }
      }
    }
    let sum = known.reduce(0) { $0 + $1.weight }
    return (known.map { ($0.figure, $0.weight / sum) }, missing)
  }

  /// The figures that are size under another name, in the order of the answers.
  public var ofSize: [Figure] {
    guard let lines = all.first(where: { $0.name == questions.sizeFigure }) else { return [] }
    return figures.map(\.figure).filter { $0.isSize(by: lines) }
  }

  /// The other answers to one question that would lead to another conclusion, each with that conclusion.
  public var changes: [(answer: Questions.Answer, decision: Decision)] {
    questions.questions.flatMap { question in
      question.answers.filter { choice[question.id] != $0.id }.compactMap { answer in
        let chosen = choice.merging([question.id: answer.id]) { $1 }
        let other = Decision(chosen, questions, all, of: contenders)
        let isSame = other.ruledOut.map(\.contender) == ruledOut.map(\.contender) && Set(other.first) == Set(first)
        return isSame || other.first.isEmpty ? nil : (answer, other)
      }
    }
  }

  /// The figure in which a contender is worst against the first of the mean, by its weight and net of noise; `nil` if it is
  /// told apart in none.
  func weakness(of contender: String) -> Figure? {
    guard let best = mean.order.first else { return nil }
    let parts = mean.parts.map { part in
      (figure: part.figure, net: part.share * Mean.net(of: contender, over: best, in: part.figure))
    }
    return parts.filter { $0.net > 0 }.max { $0.net < $1.net }?.figure
  }

  /// The figure that tells two of the first apart by the greatest factor, with the better and the worse one; for one that is
  /// ahead of all, the figure in which another is better than it. `nil` if there is none.
  var pointer: (figure: Figure, better: String, worse: String)? {
    let rivals = first.count > 1 ? first : behind
    let pairs = rivals.flatMap { rival in first.map { (rival, $0) } }
    let found = mean.parts.flatMap { part in
      pairs.map { (figure: part.figure, pair: $0, net: Mean.net(of: $0.1, over: $0.0, in: part.figure)) }
    }
    return found.filter { $0.net > 0 }.max { $0.net < $1.net }.map { ($0.figure, $0.pair.0, $0.pair.1) }
  }
}
