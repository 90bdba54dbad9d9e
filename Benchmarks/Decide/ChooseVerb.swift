import Suites
import Texts

/// Says what the facts carry for a team's answers: by options, or by questions in a terminal.
struct ChooseVerb: Verb {
  static let name = "choose"
  static let summary = "answer questions about a team: what fits, and why not the rest"
  static let options: [Option] = [.screens, .teams, .tests, .rows, .flows, .learn, .format, .output]
  static let modes: [Option: any Verb.Type] = [.argument: ArgumentVerb.self]
  static let formats: [ReportFormat] = [.table, .json]
  static let example = "choose --screens many --teams several --tests without-uikit --rows 100000"

  private let questions: Questions
  private let facts: FactFile
  private let contenders: [(module: String, name: String)]
  /// The answers by question; empty if they are to be asked for.
  private let choice: [String: String]
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    contenders = Self.contenders(lineup)
    output = try Output(arguments, Self.formats)
    (questions, facts) = try Self.known(in: PackageFolder.here())
    choice = try Self.choice(arguments, questions)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    var choice = choice
    if choice.isEmpty {
      guard console.isInteractive, let terminal = Terminal() else {
        throw .usage("choose needs an answer, such as: workbench choose --screens many --teams several")
      }
      defer { terminal.close() }
      guard let answers = try ask(at: terminal, on: console) else {
        throw .usage("choose needs an answer to a question at least")
      }
      choice = answers
    }
    let decision = Decision(choice, questions, facts, of: contenders)
    try output.write(DecisionDocument(decision), on: console) { decision.text(width: $0.width) }
    return .fine
  }

  /// The modules and titles of the architectures that are compared, in the order of tables.
  static func contenders(_ lineup: [Contender]) -> [(module: String, name: String)] {
    lineup.filter { $0.kind == .pattern }.map { ($0.module, $0.name) }
  }

  /// Reads the questions and the facts of a package.
  nonisolated static func known(in package: PackageFolder) throws(CommandFailure) -> (Questions, FactFile) {
    let questions: Questions
    do throws(QuestionsFailure) {
      questions = try Questions(in: package)
    } catch {
      throw CommandFailure(error.isMissing ? .noInput : .badData, error.text)
    }
    do throws(FactFileFailure) {
      return (questions, try FactFile(in: package))
    } catch {
      throw CommandFailure(error.isMissing ? .noInput : .badData, error.demand)
    }
  }

  /// Reads the answers of the command line.
  private static func choice(_ arguments: Arguments, _ questions: Questions) throws(CommandFailure) -> [String: String]
  {
    var choice: [String: String] = [:]
    for question in questions.questions {
      guard let option = options.first(where: { $0.rawValue == question.id }),
        let word = arguments.value(of: option)?.lowercased()
      else { continue }
      guard questions.answer(word, to: question.id) != nil else {
        throw .usage("\(option.name) \(word): \(words(question)) is expected")
      }
      choice[question.id] = word
    }
    return choice
  }

  /// Asks each question until there is an answer of it; an empty line leaves it open, and the end of input all that follow.
  ///
  /// - Returns: `nil` if the input ended before an answer.
  private func ask(at terminal: Terminal, on console: any Console) throws(CommandFailure) -> [String: String]? {
    var choice: [String: String] = [:]
    for question in questions.questions {
      var editor = LineEditor()
      var text = "\(question.text) \(Self.words(question)); Return leaves it open\n"
      while true {
        let line = try terminal.line(
          after: text,
          prompt: "> ",
          in: &editor,
          completions: { typed in question.answers.map(\.id).filter { $0.hasPrefix(typed) } },
          write: { text throws(CommandFailure) in try console.write(text) }
        )
        guard let words = line?.lowercased().split(whereSeparator: \.isWhitespace) else {
          return choice.isEmpty ? nil : choice
        }
        let word = words.joined(separator: "-")
        if word.isEmpty { break }
        if questions.answer(word, to: question.id) != nil {
          choice[question.id] = word
          break
        }
        text = "\(Self.words(question)) is expected\n"
      }
    }
    return choice
  }

  private static func words(_ question: Questions.Question) -> String {
    FactOrder.list(question.answers.map(\.id), "or")
  }
}

extension QuestionsFailure {
  fileprivate var isMissing: Bool { if case .missing = self { true } else { false } }
}

extension FactFileFailure {
  fileprivate var isMissing: Bool { if case .missing = self { true } else { false } }
}
