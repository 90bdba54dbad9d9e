import Foundation
import Reports

/// The exercises that a person has solved, and the hints that were shown, in a file of the person's own: no repository
/// has it.
///
/// The file has a line such as `solved email VIPER` or `hint email 1` for each. Other lines stay as they are.
struct ExerciseProgress {
  /// The variable that names another file.
  static let variable = "WORKBENCH_PROGRESS"

  /// The place of the file.
  let file: URL
  private var lines: [String]

  /// Reads the file that the environment names, or `architecture-workbench/exercises` in the folder for such state, by
  /// default `~/.local/state`. There need not be one.
  init(_ environment: [String: String]) {
    let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state")
    let state = environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) } ?? home
    file =
      environment[Self.variable].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
      ?? state.appending(path: "architecture-workbench/exercises")
    // A device, such as `/dev/null`, keeps nothing, and may never end.
    let target = file.resolvingSymlinksInPath()
    let isFile = (try? target.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    let text = isFile ? (try? Data(contentsOf: target)).map { String(decoding: $0, as: UTF8.self) } ?? "" : ""
    lines = text.split(separator: "\n").map(String.init)
  }

  /// Tells if an exercise is solved, in any architecture.
  func hasSolved(_ exercise: Exercise) -> Bool { !solved(exercise).isEmpty }

  /// The mark of an exercise in a list: `✓`, with the number of architectures if there are several; empty if it is open.
  func mark(_ exercise: Exercise) -> String {
    let count = solved(exercise).count
    return count == 0 ? "" : exercise.architectures.count < 2 ? "✓" : "✓ \(count)/\(exercise.architectures.count)"
  }

  /// Returns the number of the first hints that were shown, one after the other.
  func hints(_ exercise: Exercise) -> Int {
    (1...999).first { !lines.contains("hint \(exercise.name) \($0)") }.map { $0 - 1 } ?? 0
  }

  /// Notes that a hint is shown.
  ///
  /// - Throws: a failure if the file cannot be written.
  mutating func note(hint number: Int, of exercise: Exercise) throws(CommandFailure) {
    try note("hint \(exercise.name) \(number)")
  }

  /// Notes that an exercise is solved.
  ///
  /// - Throws: a failure if the file cannot be written.
  mutating func note(_ exercise: Exercise, in architecture: String?) throws(CommandFailure) {
    try note(Self.line(exercise, architecture))
  }

  private mutating func note(_ line: String) throws(CommandFailure) {
    if lines.contains(line) { return }
    lines.append(line)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Destination(file.path).write(Data(lines.map { "\($0)\n" }.joined().utf8))
    } catch {
      let reason = (error as? DestinationFailure)?.reason ?? SystemReason.of(error)
      throw CommandFailure(
        .failed,
        "\(file.path): progress cannot be kept (\(reason)); \(Self.variable) can name another file"
      )
    }
  }

  private func solved(_ exercise: Exercise) -> [String] {
    let all = exercise.architectures.isEmpty ? [nil] : exercise.architectures.map(Optional.some)
    return all.map { Self.line(exercise, $0) }.filter(lines.contains)
  }

  private static func line(_ exercise: Exercise, _ architecture: String?) -> String {
    "solved \(ExercisePackage.mark(of: exercise, in: architecture).trimmed)"
  }
}
