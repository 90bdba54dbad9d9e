import CommandFixtures
import Foundation
import TestSupport

/// One run of `workbench report`, and the folder of its files.
final class Report: Sendable {
  let folder: URL
  let run: FinishedProgram
  private let place: TemporaryFolder

  /// Writes files and makes the command create a page from them.
  ///
  /// - Parameters:
  ///   - files: their names and texts.
  ///   - words: the words after `report`; by default those for all files and the folder `page`.
  init(_ files: [(name: String, text: String)], words: [String]? = nil) throws {
    place = try TemporaryFolder()
    folder = URL(filePath: place.path)
    for (name, text) in files { try place.write(text, to: name) }
    let words = words ?? files.flatMap { ["--from", $0.name] } + ["--output", "page"]
    run = try FinishedProgram(Built.folder.appending(path: "workbench"), ["report"] + words, folder: folder)
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
