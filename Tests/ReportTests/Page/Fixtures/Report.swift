import Foundation
import TestSupport

/// One run of `workbench report`, and the folder of its files.
final class Report: Sendable {
  let folder: URL
  let code: Int32
  let output: String
  let errors: String

  /// Writes files and makes the command create a page from them.
  ///
  /// - Parameters:
  ///   - files: their names and texts.
  ///   - words: the words after `report`; by default those for all files and the folder `page`.
  init(_ files: [(name: String, text: String)], words: [String]? = nil) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "a report \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = Built.folder.appending(path: "workbench")
    process.arguments = ["report"] + (words ?? files.flatMap { ["--from", $0.name] } + ["--output", "page"])
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Both are a line or two, which wait in their pipes.
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }

  /// Makes a page of a made-up run.
  convenience init(_ results: MadeUpResults = MadeUpResults()) throws {
    try self.init([("results.json", try results.text)])
  }

  /// Makes a page with everything: two runs, on machines of which one is slower, with a leak in the first, and a sweep.
  static func ofTwoMachines() throws -> Report {
    let runs = [MadeUpResults(leaks: true), MadeUpResults(factor: 1.1)]
    return try Report([
      ("one.json", try runs[0].text), ("two.json", try runs[1].text), ("sweep.json", try MadeUpResults.sweep.file),
    ])
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var page: URL { folder.appending(path: "page/index.html") }
  var html: String { get throws { try String(contentsOf: page, encoding: .utf8) } }

  /// Returns the address of a tab.
  func address(_ fragment: String = "") throws -> URL {
    guard let url = URL(string: "\(page.absoluteString)\(fragment)") else { throw BrowserFailure("no address") }
    return url
  }

  /// The data in the page.
  var data: JSON {
    get throws {
      let begin = "<script type=\"application/json\" id=\"data\">"
      let html = try html
      guard let start = html.range(of: begin)?.upperBound, let end = html[start...].range(of: "</script>") else {
        return .null
      }
      return JSON(parsing: String(html[start..<end.lowerBound]))
    }
  }
}
