import Foundation
import Testing

@testable import adapt_sources

@Suite("The command adapt-sources")
final class CommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "adapt-sources-\(UUID())")
  private var output: String { folder.appending(path: "out").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to name: String) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func run(_ words: [String]) -> (code: Int32, said: String, complained: String) {
    var (said, complained) = ("", "")
    let code = Command.run(words, print: { said += $0 }, complain: { complained += $0 })
    return (code, said, complained)
  }

  @Test("writes the sources, and says which lines it has adapted")
  func writes() throws {
    let paths = [
      try write("class A: UIView {\n @IBOutlet var b: C!\n}", to: "x/A.swift"), try write("let a = 1", to: "y/A.swift"),
    ]
    let result = run(["--module", "App", "--output", output] + paths)
    #expect(result.code == 0 && result.complained == "")
    #expect(result.said == "\(paths[0]):2: @IBOutlet removed\n1 line adapted in 1 of 2 files\n")
    let written = try FileManager.default.contentsOfDirectory(atPath: output).sorted()
    #expect(written == ["RegisterClasses.swift", "x.A.adapted.swift", "y.A.adapted.swift"])
  }

  @Test(
    "says how it is used",
    arguments: [
      [], ["--module", "App"], ["--module", "App", "--output"], ["--module", "App", "--output", "x"],
      ["--module", "A\"+b", "--output", "x", "y.swift"], ["--what", "--module", "App", "--output", "x", "y.swift"],
      ["--module", "", "--output", "x", "y.swift"],
    ]
  )
  func saysUsage(_ words: [String]) {
    let result = run(words)
    #expect(result.code == 64 && result.complained.hasPrefix("usage: adapt-sources"))
  }

  @Test("says all that cannot be read, and writes nothing")
  func refuses() throws {
    let paths = [
      try write("\"", to: "A.swift"), folder.appending(path: "missing.swift").path, try write("{", to: "B.swift"),
      try write("let a = 1", to: "C.swift"), folder.path,
    ]
    try Data([0xFF, 0xFE]).write(to: folder.appending(path: "D.swift"))
    let result = run(["--module", "App", "--output", output] + paths + [folder.appending(path: "D.swift").path])
    #expect(result.code == 65)
    let lines = result.complained.split(separator: "\n")
    #expect(lines.count == 5 && lines.allSatisfy { $0.contains(":1: error: ") })
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test("reads the originals that a list names, of several folders")
  func list() throws {
    _ = try write("let a = 1", to: "x/A.swift")
    _ = try write("let b = 1", to: "y/B.swift")
    _ = try write("let c = 1", to: "y/Old/C.swift")
    _ = try write("let d = 1", to: "y/Pods/D.swift")
    let e = try write("let e = 1", to: "z/E.swift")
    _ = try write("let f = 1", to: "z/F.swift")
    let list = try write("../x\n../y\n- Old\n+ Pods\n\n\(e)\n", to: "target/sources.txt")
    #expect(run(["--module", "App", "--output", output, "--list", list]).code == 0)
    let written = try FileManager.default.contentsOfDirectory(atPath: output).sorted()
    let expected = ["A", "B", "D", "E"].map { "\($0).adapted.swift" } + ["RegisterClasses.swift"]
    #expect(written == expected)
    let missing = run(["--module", "App", "--output", output, "--list", list + "x"])
    #expect(missing.code == 65 && !missing.complained.isEmpty)
  }

  @Test("says that it cannot write")
  func cannotWrite() throws {
    let paths = [try write("let a = 1", to: "A.swift")]
    let result = run(["--module", "App", "--output", paths[0] + "/out"] + paths)
    #expect(result.code == 73 && result.complained.contains("cannot be written"))
  }

  @Test("warns where it guesses")
  func warns() throws {
    let path = try write("let a = #selector(b(_:))", to: "A.swift")
    let result = run(["--module", "App", "--output", output, path])
    #expect(
      result.code == 0 && result.complained == "\(path):1: warning: the module does not declare 'b'; taken as 'b:'\n"
    )
  }
}
