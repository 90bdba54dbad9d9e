import Foundation
import Reports
import TestSupport
import Testing

@Suite("A file that is replaced")
struct WholeFileTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = URL(filePath: "\(folder.path)/results.json")
  }

  @Test("keeps its permissions, and a link to it stays a link")
  func keepsPermissions() throws {
    try Data("old".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let link = URL(filePath: "\(folder.path)/link")
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
    #expect(try leftovers() == [])
  }

  @Test("does not take the place of a pipe or a device")
  func sparesDevices() throws {
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(throws: POSIXError(.EEXIST)) { try WholeFile(file.path).check() }
    #expect(throws: POSIXError(.EEXIST)) { try WholeFile(file.path).write(Data("new".utf8)) }
    var status = stat()
    #expect(stat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    #expect(try leftovers() == [])
  }

  private func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".part") }
  }
}
