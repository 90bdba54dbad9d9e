import Foundation
import Processes
import Texts

/// A proof that an exercise holds: a start that fails for its reason, a solution that passes, and shortcuts that fail.
struct ExerciseAuthor {
  private let exercise: Exercise
  private let shelf: ExerciseShelf
  private let program: Program
  private let limits: ProgramLimits

  /// Takes an exercise.
  init(_ exercise: Exercise, from shelf: ExerciseShelf, by program: Program, _ limits: ProgramLimits) {
    self.exercise = exercise
    self.shelf = shelf
    self.program = program
    self.limits = limits
  }

  /// Checks the exercise in an architecture, and prints a line for each part.
  ///
  /// - Returns: true if all is as the page and the patches say.
  @MainActor
  func prove(in architecture: String?, on console: any Console) throws(CommandFailure) -> Bool {
    let name = architecture.map { "\(exercise.name) \($0)" } ?? exercise.name
    let folder = shelf.workbench.products.appending(path: "\(name.replacing(" ", with: "-"))")
    let package = ExercisePackage(exercise, in: architecture, at: folder)
    let check = try ExerciseCheck(of: package, from: shelf, by: program, limits)
    let files = try package.given(from: shelf)
    var isProven = true
    func show(_ part: String, _ problem: String?, _ verdict: ExerciseVerdict) throws(CommandFailure) {
      try console.write("\(name): \(part)\(problem.map { ": \($0)" } ?? "")\n")
      guard problem != nil else { return }
      isProven = false
      try console.write(verdict.text(.endless).lines.filter { !$0.isEmpty }.map { "  \($0)\n" }.joined())
    }
    let start = try check.verdict(on: Self.sources(files.start), console)
    let printed = said(start, check)
    let missing = ([exercise.fails] + quotes).first { !printed.contains($0) }
    try show(
      "the start fails",
      start.isSolved ? "it passes" : missing.map { "it does not print \"\($0)\"" },
      start
    )
    let solution = try check.verdict(on: Self.sources(files.solved), console)
    try show("the solution passes", solution.isSolved ? nil : "it fails", solution)
    for attempt in try shelf.attempts(exercise, in: architecture) {
      let verdict = try check.verdict(on: Self.sources(try attempt.files(files)), console)
      let isAsExpected = verdict.isSolved == (attempt.fails == nil)
      let missing = attempt.words.flatMap { said(verdict, check).contains($0) ? nil : $0 }
      let problem = isAsExpected ? missing.map { "without saying \"\($0)\"" } : "it does not"
      try show("\(attempt.name) \(attempt.end)", problem, verdict)
    }
    // The workbench has many of them; an author has one, which is built again soon.
    if isProven, exercise.home == nil { try? FileManager.default.removeItem(at: check.trial.folder) }
    return isProven
  }

  /// The failures that the task quotes.
  private var quotes: [String] {
    exercise.task.matches(of: #/failure of `([^`]+)`/#).map { String($0.output.1) }
  }

  /// All that is said about a solution: the verdict, with single spaces, and what the tests printed.
  private func said(_ verdict: ExerciseVerdict, _ check: ExerciseCheck) -> String {
    let log = (try? Data(contentsOf: check.trial.log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return verdict.text(.endless).split(whereSeparator: \.isWhitespace).joined(separator: " ") + "\n" + log
  }

  private static func sources(_ files: [String: String]) -> [String: String] {
    files.filter { $0.key.hasSuffix(".swift") }
  }
}
