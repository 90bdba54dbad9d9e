import Command
import Foundation
import TestSupport
import Testing
import Texts

@Suite("Text that a person wrote")
struct TextFileTests {
  @Test("is the same in every form", arguments: OtherText.forms)
  func forms(_ form: OtherText) throws {
    let text = "# ä\n\none two\n"
    #expect(try TextFile.text(of: form.data(of: text)) == text)
  }

  @Test("has the same lines, however they end")
  func lines() {
    for end in ["\n", "\r\n", "\r"] {
      #expect("a\(end)\(end)b\(end)".lines == ["a", "", "b", ""])
    }
    // Characters that end no line in a source.
    #expect("a\u{C}b\u{2028}c\u{85}d".lines.count == 1)
  }

  @Test("is refused in another encoding, and where it would never end")
  func refused() throws {
    let bytes: [[UInt8]] = [[0x61, 0xE9], [0xFF, 0xFE, 0x61], [0xFE, 0xFF, 0xD8, 0x00], [0x00, 0x00, 0xFE, 0xFF]]
    for bytes in bytes {
      #expect(throws: TextFailure.encoding) { try TextFile.text(of: Data(bytes)) }
    }
    let folder = try TemporaryFolder()
    let file = URL(filePath: "\(folder.path)/pipe")
    mkfifo(file.path, 0o600)
    #expect(throws: TextFailure.notAFile) { try TextFile.read(file) }
    #expect(throws: TextFailure.notAFile) { try TextFile.read(URL(filePath: folder.path)) }
    let link = URL(filePath: "\(folder.path)/link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(throws: TextFailure.link) { try TextFile.read(link, followsLink: false) }
    #expect(throws: TextFailure.system(code: ENOENT)) { try TextFile.read(file.appendingPathExtension("not")) }
  }

  @Test("of the project's own sources counts the same lines of code with CR LF and with CR")
  func code() throws {
    let folder = Project.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    try #require(paths.count > 100)
    for path in paths {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let lines = SwiftCode.lines(of: text)
      #expect(SwiftCode.lines(of: text.replacing("\n", with: "\r\n")) == lines, "\(path)")
      #expect(SwiftCode.lines(of: text.replacing("\n", with: "\r")) == lines, "\(path)")
    }
  }
}
