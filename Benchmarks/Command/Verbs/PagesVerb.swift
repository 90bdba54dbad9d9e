import Foundation
import Suites
import Tracing

/// Writes the parts of the documents that are recorded, not written.
struct PagesVerb: Verb {
  static let name = "pages"
  static let summary = "write anew what is recorded in the documents (FOLDER, docs unless given): the traces of flows"
  static let names = ["[FOLDER]"]
  static let options: [Option] = []

  private let contenders: [Contender]
  private let folder: URL

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    contenders = lineup.filter { $0.kind == .pattern }
    folder = URL(filePath: arguments.names.first ?? "docs", directoryHint: .isDirectory)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path(), isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandFailure(.noInput, "\(folder.relativePath): there is no such folder; run it where the package is")
    }
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let transcripts: [Transcript]
    do {
      transcripts = try Transcript.all(of: contenders)
    } catch {
      throw CommandFailure(error)
    }
    for transcript in transcripts { try write(transcript.text, to: transcript.path) }
    console.write("\(transcripts.count) traces written to \(folder.relativePath)\n")
    return .fine
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
