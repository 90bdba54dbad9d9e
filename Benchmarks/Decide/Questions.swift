public import Foundation
public import Texts

/// The questions to a team that chooses, and the figures that speak of each answer: a file of data, not code.
public struct Questions: Sendable, Equatable, Codable {
  /// A question with the answers to choose from.
  public struct Question: Sendable, Equatable, Codable {
    /// The name of its option, such as `screens`.
    public let id: String
    /// The question, for a person.
    public let text: String
    /// The possible answers, two or more.
    public let answers: [Answer]
  }

  /// An answer, and what it asks of an architecture.
  public struct Answer: Sendable, Equatable, Codable {
    /// The word on the command line, such as `many`.
    public let id: String
    /// The answer as it stands in a sentence, such as `many screens`.
    public let text: String
    /// The figures that speak of it, the most important first; none if it asks for nothing.
    public let figures: [Weight]
    /// The condition without which a contender is ruled out; `nil` if there is none.
    public let requires: Requirement?
    /// The advice on where to look if no figure tells, to follow "look at".
    public let look: String
    /// A sentence on what of it was not measured.
    public let notMeasured: String?
    /// Sentences on causes that are true whatever the figures are, in Markdown; its links lead from the folder `docs`.
    public let why: String?
  }

  /// A figure's part in an answer.
  public struct Weight: Sendable, Equatable, Codable {
    /// The name of the fact.
    public let name: String
    /// The weight beside the others of the same answer, above 0. Each answer counts as much as any other.
    public let weight: Double
  }

  /// A figure that has to be above 0: a contender with 0 has nothing of what is asked for.
  public struct Requirement: Sendable, Equatable, Codable {
    /// The name of the fact, of which more is better.
    public let name: String
    /// The reason in words, to follow "because".
    public let because: String
  }

  /// A figure's name in sentences, and the thing that it was measured on.
  public struct Naming: Sendable, Equatable, Codable {
    /// The short name.
    public let label: String
    /// The thing that it was measured on, such as `12 requests`; that of its group of facts if it is missing.
    public let size: String?
  }

  /// A team, and its answers: an example of a decision.
  public struct Example: Sendable, Equatable, Codable {
    /// The team and its app, such as `three developers with one small app`.
    public let text: String
    /// The answers' names by question.
    public let answers: [String: String]
  }

  /// The path of the file in the package.
  public static let path = "\(FactFile.folder)/Page/questions.json"

  /// The questions, in the order in which they are asked.
  public let questions: [Question]
  /// The name of the fact that tells an architecture's size.
  public let sizeFigure: String
  /// The short names of figures that have one, by the fact's name.
  public let figures: [String: Naming]
  /// The things that groups of facts were measured on, by group.
  public let sizes: [String: String]
  /// Examples of teams, each with its answers.
  public let examples: [Example]
  /// The names of figures that answers ask for and that facts do not have yet: they are said to be missing.
  public let awaited: [String]
  /// Sentences on what was measured nowhere.
  public let limits: [String]

  /// Reads the questions of a package.
  ///
  /// - Throws: ``QuestionsFailure`` if the file is missing or damaged.
  public init(in package: PackageFolder) throws(QuestionsFailure) {
    let file = package.root.appending(path: Self.path)
    guard let data = try? Data(contentsOf: file) else { throw .missing(file) }
    do {
      self = try Self.read(data)
    } catch let failure as Flaw {
      throw .damaged(file, failure.text)
    } catch {
      throw .damaged(file, "it is not what the program expects")
    }
  }

  /// Reads questions strictly.
  ///
  /// - Throws: `DecodingError` or ``Flaw`` if a key is missing or not known, or if an answer names a figure that is not named.
  public static func read(_ data: Data) throws -> Questions {
    let read = try JSONDecoder().decode(Questions.self, from: data)
    let written = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(read)) as? NSDictionary
    // What was read and is written again has all that the file has, unless a key is not known.
    guard let given = try JSONSerialization.jsonObject(with: data) as? NSDictionary, given.isEqual(written) else {
      throw Flaw(text: "it has a key that is not known")
    }
    let answers = read.questions.flatMap(\.answers)
    let asked = answers.flatMap { $0.figures.map(\.name) + [$0.requires?.name].compactMap(\.self) }
    if let name = (asked + [read.sizeFigure]).first(where: { read.figures[$0] == nil }) {
      throw Flaw(text: "it names no label for \"\(name)\"")
    }
    if answers.contains(where: { $0.figures.contains { $0.weight <= 0 } }) {
      throw Flaw(text: "a weight is not above 0")
    }
    for example in read.examples {
      if let id = example.answers.first(where: { read.answer($0.value, to: $0.key) == nil })?.key {
        throw Flaw(text: "an example has an answer to \"\(id)\" that is not known")
      }
    }
    return read
  }

  /// A flaw of the file, in words that follow "as".
  public struct Flaw: Error, Sendable {
    let text: String
  }

  /// Returns the answer of a question; `nil` if there is none of this name.
  public func answer(_ id: String, to question: String) -> Answer? {
    questions.first { $0.id == question }?.answers.first { $0.id == id }
  }

  /// Returns the figures of some contenders, for each fact in the order of the groups' names.
  public func figures(in facts: FactFile, of contenders: [String]) -> [Figure] {
    facts.groups.sorted { $0.key < $1.key }.flatMap { name, group in
      group.figures.map { fact in
        Figure(
          fact,
          of: contenders,
          label: figures[fact.name]?.label,
          size: figures[fact.name]?.size ?? sizes[name] ?? "",
          origin: Figure.Origin(command: group.command, commit: group.commit, date: group.date)
        )
      }
    }
  }
}

/// The reason why the questions cannot be read.
public enum QuestionsFailure: Error, Sendable, Equatable {
  /// The file is not there.
  case missing(URL)
  /// The file is not as it has to be, for a reason that follows "as".
  case damaged(URL, String)

  /// The failure and what to do, in one sentence for a person.
  public var text: String {
    switch self {
    case .missing(let file): "\(file.path) is not there; to restore it: git checkout -- \(Questions.path)"
    case .damaged(let file, let reason):
      "\(file.path) is damaged, as \(reason); to restore it: git checkout -- \(Questions.path)"
    }
  }
}
