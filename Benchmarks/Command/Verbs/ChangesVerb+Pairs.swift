import ChangeCosts
import Records
import Reports
import Suites

extension ChangesVerb {
  /// Reads the words after `--pairs`: none, or two requests and an architecture.
  static func pair(
    _ names: [String],
    _ arguments: Arguments,
    among all: [ChangeRequest],
    _ contenders: [Contender]
  ) throws(CommandFailure) -> [String] {
    // One pair is a text alone.
    let options: [Option] = names.isEmpty ? [.pairs, .format, .output] : [.pairs, .output]
    try arguments.requireOnly(options, names: 3, for: "changes --pairs", help: Self.name)
    if names.isEmpty { return [] }
    guard names.count == 3, names[0].lowercased() != names[1].lowercased() else {
      throw .usage("--pairs: two requests and an architecture are expected, or nothing; see: workbench changes --help")
    }
    let requests = try names.prefix(2).map { name throws(CommandFailure) in try request(name, among: all).name }
    return requests + [try architectures([names[2]], among: contenders)[0].id]
  }

  /// Prints the table of all pairs, or one pair in one architecture.
  func showPairs(
    _ words: [String],
    of requests: [ChangeRequest],
    on console: any Console
  ) throws(CommandFailure) {
    let folder = RecordFolder(tree.package)
    guard let record = folder.value(of: .pairs, as: ChangePairs.self) else {
      throw CommandFailure(.noInput, "no merges are recorded, or not readably; to renew: \(RecordName.pairs.command)")
    }
    if folder.state(of: .pairs) != .current {
      console.writeError("This record is stale. To renew: \(RecordName.pairs.command)")
    }
    let columns = tree.withAllPatches(among: contenders, for: requests).map { (id: $0.id, name: $0.name) }
    let report = PairsReport(record, of: columns)
    if words.count == 3 {
      guard let text = report.text(words[0], words[1], in: words[2]) else {
        throw CommandFailure(
          .noInput,
          "\(words[0]) and \(words[1]) are not in the record; to renew: \(RecordName.pairs.command)"
        )
      }
      try output.write(text: text, on: console)
    } else {
      try output.write(report, on: console) { layout in
        output.format == .markdown ? report.markdown : report.text(layout)
      }
    }
  }
}
