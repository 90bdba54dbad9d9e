import Foundation
import Proof
import Records

/// The words after a verb: `--record` to keep its records, and the requests.
struct LabArguments {
  /// The requests that are named, or all of them.
  let requests: [ProvenRequest]
  private let isRecorded: Bool
  private let folder = RecordFolder(.built)
  private let hashes: [RecordName: [String: String]]

  /// Reads the words, and takes the hashes of the inputs before anything is computed.
  init(_ words: [String]) throws {
    isRecorded = words.first == "--record"
    let names = words.dropFirst(isRecorded ? 1 : 0)
    let known = ProvenRequest.all.map(\.name)
    if let name = names.first(where: { !known.contains($0) }) {
      throw LabUsage("\(name): one of \(known.joined(separator: ", ")) is expected")
    }
    requests = ProvenRequest.all.filter { names.isEmpty || names.contains($0.name) }
    let records = isRecorded ? requests.map(\.name).flatMap(RecordName.all) : []
    let folder = folder
    hashes = Dictionary(uniqueKeysWithValues: records.map { ($0, folder.hashes(of: $0)) })
  }

  /// Keeps a value, if records are kept.
  func keep(_ value: some Encodable, as name: RecordName) throws {
    if let hashes = hashes[name] { try folder.write(value, as: name, from: hashes) }
  }

  /// Takes the number after `--actions` from the words; 20000 if there is none.
  static func takeActions(from words: inout [String]) throws -> Int {
    guard words.first == "--actions" else { return 20_000 }
    guard words.count > 1, let count = Int(words[1]), count > 0 else {
      throw LabUsage("--actions: a number is expected")
    }
    words.removeFirst(2)
    return count
  }
}

/// A mistake on the command line.
struct LabUsage: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

/// Prints a line to standard error.
func say(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}
