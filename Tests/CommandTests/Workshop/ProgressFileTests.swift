import Contenders
import Foundation
import Suites
import TestSupport
import Testing

@testable import Command

@Suite("The file of solved exercises")
struct ProgressFileTests {
  private let folder: TemporaryFolder
  private let shelf: ExerciseShelf

  init() throws {
    folder = try TemporaryFolder()
    shelf = try ExerciseShelf(patterns: Lineup.patterns.map(\.id), in: WorkbenchFolder(root: Project.root))
  }

  @Test("The file is where the environment says, and lines of other kinds stay")
  func file() throws {
    let variables = ["XDG_STATE_HOME": folder.path]
    #expect(ExerciseProgress(variables).file.path == "\(folder.path)/architecture-workbench/exercises")
    let none = ["XDG_STATE_HOME": "", ExerciseProgress.variable: ""]
    #expect(ExerciseProgress(none).file.path.hasSuffix("/.local/state/architecture-workbench/exercises"))
    try folder.write("mine\n", to: "own")
    var progress = ExerciseProgress([ExerciseProgress.variable: "\(folder.path)/own"])
    try progress.note(shelf.exercise("mutants"), in: nil)
    #expect(try String(contentsOfFile: "\(folder.path)/own", encoding: .utf8) == "mine\nsolved mutants\n")
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "own")
    var linked = ExerciseProgress([ExerciseProgress.variable: link])
    try linked.note(shelf.exercise("email"), in: "MVP")
    let text = try String(contentsOfFile: "\(folder.path)/own", encoding: .utf8)
    #expect(text == "mine\nsolved mutants\nsolved email MVP\n")
    var other = ExerciseProgress([ExerciseProgress.variable: "\(folder.path)/own/no/folder"])
    let failure = #expect(throws: CommandFailure.self) { try other.note(shelf.exercise("mutants"), in: nil) }
    #expect(failure?.message.contains(ExerciseProgress.variable) == true)
  }

  @Test("A file that another system wrote is read, and one that cannot be added to is refused by its name")
  func otherForms() throws {
    let path = "\(folder.path)/own"
    for form in OtherText.forms {
      try form.data(of: "solved mutants\n").write(to: URL(filePath: path))
      var progress = ExerciseProgress([ExerciseProgress.variable: path])
      #expect(progress.hasSolved(try shelf.exercise("mutants")), "\(form)")
      if !form.description.hasPrefix("UTF-16") { continue }
      let failure = #expect(throws: CommandFailure.self) { try progress.note(shelf.exercise("email"), in: "MVP") }
      #expect(failure?.message.contains("own: progress cannot be kept (it is not UTF-8)") == true)
    }
    try FileManager.default.removeItem(atPath: path)
    mkfifo(path, 0o600)
    var progress = ExerciseProgress([ExerciseProgress.variable: path])
    let failure = #expect(throws: CommandFailure.self) { try progress.note(shelf.exercise("email"), in: "MVP") }
    #expect(failure?.message.contains("it is a pipe") == true)
  }

  @Test("The file keeps all that it has: bytes that are not text, a last line without an end, lines of another program")
  func kept() throws {
    let path = "\(folder.path)/own"
    let old = Data([0x6D, 0xE9, 0x0A, 0x0A]) + Data("solved cycle".utf8)
    try old.write(to: URL(filePath: path))
    var one = ExerciseProgress([ExerciseProgress.variable: path])
    var other = one
    try one.note(shelf.exercise("email"), in: "MVP")
    try other.note(shelf.exercise("mutants"), in: nil)
    let text = try Data(contentsOf: URL(filePath: path))
    #expect(
      text == old + Data("\nsolved email MVP\n\nsolved mutants\n".utf8),
      "\(String(decoding: text, as: UTF8.self))"
    )
    let read = ExerciseProgress([ExerciseProgress.variable: path])
    for name in ["email", "mutants"] { #expect(try read.hasSolved(shelf.exercise(name)), "\(name)") }
  }

  @Test("A folder in the file's place, and a full disk, are named with the system's reason", arguments: [false, true])
  func unwritable(_ isFull: Bool) throws {
    let path = isFull ? "/dev/full" : folder.path
    guard FileManager.default.fileExists(atPath: path) else { return }
    var progress = ExerciseProgress([ExerciseProgress.variable: path])
    let failure = #expect(throws: CommandFailure.self) { try progress.note(shelf.exercise("mutants"), in: nil) }
    let reason = isFull ? "No space left on device" : "Is a directory"
    #expect(
      failure?.message.contains("\(path): progress cannot be kept (\(reason))") == true,
      "\(String(describing: failure))"
    )
  }

  @Test("A device keeps nothing, and stays a device", arguments: ["/dev/null", "/dev/zero"])
  func device(_ path: String) throws {
    let environment = [ExerciseProgress.variable: path]
    var progress = ExerciseProgress(environment)
    try progress.note(shelf.exercise("mutants"), in: nil)
    #expect(try ExerciseProgress(environment).mark(shelf.exercise("mutants")).isEmpty)
    let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }
}
