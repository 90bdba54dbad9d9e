import Foundation
import Texts

/// An attempt at an exercise: another right solution, or a shortcut.
///
/// It is a patch, below lines that say what comes of it: `passes:` and the reason, `fails:` and words of the failure, or
/// `asks:` and words of the question with which it passes.
struct ExerciseAttempt {
  /// The name of the patch's file, without its ending.
  let name: String
  /// The reason for which it is right; `nil` for a shortcut.
  let passes: String?
  /// Words of what the check says about a shortcut that it refuses; `nil` if it passes.
  let fails: String?
  /// Words of the question about a shortcut that passes; `nil` if it is right, or fails.
  let asks: String?
  /// Words that the check says about a right solution that is unusual; `nil` if it says none.
  let says: String?
  /// The architecture that it is for; `nil` for all.
  let architecture: String?
  /// True if it goes on from the recorded solution, false if from the start.
  let isFromSolution: Bool
  private let patch: String
  private let path: String

  /// The expected end of the check, as words.
  var end: String {
    if asks != nil { return "passes with a question" }
    return fails == nil ? "passes" : "fails"
  }
  /// Words that the check has to say; `nil` if any will do.
  var words: String? { fails ?? asks ?? says }

  private static let keys = ["passes", "fails", "asks", "says", "from", "in"]

  /// Reads a patch.
  ///
  /// - Parameters:
  ///   - file: the name of its file.
  ///   - path: its place in messages.
  init(_ text: String, in file: String, at path: String) throws(CommandFailure) {
    name = file.replacing(".patch", with: "")
    var values: [String: String] = [:]
    let lines = text.lines
    let head = lines.prefix { !$0.hasPrefix("--- ") }
    for (index, line) in head.enumerated() where !line.isEmpty {
      guard let parts = line.wholeMatch(of: #/(\w+): (.+)/#)?.output, Self.keys.contains(String(parts.1)) else {
        let keys = Self.keys.joined(separator: ", ")
        throw ExercisePage.failure(path, index + 1, "a line such as \"fails: words\" is expected; with one of \(keys)")
      }
      values[String(parts.1)] = String(parts.2)
    }
    (passes, fails, asks) = (values["passes"], values["fails"], values["asks"])
    (says, architecture) = (values["says"], values["in"])
    guard [passes, fails, asks].count(where: { $0 != nil }) == 1 else {
      let kinds = "\"passes: reason\", \"fails: words of the failure\" or \"asks: words of the question\""
      throw ExercisePage.failure(path, 1, "either \(kinds) is expected")
    }
    guard ["start", "solution"].contains(values["from"]) else {
      throw ExercisePage.failure(path, 1, "\"from: start\" or \"from: solution\" is expected")
    }
    isFromSolution = values["from"] == "solution"
    patch = lines.dropFirst(head.count).joined(separator: "\n")
    self.path = path
  }

  /// Returns the package's files with this attempt.
  func files(_ files: ExerciseFiles) throws(CommandFailure) -> [String: String] {
    try ExerciseFiles.applied(patch, named: path, to: isFromSolution ? files.solved : files.start)
  }
}

extension ExerciseShelf {
  /// Returns the attempts at an exercise, in the order of their names.
  func attempts(_ exercise: Exercise, in architecture: String?) throws(CommandFailure) -> [ExerciseAttempt] {
    var attempts: [ExerciseAttempt] = []
    for (file, text) in try files("tried", of: exercise).sorted(by: { $0.key < $1.key }) {
      guard file.hasSuffix(".patch") else { continue }
      let place = exercise.home.map { "\($0.path)/tried" } ?? "tried/\(exercise.name)"
      attempts.append(try ExerciseAttempt(text, in: file, at: "\(place)/\(file)"))
    }
    return attempts.filter { $0.architecture == nil || $0.architecture == architecture }
  }

  /// Returns the solutions of an exercise as text: the recorded one, and others that are right, each with its size.
  func solutions(_ exercise: Exercise, in architecture: String?) throws(CommandFailure) -> String {
    let files = try ExerciseFiles(of: exercise, in: architecture, from: self, place: "")
    let size = { (solved: [String: String]) in ChangeSize(from: files.start, to: solved).text }
    let right = try attempts(exercise, in: architecture).filter { $0.passes != nil }
    var text = "\(exercise.answer)\n\nRecorded: \(size(files.solved))\n"
    for attempt in right {
      text += "Also right, \(size(try attempt.files(files))): \(attempt.name); \(attempt.passes ?? "")\n"
    }
    text += "\n\(try files.solution)"
    for attempt in right {
      let patch = try ExerciseFiles.difference(from: files.start, to: attempt.files(files))
      // Indented: git takes the recorded solution, and leaves out what follows.
      let lines = patch.lines.map { $0.isEmpty ? "" : "    \($0)" }
      text += "\nAlso right: \(attempt.name)\n\n\(lines.joined(separator: "\n"))"
    }
    return text
  }
}
