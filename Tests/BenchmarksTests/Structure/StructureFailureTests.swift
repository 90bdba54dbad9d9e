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
    let folder = URL(filePath: try TemporaryFile().path).deletingLastPathComponent().appendingPathExtension("tools")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for tool in ["swiftc", "swift-demangle"] {
      let file = folder.appending(path: tool)
      try Data("#!/bin/sh\necho nothing\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
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
