public import Texts

/// The page about choosing an architecture: what the model says of each answer alone and of two teams, and the arguments.
///
/// All of it is made from the questions, the arguments, their words, and the facts. So it is right for any contenders, and no
/// sentence in it has to be corrected by hand if a figure changes.
public struct ChoosingPage: Sendable {
  /// The path of the page in the package.
  public static let path = "docs/CHOOSING.md"
  /// The path of the words that no figure says.
  public static let wordsPath = "\(FactFile.folder)/Page/choosing.json"
  /// The command that renews the page.
  public static let command = "swift run --package-path Benchmarks/Lab lab facts --pages"

  /// The words that no figure says, in Markdown; links in them lead from the folder of the page.
  private struct Words: Decodable {
    struct Section: Decodable {
      let title: String
      let text: String
    }

    /// Paragraphs, in which `{limits}` and `{noise}` stand for what the questions and the figures say.
    let lead: [String]
    let teams: Section
    let arguments: Section
  }

  private let words: Words
  private let questions: Questions
  private let arguments: [ArgumentEntry]
  private let figures: [Figure]
  private let contenders: [(module: String, name: String)]

  /// Reads all that the page is made of.
  ///
  /// - Parameters:
  ///   - package: the package that has the questions, the arguments and their words.
  ///   - facts: the facts; a figure that they do not have is said to be missing.
  ///   - contenders: the modules and titles of the architectures, in the order of tables.
  /// - Throws: ``CommandFailure`` if a file is missing or damaged.
  public init(
    in package: PackageFolder,
    _ facts: FactFile,
    of contenders: [(module: String, name: String)]
  ) throws(CommandFailure) {
    words = try package.decoded(Words.self, at: Self.wordsPath)
    do throws(QuestionsFailure) {
      questions = try Questions(in: package)
    } catch {
      throw CommandFailure(.badData, error.text)
    }
    arguments = try ArgumentEntry.all(in: package, with: facts, of: contenders, naming: questions)
    figures = questions.figures(in: facts, of: contenders.map(\.module))
    self.contenders = contenders
  }

