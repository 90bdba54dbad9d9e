import Foundation
import Testing
import Texts

@Suite("A file that is replaced")
struct WholeFileTests {
  private let results: ReplacedFile
  private var file: URL { results.url }

  init() throws {
    results = try ReplacedFile()
  }

  @Test("keeps its permissions, and a link to it stays a link")
  func keepsPermissions() throws {
    try Data("old".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let link = file.deletingLastPathComponent().appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try WholeFile(link.path).write(Data("new".utf8))
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.attributesOfItem(atPath: link.path)[.type] as? FileAttributeType == .typeSymbolicLink
    )
  }

  @Test("that cannot take its place leaves nothing beside it")
  func tidiesUp() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    #expect(throws: (any Error).self) { try WholeFile(file.path).write(Data("new".utf8)) }
    #expect(try results.leftovers() == [])
  }

  @Test("does not take the place of a pipe or a device")
  func sparesDevices() throws {
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(throws: POSIXError(.EEXIST)) { try WholeFile(file.path).check() }
    #expect(throws: POSIXError(.EEXIST)) { try WholeFile(file.path).write(Data("new".utf8)) }
    var status = stat()
    #expect(stat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    #expect(try results.leftovers() == [])
  }
}
