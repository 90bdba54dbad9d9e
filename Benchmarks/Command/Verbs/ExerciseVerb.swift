import Foundation
import Reports
import Suites

/// Exercises in packages of one's own: lists them, starts one, gives a hint, shows a solution.
struct ExerciseVerb: Verb {
  static let name = "exercise"
  static let summary = "do exercises in your own package: list, start, hint, solution"
  static let names: [Name] = [.exercise]
  static let example = "exercise start cycle"

  /// The actions of the verb.
  enum Action: String, CaseIterable {
    case list, start, hint, solution

    /// The greatest number of words after the action.
    var words: Int {
      switch self {
      case .list: 0
      case .start: 3
      case .hint, .solution: 2
      }
    }
  }

  /// Returns all exercises, for completion.
  static func shelf(_ lineup: [Contender]) throws(CommandFailure) -> ExerciseShelf {
    try ExerciseShelf(patterns: lineup.filter { $0.kind == .pattern }.map(\.id), in: try WorkbenchFolder())
  }

  private let lineup: [Contender]
  private let shelf: ExerciseShelf
  private let action: Action
  /// The words after the action.
  private let words: [String]

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    self.lineup = lineup
    let all = Action.allCases.map(\.rawValue)
    let word = arguments.names.first ?? Action.list.rawValue
    guard let action = Action(rawValue: word) else {
      let others = "one of \(all.joined(separator: ", ")) is expected"
      throw .usage("exercise has no action \(word)" + Suggestion.after(word, among: all, or: others))
    }
    self.action = action
    words = Array(arguments.names.dropFirst())
    if let word = words.dropFirst(action.words).first { throw .usage("\"\(word)\" is not expected here; \(Self.help)") }
    shelf = try Self.shelf(lineup)
  }

  private static let help = "see: workbench help exercise"

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let layout = Layout(width: console.width, colors: console.showsColors)
    guard action != .list else {
      try console.write(shelf.table(layout))
      return .fine
    }
    guard let word = words.first else {
      throw .usage("exercise \(action.rawValue) needs a number or a name; see: workbench exercise list")
    }
    let exercise = try shelf.exercise(word)
    switch action {
    case .list: break
    case .start: try start(exercise, on: console)
    case .hint: try console.write(exercise.hint(try hint(of: exercise)))
    case .solution:
      let architecture = try architecture(of: exercise, words.dropFirst().first)
      let files = try ExerciseFiles(of: exercise, in: architecture, from: shelf, place: "")
      try console.write("\(exercise.answer)\n\n\(files.solution)")
    }
    return .fine
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
      Exercise \(exercise.number), \(exercise.name): \(exercise.title). It is in \(package.folder.path.visible).

        cd \(Program.quoted(package.folder.path))
        swift test      # fails; README.md says what is to be done


      """
    )
  }

  private func hint(of exercise: Exercise) throws(CommandFailure) -> Int {
    guard let word = words.dropFirst().first else { return 1 }
    guard let number = Int(word), exercise.hints.indices.contains(number - 1) else {
      throw .usage("hint \(exercise.number) \(word): a number from 1 to \(exercise.hints.count) is expected")
    }
    return number
  }

  /// Returns the module in which an exercise is done.
  private func architecture(of exercise: Exercise, _ name: String?) throws(CommandFailure) -> String? {
    let offered = exercise.architectures.joined(separator: ", ")
    guard let name else {
      if exercise.architectures.count < 2 { return exercise.architectures.first }
      throw .usage("exercise \(exercise.name): an architecture is expected; one of \(offered)")
    }
    let contender = lineup.first { $0.isNamed(name) && exercise.architectures.contains($0.id) }
    guard let contender else {
      let others = offered.isEmpty ? "it takes no architecture" : "there is one for \(offered)"
      throw .usage("exercise \(exercise.name): there is none for \(name); \(others)")
    }
    return contender.id
  }
}
