import Foundation
import Instruments
import Processes
import Suites
import UsersInterface

/// A check of a person's solution: the tests as they were given, then the exercise's rules.
struct ExerciseCheck {
  let package: ExercisePackage
  private let shelf: ExerciseShelf
  private let program: Program
  let trial: ExerciseTrial
  private let given: [String: String]
  private let solved: [String: String]
  private let rules: ExerciseRules
  private let questions: SolutionQuestions

  /// Prepares the check of a package.
  init(
    of package: ExercisePackage,
    from shelf: ExerciseShelf,
    by program: Program,
    _ limits: ProgramLimits
  ) throws(CommandFailure) {
    self.package = package
    self.shelf = shelf
    self.program = program
    trial = ExerciseTrial(of: package.folder, in: shelf.workbench, limits)
    let files = try package.given(from: shelf)
    given = files.start.filter { $0.key.hasSuffix(".swift") }
    solved = files.solved.filter { $0.key.hasSuffix(".swift") }
    rules = package.exercise.rules(in: package.architecture)
    let attempts = try shelf.attempts(package.exercise, in: package.architecture).filter { $0.passes != nil }
    let right = try [files.solved] + attempts.map { attempt throws(CommandFailure) in try attempt.files(files) }
    questions = SolutionQuestions(given: given, right: right.map { $0.filter { $0.key.hasSuffix(".swift") } })
  }

  /// Builds a solution among the given files, runs the tests, applies the rules.
  ///
  /// - Parameter own: the files with the solution.
  @MainActor
  func verdict(on own: [String: String], _ console: any Console) throws(CommandFailure) -> ExerciseVerdict {
    let checked = rules.checked(own, given: given)
    // In the copy the path to the workbench is another one.
    var copy = try package.given(from: shelf, in: trial.folder).start.filter { $0.key.hasSuffix(".swift") }
    copy = rules.checked(own, given: copy)
    copy = rules.swapped(copy)
    try trial.write(copy)
    let outcome = try trial.test(numberOfTests, on: console)
    var verdict = ExerciseVerdict(exercise: package.exercise, architecture: package.architecture, outcome: outcome)
    verdict.putBack = rules.putBack(own, given: given)
    verdict.isUntouched = checked == given
    verdict.breaches = rules.breaches(of: checked, from: given)
    verdict.log = trial.log.path
    // The file of progress has only exercises of the workbench.
    let exercise = package.exercise
    let shown = exercise.home == nil ? ExerciseProgress(program.environment).shownHints(of: exercise) : 0
    let words = exercise.help(after: verdict.isSolved ? .max : shown, in: package.architecture)
    verdict.next = shelf.workbench.command(words)
    if verdict.isSolved {
      verdict.notes = outcome.questions + rules.notes(on: checked, from: given) + [question(checked)].compactMap(\.self)
      verdict.notes += rules.others(checked, known: questions.right + [given])
      // An exercise without a module is solved by writing tests. These always differ from the recorded ones, so nothing
      // is asked.
      if package.architecture != nil { verdict.notes += questions.texts(checked) }
      verdict.size = ChangeSize(from: given, to: checked).text
      return verdict
    }
    verdict.swaps = rules.swaps(in: outcome.issues.first?.reason ?? "")
    if outcome.issues.contains(where: { !$0.alive.isEmpty }) {
      try explain(&verdict, copy)
    }
    return verdict
  }

  /// The number of tests that the exercise has, without those that are not for each architecture.
  private var numberOfTests: Int {
    given.filter { $0.key.hasPrefix("Tests/") }.values.reduce(0) { count, text in
      count + text.ranges(of: "@Test(").count - text.ranges(of: ".enabled(if:").count
    }
  }

  private func explain(_ verdict: inout ExerciseVerdict, _ files: [String: String]) throws(CommandFailure) {
    guard let architecture = package.architecture, let built = program.executable?.deletingLastPathComponent() else {
      return
    }
    let leaks = ExerciseLeaks(of: trial, built: built, in: shelf.workbench)
    switch try leaks.traces(of: "\(architecture)App", in: "My\(architecture)", files) {
    case .available(let traces): verdict.traces = traces
    case .unavailable(let reason): verdict.untraced = reason
    }
  }

  private func question(_ checked: [String: String]) -> String? {
    guard case .change = package.exercise.origin, let architecture = package.architecture,
      let roles = program.lineup.first(where: { $0.id == architecture })?.architecture.roles
    else { return nil }
    let question = RoleQuestion(architecture: architecture, roles: roles, given: given)
    return question.text(checked, recorded: solved)
  }
}

/// The question about roles that the recorded change of a request edits, and a person's own does not.
struct RoleQuestion {
  let architecture: String
  /// The architecture's roles, by which its files are named.
  let roles: [String]
  /// The package's files at the start.
  let given: [String: String]

  /// The question, in a sentence; `nil` if all of these roles are edited.
  func text(_ own: [String: String], recorded: [String: String]) -> String? {
    let (own, recorded) = (touched(own), touched(recorded))
    let missing = roles.filter { recorded.contains($0) && !own.contains($0) }
    return missing.isEmpty || own.isEmpty
      ? nil : "Roles not touched, which the recorded change edits: \(missing.joined(separator: ", ")). Why?"
  }

  /// The roles of the architecture's files that are changed, added or removed.
  private func touched(_ files: [String: String]) -> Set<String> {
    let folder = "Sources/My\(architecture)/"
    let names = RoleNames(roles)
    let paths = Set(files.keys).union(given.keys).filter { $0.hasPrefix(folder) && files[$0] != given[$0] }
    return Set(paths.map { names.role(ofFile: String($0.dropFirst(folder.count))) })
  }
}
