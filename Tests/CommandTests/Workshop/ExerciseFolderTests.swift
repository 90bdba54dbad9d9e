import CommandFixtures
import Foundation
import Processes
import TestSupport
import Testing

@testable import Command

@Suite("The folder of an exercise that somebody handed in")
struct ExerciseFolderTests {
  private let folder: TemporaryFolder
  private var package: String { "\(folder.path)/mine" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("thesis", to: "precious/thesis.txt")
  }

  @Test("is not the place of the copy that is built")
  func place() throws {
    let workbench = WorkbenchFolder(root: Project.root)
    let copies = ["a/mine", "b/mine"].map { ExerciseTrial(of: URL(filePath: "/\($0)"), in: workbench, ProgramLimits()) }
    #expect(copies[0].folder != copies[1].folder)
    for copy in copies { #expect(copy.folder.path.hasPrefix("\(workbench.root.path)/.build/exercises/checks/mine-")) }
  }

  @Test("may have links in every place: nothing behind them changes", .long())
  func links() async throws {
    let places = [
      ".build", ".build/check", ".build/check/.build", ".build/check/Sources", ".exercise", ".gitignore", "README.md",
      "Package.swift", "Sources", "Sources/MyVIPER", "Sources/MyVIPER/UserDetails/UserDetailsRouter.swift", "Tests",
      "Tests/ExerciseTests", "Sources/MyVIPER/New.swift", "Other",
    ]
    for place in places {
      try? FileManager.default.removeItem(atPath: package)
      #expect(await CommandRun(["exercise", "start", "cycle", package]).code == 0)
      let link = URL(filePath: "\(package)/\(place)")
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "\(folder.path)/precious")
      let before = try contents()
      for action in ["check", "reset"] {
        let run = await CommandRun(["exercise", action, package])
        #expect([0, 1, 65].contains(run.code), "\(place): \(run)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/precious") == ["thesis.txt"])
        if action == "check" { #expect(try contents() == before, "\(place)") }
      }
    }
  }

  @Test("of packages that are gone are removed", .long())
  func gone() async throws {
    #expect(await CommandRun(["exercise", "start", "mutants", package]).code == 0)
    let copies = Project.root.appending(path: ".build/exercises/checks")
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: copies.path).count { $0.hasPrefix("gone-") }
    }
    try FileManager.default.moveItem(atPath: package, toPath: "\(folder.path)/gone")
    _ = await CommandRun(["exercise", "check", "\(folder.path)/gone"])
    #expect(try count() == 1)
    try FileManager.default.moveItem(atPath: "\(folder.path)/gone", toPath: package)
    _ = await CommandRun(["exercise", "check", package])
    #expect(try count() == 0)
  }

  private func contents() throws -> Set<String> { Set(try FileManager.default.subpathsOfDirectory(atPath: package)) }

  @Test("names its exercise in any form of text, and not by a link or a pipe", arguments: OtherText.forms)
  func mark(_ form: OtherText) async throws {
    #expect(await CommandRun(["exercise", "start", "cycle", package]).code == 0)
    let mark = URL(filePath: "\(package)/.exercise")
    let text = try String(contentsOf: mark, encoding: .utf8)
    try form.data(of: text).write(to: mark)
    #expect(await CommandRun(["exercise", "reset", package]).output.contains("nothing is changed"))
    try FileManager.default.removeItem(at: mark)
    mkfifo(mark.path, 0o600)
    #expect(
      await CommandRun(["exercise", "check", package]).refused(.badData, naming: ".exercise: this is not a file")
    )
    try FileManager.default.removeItem(at: mark)
    try FileManager.default.createSymbolicLink(atPath: mark.path, withDestinationPath: "../precious/thesis.txt")
    #expect(await CommandRun(["exercise", "check", package]).refused(.badData, naming: ".exercise: this is a link"))
  }

  @Test("has files of editors beside a person's own: they are not saved work, and stop nothing")
  func editors() async throws {
    #expect(await CommandRun(["exercise", "start", "cycle", package]).code == 0)
    let (url, place) = (URL(filePath: package), "mine/Sources/MyVIPER/UserDetails")
    let before = SavedFiles(of: url)
    for name in [".A.swift.swp", "#A.swift#", "A.swift~", ".DS_Store", "notes.txt"] {
      try folder.write("x", to: "\(place)/\(name)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(place)/.#A.swift",
      withDestinationPath: "me@here.1234"
    )
    #expect(SavedFiles(of: url) == before)
    #expect(await CommandRun(["exercise", "reset", package]).output.contains("nothing is changed"))
    try folder.write("let a = 1\n", to: "\(place)/A.swift")
    #expect(SavedFiles(of: url) != before)
  }

  @Test("may have a pipe in the place of a source: it is refused")
  func pipe() async throws {
    #expect(await CommandRun(["exercise", "start", "cycle", package]).code == 0)
    mkfifo("\(package)/Sources/MyVIPER/Pipe.swift", 0o600)
    #expect(
      await CommandRun(["exercise", "check", package]).refused(.badData, naming: "Pipe.swift: this is not a file")
    )
  }

  @Test("may have a source that no patch could hold by its name, and one with any sign: nothing of it is lost")
  func signs() async throws {
    #expect(await CommandRun(["exercise", "start", "cycle", package]).code == 0)
    let text = "let a = 1 // \u{0}\nlet b = 2"
    try folder.write(text, to: "mine/Sources/MyVIPER/A.swift")
    #expect(await CommandRun(["exercise", "reset", package]).code == 0)
    let mine = URL(filePath: package)
    let words = ["git", "apply", "../mine-1.patch"]
    #expect(try FinishedProgram(URL(filePath: "/usr/bin/env"), words, folder: mine).code == 0)
    #expect(try String(contentsOfFile: "\(package)/Sources/MyVIPER/A.swift", encoding: .utf8) == text)
    try folder.write("let c = 3\n", to: "mine/Sources/MyVIPER/a\tb.swift")
    #expect(await CommandRun(["exercise", "reset", package]).refused(.badData, naming: "another control character"))
  }

  @Test("may have got links from its own tests, in the copy: they are removed")
  func copy() throws {
    let copy = ExerciseTrial(of: URL(filePath: package), in: WorkbenchFolder(root: mineRoot), ProgramLimits())
    let files = ["Package.swift": "// 1\n", "Sources/A/A.swift": "// 2\n"]
    try copy.write(files)
    let sources = copy.folder.appending(path: "Sources")
    try FileManager.default.removeItem(at: sources)
    try FileManager.default.createSymbolicLink(atPath: sources.path, withDestinationPath: "\(folder.path)/precious")
    try copy.write(files)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/precious") == ["thesis.txt"])
    #expect(try String(contentsOf: sources.appending(path: "A/A.swift"), encoding: .utf8) == "// 2\n")
  }

  private var mineRoot: URL { URL(filePath: "\(folder.path)/workbench") }

  @Test("leaves what lies beside it: a patch of edits never goes through a link")
  func patch() async throws {
    #expect(await CommandRun(["exercise", "start", "cycle", package]).code == 0)
    try FileManager.default.createSymbolicLink(atPath: "\(package)-1.patch", withDestinationPath: "precious/new.txt")
    try folder.write("let a = 1\n", to: "mine/Sources/MyVIPER/A.swift")
    #expect(await CommandRun(["exercise", "reset", package]).output.contains("mine-2.patch"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/precious/new.txt"))
  }
}
