import Conformance
import Suites
import Texts
import Tracing

/// Candidates for the next word of a command line. A shell requests them in the script that ``CompletionVerb`` prints.
@MainActor struct Candidates {
  /// The verb by which a shell requests candidates. No help shows it.
  nonisolated static let verb = "candidates"
  /// The line that stands for file names.
  nonisolated static let files = ":files"

  private let program: Program
  private var lineup: [Contender] { program.lineup }

  init(_ program: Program) {
    self.program = program
  }

  /// Returns the candidates for the last word, a line each: the word, then a tab and its description.
  func text(after words: [String]) -> String {
    let typed = words.last ?? ""
    let before = Array(words.dropLast())
    let all = before.isEmpty ? verbs : candidates(after: before, isOption: typed.hasPrefix("-"))
    let fitting = all.filter { $0.word == Self.files || $0.word.hasPrefix(typed) }
    return fitting.map { $0.summary.isEmpty ? "\($0.word)\n" : "\($0.word)\t\($0.summary)\n" }.joined()
  }

  private typealias Candidate = (word: String, summary: String)

  private var verbs: [Candidate] {
    program.allVerbs.map { ($0.name, $0.summary) } + [("help", "show the use of the command, or of a verb")]
      + ["--help", "--version"].map { ($0, "") }
  }

  /// Options are candidates if the user begins to type one, and at places where no name may follow.
  private func candidates(after words: [String], isOption: Bool) -> [Candidate] {
    if words[0] == "help" { return words.count == 1 ? program.allVerbs.map { ($0.name, $0.summary) } : [] }
    guard let verb = program.allVerbs.first(where: { $0.name == words[0] }) else { return [] }
    if let option = Option.allCases.first(where: { $0.name == words[words.count - 1] && !$0.isFlag }) {
      return values(of: option, verb)
    }
    let names = isOption ? [] : names(after: words, verb)
    if !names.isEmpty { return names }
    let given = Set(words)
    let task = verb.modes.first { given.contains($0.key.name) }?.value
    let all = task?.shownOptions ?? (verb.shownOptions + verb.modes.keys.sorted { $0.rawValue < $1.rawValue })
    let options = all.filter { $0.isRepeatable || !given.contains($0.name) }
    return options.map { ($0.name, (task ?? verb).meaning(of: $0)) } + [("--help", "")]
  }

  private func values(of option: Option, _ verb: any Verb.Type) -> [Candidate] {
    switch option {
    case .pattern, .against: contenders
    case .suite: (TimedSuite.allCases.map(\.rawValue) + ["retention"]).map { ($0, "") }
    case .filter:
      verb == CheckVerb.self ? scenarios.map { ("^\($0.word)$", "") } : Benchmark.all.map { ($0.id, $0.summary) }
    case .format: verb.formats.map { ($0.rawValue, "") }
    case .source, .output, .from: [(Self.files, "")]
    case .screens, .teams, .tests, .rows, .flows, .learn:
      (try? Questions(in: PackageFolder.here()))?.questions.first { $0.id == option.rawValue }?
        .answers.map { ($0.id, $0.text) } ?? []
    case .argument: ArgumentEntry.names(in: PackageFolder.here()).map { ($0.name, $0.title) }
    default: []
    }
  }

  private func names(after words: [String], _ verb: any Verb.Type) -> [Candidate] {
    // The first word after the verb is its first name, and so on; the last name may repeat without end.
    let place = words.count - 1
    let names = verb.names
    guard let name = place < names.count ? names[place] : names.last else { return [] }
    switch name {
    case .contenders, .oneOrTwoContenders, .contendersOrPaths: return contenders
    case .scenario: return Flow.all.map { ($0.id, $0.summary) } + scenarios
    case .action: return BaselineVerb.Action.allCases.map { ($0.rawValue, "") }
    case .baseline: return words.count > 2 ? [] : BaselineStore().names.map { ($0.visible, "") }
    case .shell: return words.count > 1 ? [] : CompletionVerb.Shell.allCases.map { ($0.rawValue, "") }
    case .folder, .newFolder, .paths: return [(Self.files, "")]
    case .module, .words: return []
    case .exercise: return exercises(after: Array(words.dropFirst()))
    case .verb: return verbs
    }
  }

  private func exercises(after words: [String]) -> [Candidate] {
    guard let first = words.first else { return ExerciseVerb.Action.allCases.map { ($0.rawValue, "") } }
    guard let action = ExerciseVerb.Action(rawValue: first), words.count <= action.words else { return [] }
    if [.check, .watch, .reset].contains(action) { return [(Self.files, "")] }
    if action == .new { return words.count == 2 ? [(Self.files, "")] : [] }
    guard let shelf = try? ExerciseVerb.shelf(lineup) else { return [] }
    if words.count == 1 { return shelf.exercises.map { ($0.name, $0.title) } }
    if words.count > 2 || action == .hint { return action == .start ? [(Self.files, "")] : [] }
    return (try? shelf.exercise(words[1]))?.architectures.map { ($0, "") } ?? []
  }

  private var contenders: [Candidate] { lineup.map { ($0.id, $0.summary) } }
  private var scenarios: [Candidate] { ConformanceSuite.scenarios.map { ($0.id, "") } }
}