  /// The page in Markdown.
  public var text: String {
    let head = [
      "# Which one when",
      "<!-- Written whole, with words of \(FactFile.folder)/Page, by: \(Self.command) -->",
    ]
    let blocks = head + (lead + answers + teams + list).filter { !$0.isEmpty }.map(Self.wrapped)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var lead: [String] {
    let sources = asked.filter { $0.noise.size > 0 }.map(\.noiseSource).reduce(into: [String]()) { sources, source in
      if !sources.contains(source) { sources.append(source) }
    }
    return words.lead.map { paragraph in
      paragraph.replacing("{limits}", with: questions.limits.joined(separator: " "))
        .replacing("{noise}", with: sources.joined(separator: "; "))
    }
  }

  /// The known figures that answers ask for.
  private var asked: [Figure] {
    let names = Set(questions.questions.flatMap(\.answers).flatMap(\.figures).map(\.name))
    return figures.filter { names.contains($0.name) && !$0.values.isEmpty }
  }

  /// A section for each answer that asks for something.
  private var answers: [String] {
    questions.questions.flatMap { question in
      question.answers.filter { !$0.figures.isEmpty }.flatMap { answer in
        let decision = Decision([question.id: answer.id], questions, figures, of: contenders)
        let table = table(figureRows(of: decision) + meanRow(of: decision))
        return ["## \(answer.text.withCapital)", decision.sentence, table] + missing(in: decision)
          + [answer.why ?? "", decision.change(naming: 2)]
      }
    }
  }

  /// The teams, each with several answers. Their tables have only the mean, so a sentence says what is size.
  private var teams: [String] {
    let sections = questions.examples.flatMap { team in
      let decision = Decision(team.answers, questions, figures, of: contenders)
      let options = questions.questions.compactMap { question in
        team.answers[question.id].map { " --\(question.id) \($0)" }
      }
      return ["### \(team.text.withCapital)", "`workbench choose\(options.joined())`: \(decision.sentence)"]
        + [table(meanRow(of: decision)), decision.size ?? ""] + missing(in: decision) + [decision.change(naming: 2)]
    }
    return ["## \(words.teams.title)", words.teams.text] + sections
  }

  /// The arguments, a line each; what a figure says is said once.
  private var list: [String] {
    var table = TextTable(["name", "argument", "figure", "better", "verdict", "turned by"], leading: 6)
    var said: [String: String] = [:]
    for argument in arguments {
      let figure = argument.unsettled == nil ? argument.shown.first : nil
      let earlier = figure.flatMap { said[$0.name] }
      let turned = figure.flatMap { _ in argument.trial }.map { "\($0.turning.count) of \($0.count)" }
      let verdict = earlier.map { "as for `\($0)`" } ?? argument.line
      let cells = ["`\(argument.id)`", argument.title, figure?.label, figure?.better.rawValue, verdict, turned]
      table.add(cells.map { TextTable.Cell($0 ?? "–") })
      if let figure, earlier == nil { said[figure.name] = argument.id }
    }
    return ["## \(words.arguments.title)", words.arguments.text, table.markdown.joined(separator: "\n")]
  }

  /// Sentences on what was not measured, without the limits of the whole page.
  private func missing(in decision: Decision) -> [String] {
    [decision.notMeasured.filter { !questions.limits.contains($0) }.joined(separator: " ")]
  }

  /// A table of figures, a column for each contender; empty without a row.
  private func table(_ rows: [[String]]) -> String {
    var table = TextTable(["figure", "better"] + contenders.map(\.name) + ["noise"], leading: 2)
    for row in rows { table.add(row.map { TextTable.Cell($0) }) }
    return table.markdown.joined(separator: "\n")
  }

  /// The figures that speak of the answers, and those that rule contenders out.
  private func figureRows(of decision: Decision) -> [[String]] {
    let all = (decision.figures.map(\.figure) + decision.ruledOut.map(\.figure)).reduce(into: [Figure]()) {
      all,
      figure in
      if !all.contains(figure) { all.append(figure) }
    }
    return all.map { figure in
      let mark = decision.ofSize.contains(figure) ? " *(size)*" : ""
      return row(name(of: figure) + mark, figure.better, noise: figure.noiseNumber) { module in
        figure.values[module].map { "\(figure.text($0, hasUnit: false)) \(figure.letters[module] ?? "")" }
      }
    }
  }

  /// The mean of the figures, in times the best; none of a single figure.
  private func meanRow(of decision: Decision) -> [[String]] {
    let (mean, letters) = (decision.mean, decision.mean.letters)
    guard let best = mean.order.first, mean.parts.count > 1 else { return [] }
    let row = row("mean of \(mean.parts.count)", .less, noise: "all") { module in
      if decision.ruledOut.contains(where: { $0.contender == module }) { return "out" }
      return mean.ratio(of: module, to: best).map { "\(Figure.text(ofFactor: $0)) \(letters[module] ?? "")" }
    }
    return [row]
  }

  private func row(
    _ name: String,
    _ better: Fact.Direction,
    noise: String,
    _ cell: (_ module: String) -> String?
  ) -> [String] {
    [name, better.rawValue] + contenders.map { cell($0.module) ?? "–" } + [noise]
  }

  /// A figure's label with its unit and size; a size that the limits name is said already.
  private func name(of figure: Figure) -> String {
    let isSaid = questions.limits.contains { $0.contains(figure.size) }
    let beside = [figure.unitBeside, isSaid ? "" : figure.size].filter { !$0.isEmpty }.joined(separator: ", ")
    return beside.isEmpty ? figure.label : "\(figure.label) (\(beside))"
  }

  /// Returns a block in lines as long as those of other pages; a table stays as it is.
  private static func wrapped(_ block: String) -> String {
    block.hasPrefix("|") ? block : block.lines(of: 120).joined(separator: "\n")
  }
}
