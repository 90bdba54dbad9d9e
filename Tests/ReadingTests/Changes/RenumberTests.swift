import CommandFixtures
import Foundation
import Patching
import Records
import TestSupport
import Testing

/// `Benchmarks/Lab/renumber` in a repository with one architecture and one change request.
@Suite("The lab's patches after an edit")
struct RenumberTests {
  private static let patch = "Benchmarks/Lab/Changes/email/MVC/change.patch"
  private static let file = "Sources/MVC/UserDetails/UserDetailsViewController.swift"
  /// The beginning of a line between the places that the patch changes.
  private static let unchanged = "  required init?"
  private let folder: TemporaryFolder
  private let source: String
  private let before: String

  init() throws {
    folder = try TemporaryFolder()
    let package = PackageFolder(root: Project.root)
    (source, before) = (try package.text(Self.file), try package.text(Self.patch))
    try folder.write(source, to: Self.file)
    try folder.write("For people.\n" + before, to: Self.patch)
    for other in ["AsPublished", "Variants"] { try folder.write("", to: "Benchmarks/Lab/\(other)/README.md") }
    let script = "Benchmarks/Lab/renumber"
    try FileManager.default.copyItem(
      at: Project.root.appending(path: script),
      to: URL(filePath: folder.path).appending(path: script)
    )
    let identity = ["-c", "user.name=A", "-c", "user.email=a@b.c"]
    for words in [["init", "--quiet"], ["add", "."], identity + ["commit", "--quiet", "--message=A"]] {
      let run = try FinishedProgram(URL(filePath: "/usr/bin/env"), ["git", "-C", folder.path] + words)
      try #require(run.code == 0, "\(run.errors)")
    }
  }

  @Test("have the numbers of lines that moved, and the same lines")
  func moved() throws {
    let edited = source.replacing(Self.unchanged, with: "  // Moved.\n" + Self.unchanged)
    try folder.write(edited, to: Self.file)
    let run = try renumber("MVC")
    #expect(run.code == 0 && run.output == "\(Self.patch)\n" && run.errors == "", "\(run)")
    let patch = try text(Self.patch)
    #expect(patch.hasPrefix("For people.\n") && patch != "For people.\n" + before)
    #expect(lines(patch) == lines("For people.\n" + before))
    let changed = try Patch(named: "old", before).applied(to: [Self.file: source], placing: .asNumbered)
    #expect(
      try Patch(named: "new", patch).applied(to: [Self.file: edited], placing: .asNumbered)
        == changed.mapValues { $0.replacing(Self.unchanged, with: "  // Moved.\n" + Self.unchanged) }
    )
    #expect(try text(Self.file) == edited)
    #expect(try renumber("MVC").output == "", "nothing is left to do")
  }

  @Test("stay as they are, and are named, if the lines that they change were edited")
  func edited() throws {
    try folder.write(source.replacing("import HeadlessUIKit\n", with: ""), to: Self.file)
    let run = try renumber("MVC")
    #expect(run.code == 1 && run.output == "", "\(run)")
    #expect(run.errors == "\(Self.patch): patch failed: \(Self.file):1\n")
    #expect(try text(Self.patch) == "For people.\n" + before)
  }

  @Test("are those of an architecture that there is", arguments: ["", "MVX", "Shared"])
  func unknown(name: String) throws {
    let run = try renumber(name)
    #expect(run.code == 64 && run.errors.hasPrefix("usage: ") && run.output == "", "\(run)")
  }

  private func renumber(_ name: String) throws -> FinishedProgram {
    try FinishedProgram(URL(filePath: "\(folder.path)/Benchmarks/Lab/renumber"), name.isEmpty ? [] : [name])
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: folder.path).appending(path: path), encoding: .utf8)
  }

  /// The lines of a patch without the numbers.
  private func lines(_ patch: String) -> [Substring] { patch.split(separator: "\n").filter { !$0.hasPrefix("@@") } }
}
