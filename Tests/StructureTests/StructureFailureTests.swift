import Command
import CommandFixtures
import Foundation
import TestSupport
import Testing

@Suite("A structure that cannot be read")
struct StructureFailureTests {
  @Test("names the error in sources that the compiler refuses")
  func refused() {
    let failure = #expect(throws: StructureFailure.self) {
      try SampleModule.structure(["Wrong.swift": "let number: Int = \"text\""])
    }
    #expect(failure?.text.contains("Sample") == true)
    #expect(failure?.text.contains("Wrong.swift:1:19: error: cannot convert value") == true)
  }

  @Test("names the file whose statements lie too deep in each other")
  func tooDeep() {
    let text =
      "func f(_ a: Bool) {\n" + String(repeating: "if a {\n", count: 200) + String(repeating: "}\n", count: 201)
    let failure = #expect(throws: StructureFailure.self) { try SampleModule.structure(["Deep.swift": text]) }
    #expect(
      failure?.text.contains("Deep.swift: statements or expressions lie too deep") == true,
      "\(failure?.text ?? "")"
    )
  }

  @Test(
    "gives the first error that has a place in a file",
    arguments: [
      (
        "error: Invalid manifest\n/a/Package.swift:3:5: error: no x\n/a/B.swift:1:1: error: y",
        "/a/Package.swift:3:5: error: no x"
      ),
      ("note: so\nerror: no such module", "error: no such module"), ("", "it ended without a word"),
    ]
  )
  func firstError(_ text: String, _ error: String) {
    #expect(CompilerOutput.firstError(in: text) == error)
  }

  @Test(
    "names the file that the compiler could not write, and does not blame the sources",
    arguments: [
      (
        "<unknown>:0: error: unable to open output file '/n/x.pcm': 'Permission denied'", "/n/x.pcm",
        "Permission denied"
      ),
      ("error: please submit a bug report\nnote: IO failure: No space left on device", nil, "No space left on device"),
      ("error: unable to attach DB: (database or disk is full)", nil, "database or disk is full"),
      ("error: cannot open file '/n/x.o' (File too large)", nil, "File too large"),
      ("`swiftc` was ended by signal \(SIGXFSZ)", nil, "File too large"),
      ("error: compile command failed due to signal \(SIGXFSZ) (use -v to see invocation)", nil, "File too large"),
      ("`swiftc` was ended by signal 9", nil, nil),
      ("/a/Wrong.swift:1:19: error: no 'Permission denied' in scope", nil, nil),
    ]
  )
  func unwritable(_ text: String, _ path: String?, _ reason: String?) {
    let obstacle = CompilerOutput.obstacle(in: text)
    #expect(obstacle?.path == path && obstacle?.reason == reason)
  }

  @Test("names the file where the compiler's own folder cannot be written")
  func noCache() throws {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = nil
    environment["HOME"] = "/dev/null"
    let run = try FinishedProgram(
      Built.folder.appending(path: "workbench"),
      ["structure", "MVC"],
      environment: environment
    )
    #expect(run.code == 70 && run.errors.contains("the compiler cannot write to /dev/null/"), "\(run)")
  }

  @Test("names the folder without sources")
  func empty() {
    #expect(throws: StructureFailure.unreadable(path: "/nowhere")) {
      try ModuleSources(module: "Sample", folder: URL(filePath: "/nowhere"))
    }
  }

  @Test("names the module that is not built here")
  func notBuilt() {
    #expect(throws: StructureFailure.notBuilt(module: "Nothing")) {
      try Built.products.sources(ofModule: "Nothing")
    }
  }

  @Test("names the tool that is not there", arguments: ["", "/nowhere:/nowhere/else"])
  func toolMissing(_ path: String) {
    #expect(throws: StructureFailure.toolMissing("swiftc")) { try Toolchain.locate(searchPath: path) }
  }

  @Test("says so of a tool that answers something else")
  func notUnderstood() throws {
    let folder = try TemporaryFolder()
    for tool in ["swiftc", "swift-demangle"] {
      // A link, not a script: a file that was just written cannot always be started; see ``LoneProgram``.
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(tool)", withDestinationPath: "/bin/echo")
    }
    let reader = StructureReader(
      toolchain: try Toolchain.locate(searchPath: folder.path),
      modules: Built.products.modules
    )
    #expect(throws: StructureFailure.notUnderstood(tool: "swiftc")) {
      try reader.read(try Built.products.sources(ofModule: "MVC"), roles: [])
    }
  }

  @Test("of a path without sources names the first five folders that have some, and how many more there are")
  func noTarget() {
    let folders = (1...7).map { "Sources/M\($0)" }
    let text = StructureFailure.noTarget(path: "docs", folders: folders).text
    #expect(text.hasSuffix(" some in Sources/M1, Sources/M2, Sources/M3, Sources/M4, Sources/M5 and 2 more"), "\(text)")
    let few = StructureFailure.noTarget(path: "docs", folders: Array(folders.prefix(5))).text
    #expect(few.hasSuffix(", Sources/M5"), "\(few)")
  }
}
