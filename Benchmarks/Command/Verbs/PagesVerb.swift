import Foundation
import Instruments
import Reports
import Suites
import Tracing
import Twin
import UsersInterface

/// Writes the parts of the documents that are recorded, not written.
struct PagesVerb: Verb {
  static let name = "pages"
  static let summary =
    "renew what is recorded in the documents (FOLDER, docs unless given): traces of flows, drawings of a tap and ownership"
  static let names = ["[FOLDER]"]
  static let options: [Option] = []

  private let contenders: [Contender]
  private let folder: URL

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    contenders = lineup.filter { $0.kind == .pattern }
    folder = URL(filePath: arguments.names.first ?? "docs", directoryHint: .isDirectory)
    var isFolder: ObjCBool = false
    let path = folder.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandFailure(.noInput, "\(folder.relativePath): there is no such folder; run it where the package is")
    }
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let (transcripts, taps) = try record()
    let ownership = try OwnershipParts(of: contenders)
    // All pages are read before anything is written.
    var texts: [String: String] = [:]
    for (contender, page) in zip(contenders, taps) {
      texts[page.path] = try renew(page.path, [page.tap] + [ownership[contender]].compactMap(\.self))
    }
    for transcript in transcripts { texts[transcript.path] = transcript.text }
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) { try write(text, to: path) }
    try console.write("\(transcripts.count) traces and \(taps.count) pages written to \(folder.relativePath)\n")
    if let reason = ownership.missing { try console.write("The ownership drawings stand as they were: \(reason)\n") }
    return .fine
  }

  private func record() throws(CommandFailure) -> ([Transcript], [PatternPage]) {
    do throws(TraceFailure) {
      var pages: [PatternPage] = []
      for contender in contenders { pages.append(try PatternPage(of: contender)) }
      return (try Transcript.all(of: contenders), pages)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func renew(_ path: String, _ parts: [RecordedPart]) throws(CommandFailure) -> String {
    let file = folder.appending(path: path)
    guard var text = try? String(contentsOf: file, encoding: .utf8) else {
      throw CommandFailure(.noInput, "\(file.relativePath): there is no such page, or it cannot be read")
    }
    for part in parts {
      guard let renewed = part.renewed(text) else {
        throw CommandFailure(
          .badData,
          "\(file.relativePath): the line \(part.begin) and its end are missing, or there more than once"
        )
      }
      text = renewed
    }
    return text
  }

  private func write(_ text: String, to path: String) throws(CommandFailure) {
    let file = folder.appending(path: path)
    do {
      let parent = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandFailure(.failed, "\(file.relativePath): cannot be written (\(error.localizedDescription))")
    }
  }
}
