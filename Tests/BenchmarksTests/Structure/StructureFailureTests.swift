import Foundation
import Structure
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
      // A link, not a script: what was just written cannot always be started; see ``LoneProgram``.
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
}
