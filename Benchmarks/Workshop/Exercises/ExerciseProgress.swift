import Foundation
import Texts

/// The exercises that a person has solved, and the hints that were shown, in a file of the person's own: no repository
/// has it.
///
/// The file has a line such as `solved email VIPER` or `hint email 1` for each. Lines are only added, at its end: all else
/// stays, readable or not, and so do lines that another program adds.
struct ExerciseProgress {
  /// The variable that names another file.
  static let variable = "WORKBENCH_PROGRESS"

  /// The place of the file.
  let file: URL
  private var lines: [String]
  /// The reason why no line can be added at the end; `nil` if there is none.
  private let obstacle: String?
  /// True if the next line begins where the file ends.
  private var isEnded: Bool

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
    let data = isFile ? try? Data(contentsOf: target) : Data()
    isEnded = data.map { $0.isEmpty || $0.last == UInt8(ascii: "\n") } ?? false
    let isWide = data.map { $0.starts(with: [0xFF, 0xFE]) || $0.starts(with: [0xFE, 0xFF]) } ?? false
    // Foundation has no name for the type of a named pipe.
    let type = try? FileManager.default.attributesOfItem(atPath: target.path)[.type] as? FileAttributeType
    let isPipe = type == .typeUnknown
    obstacle = isWide ? "it is not UTF-8" : isPipe ? "it is a pipe" : nil
    // Bytes that are not text stay.
    let text = (try? TextFile.text(of: data ?? Data())) ?? String(decoding: data ?? Data(), as: UTF8.self)
    lines = text.lines.filter { !$0.isEmpty }.map(String.init)
  }

  /// Tells if an exercise is solved, in any architecture.
  func hasSolved(_ exercise: Exercise) -> Bool { !solved(exercise).isEmpty }

  /// The mark of an exercise in a list: `✓`, with the number of architectures if there are several; empty if it is open.
  func mark(_ exercise: Exercise) -> String {
    switch (solved(exercise).count, exercise.architectures.count) {
    case (0, _): ""
    case (_, ...1): "✓"
    case (let count, let all): "✓ \(count)/\(all)"
    }
  }

  /// Returns the number of the first hints that were shown, one after the other.
  func shownHints(of exercise: Exercise) -> Int {
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
    if let obstacle {
      throw CommandFailure(
        .failed,
        "\(file.path): progress cannot be kept (\(obstacle)); \(Self.variable) can name another file"
      )
    }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try append(isEnded ? "\(line)\n" : "\n\(line)\n")
    } catch {
      throw CommandFailure(
        .failed,
        "\(file.path): progress cannot be kept (\(SystemReason.of(error))); \(Self.variable) can name another file"
      )
    }
    lines.append(line)
    isEnded = true
  }

  private func append(_ text: String) throws {
    guard let stream = OutputStream(toFileAtPath: file.path, append: true) else {
      throw CocoaError(.fileWriteInvalidFileName)
    }
    stream.open()
    defer { stream.close() }
    let bytes = Array(text.utf8)
    guard stream.streamStatus != .error, stream.write(bytes, maxLength: bytes.count) == bytes.count else {
      throw stream.streamError ?? CocoaError(.fileWriteUnknown)
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
