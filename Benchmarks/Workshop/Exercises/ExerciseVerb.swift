import Foundation
import Processes
import Suites
import Texts

/// Exercises in packages of one's own: lists them, starts one, checks a solution, gives a hint, shows solutions.
struct ExerciseVerb: Verb {
  static let name = "exercise"
  static let summary = "do exercises: list, start, check, watch, hint, solution, …"
  static let names: [Name] = [.exercise]
  static let options: [Option] = [.author] + Option.limits
  static let meanings: [Option: String] = [
    .maxSilence: "the longest time in which a check prints nothing; default: 120"
  ]
  static let example = "exercise start cycle"

  /// The actions of the verb.
  enum Action: String, CaseIterable {
    case list, start, check, watch, next, hint, solution, reset, new

    /// The greatest number of words after the action.
    var words: Int {
      switch self {
      case .list, .next: 0
      case .check, .watch, .reset: 1
      case .start, .hint: 3
      case .solution, .new: 2
      }
    }
  }

  /// Returns all exercises, for completion.
  static func shelf(_ lineup: [Contender]) throws(CommandFailure) -> ExerciseShelf {
    try ExerciseShelf(patterns: lineup.filter(\.isArchitecture).map(\.id), in: try WorkbenchFolder())
  }

  let program: Program
  let shelf: ExerciseShelf
  /// The words after the action.
  let words: [String]
  private let lineup: [Contender]
  private let action: Action
  /// The limits of a check.
  let limits: ProgramLimits
  /// True if it is not a solution that is checked, but an exercise.
  private let isAuthor: Bool

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    program = arguments.program
    self.lineup = lineup
    let all = Action.allCases.map(\.rawValue)
    let word = arguments.names.first ?? Action.list.rawValue
    guard let action = Action(rawValue: word) else {
      let others = "one of \(all.joined(separator: ", ")) is expected"
      throw .usage("exercise has no action \(word)" + Suggestion.after(word, among: all, or: others))
    }
    self.action = action
    words = Array(arguments.names.dropFirst())
    isAuthor = arguments.has(.author)
    if isAuthor, action != .check { throw .usage("--author belongs to exercise check; \(Self.help)") }
    if let word = words.dropFirst(isAuthor ? 2 : action.words).first {
      throw .usage("\"\(word)\" is not expected here; \(Self.help)")
    }
    limits = try arguments.limits(ProgramLimits(silence: 120))
    if ![.check, .watch].contains(action), let option = Option.limits.first(where: { arguments.has($0) }) {
      throw .usage("\(option.name) belongs to exercise check and watch; \(Self.help)")
    }
    shelf = try Self.shelf(lineup)
  }

  private static let help = "see: workbench help exercise"

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let layout = Layout(width: console.width, colors: console.showsColors)
    switch action {
    case .list: try console.write(shelf.table(progress, layout))
    case .next: try console.write(layout.fit(try shelf.next(progress)))
    case .check: return isAuthor ? try checkAuthor(on: console) : try check(on: console, layout)
    case .new: try new(on: console)
    case .watch: return try await watch(on: console, layout)
    case .reset: try reset(on: console)
    case .start, .hint, .solution:
      if let word = words.first {
        try perform(try shelf.exercise(word), on: console, layout)
      } else if action != .start, let package = try? ExercisePackage(at: nil, of: shelf) {
        try help(with: package, on: console, layout)
      } else {
        throw .usage("exercise \(action.rawValue) needs a number or a name; see: workbench exercise list")
      }
    }
    return .fine
  }

  private func perform(_ exercise: Exercise, on console: any Console, _ layout: Layout) throws(CommandFailure) {
    switch action {
    case .start: try start(exercise, on: console)
    case .hint:
      var words = words.dropFirst()
      // All have the same hints; the solution's command has the architecture.
      let isNamed = words.first.map { name in lineup.contains { $0.isNamed(name) } } ?? false
      let architecture = isNamed ? try architecture(of: exercise, words.popFirst()) : nil
      let number = try hint(of: exercise, words.popFirst())
      if let word = words.first { throw .usage("\"\(word)\" is not expected here; \(Self.help)") }
      try show(hint: number, of: exercise, in: architecture, on: console, layout)
    default:
      let architecture = try architecture(of: exercise, words.dropFirst().first)
      try console.write(try shelf.solutions(exercise, in: architecture))
    }
  }

  /// The person's progress.
  var progress: ExerciseProgress { ExerciseProgress(program.environment) }

  private func show(
    hint number: Int,
    of exercise: Exercise,
    in architecture: String? = nil,
    on console: any Console,
    _ layout: Layout
  ) throws(CommandFailure) {
    try console.write(exercise.hint(number, in: architecture, of: shelf.workbench, layout))
    // The file has only exercises of the workbench.
    if exercise.home == nil {
      note(on: console) { progress throws(CommandFailure) in try progress.note(hint: number, of: exercise) }
    }
  }

  /// Notes something in the person's progress; what was asked for is done all the same if that fails.
  func note(
    on console: any Console,
    _ change: (inout ExerciseProgress) throws(CommandFailure) -> Void
  ) {
    var progress = progress
    do throws(CommandFailure) {
      try change(&progress)
    } catch {
      console.writeError("workbench: \(error.message.visible)")
    }
  }

  /// Gives the next hint for the exercise of the current folder, or shows its solution.
  private func help(with package: ExercisePackage, on console: any Console, _ layout: Layout) throws(CommandFailure) {
    let (exercise, architecture) = (package.exercise, package.architecture)
    if action == .solution { return try console.write(try shelf.solutions(exercise, in: architecture)) }
    let next = min(progress.shownHints(of: exercise) + 1, exercise.hints.count)
    guard next > 0 else { throw .usage("exercise \(exercise.name) has no hints") }
    try show(hint: next, of: exercise, in: architecture, on: console, layout)
  }

  private func start(_ exercise: Exercise, on console: any Console) throws(CommandFailure) {
    var words = words.dropFirst()
    // The architecture may be left out if there is only one.
    let isArchitecture = words.first.map { name in lineup.contains { $0.isNamed(name) } } ?? false
    let named = isArchitecture || exercise.architectures.count > 1 ? words.popFirst() : nil
    let architecture = try architecture(of: exercise, named)
    if let word = words.dropFirst().first { throw .usage("\"\(word)\" is not expected here; \(Self.help)") }
    let isChosen = exercise.architectures.count > 1
    let name = ["exercise", exercise.name, isChosen ? architecture ?? "" : ""].filter { !$0.isEmpty }
    var package = try NewPackage(at: words.first, named: name.joined(separator: "-"), of: shelf.workbench)
    let place = package.path(to: shelf.workbench)
    package.files = try ExerciseFiles(of: exercise, in: architecture, from: shelf, place: place).start
    try package.write()
    try console.write(
      """
      Exercise \(exercise.number), \(exercise.name): \(exercise.sentence) It is in \(package.folder.path.visible).

        cd \(Program.quoted(package.folder.path))
        swift run --package-path \(Program.quoted(place)) workbench exercise check

      It fails; README.md says what is to be done.

      """
    )
  }

  private func hint(of exercise: Exercise, _ word: String?) throws(CommandFailure) -> Int {
    guard let word else { return 1 }
    guard let number = Int(word), exercise.hints.indices.contains(number - 1) else {
      throw .usage("hint \(exercise.name) \(word): a number from 1 to \(exercise.hints.count) is expected")
    }
    return number
  }

  /// Returns the module in which an exercise is done.
  func architecture(of exercise: Exercise, _ name: String?) throws(CommandFailure) -> String? {
    let offered = exercise.architectures.joined(separator: ", ")
    guard let name else {
      if exercise.architectures.count < 2 { return exercise.architectures.first }
      throw .usage("exercise \(exercise.name): an architecture is expected; one of \(offered)")
    }
    let contender = lineup.first { $0.isNamed(name) && exercise.architectures.contains($0.id) }
    guard let contender else {
      let place = name.contains("/") ? "; the architecture comes before the folder" : ""
      let others = (offered.isEmpty ? "it takes no architecture" : "there is one for \(offered)") + place
      throw .usage("exercise \(exercise.name): there is none for \(name); \(others)")
    }
    return contender.id
  }
}
