import ChangeCosts
import Foundation
import Patching
import Processes
import Proof
import Records
import Suites

/// Merges every two requests in every architecture, and tries what comes of it.
@MainActor func tryPairs(_ arguments: PairArguments) async throws {
  let program = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? PackageFolder.built.root
  let architectures = ProvenRequest.all[0].contenders.map(\.pattern)
  let tree = ChangeTree(.built)
  func results(_ pairs: [ProvenPair], by author: ChangeTree.Author) async throws -> [ChangePairs.Pair] {
    let merged = pairs.map { pair in
      MergedPair(
        pair: pair,
        author: author,
        tree: tree,
        architectures: architectures,
        products: program.deletingLastPathComponent(),
        actions: arguments.actions
      )
    }
    return try await inLanes(merged) {
      try $0.result()
    } report: {
      say($0, by: author, architectures)
    }
  }
  let pairs = try await results(arguments.pairs, by: .first)
  let twice = arguments.pairs.filter { pair in
    [pair.first.name, pair.second.name].contains { tree.hasPatch($0, architectures[0], by: .second) }
  }
  let again = try await results(twice, by: .second)
  try arguments.keep(ChangePairs(pairs, again: again, walkedActions: arguments.actions))
}

@MainActor private func say(_ pair: ChangePairs.Pair, by author: ChangeTree.Author, _ architectures: [String]) {
  let name = pair.name + (author == .second ? " by the second author" : "")
  for architecture in architectures {
    guard let result = pair.results[architecture] else { continue }
    let reasons =
      result.conflicts.filter { !$0.isResolved }.map(\.place).prefix(1) + [result.error].compactMap(\.self)
      + result.failures.prefix(2) + [result.difference].compactMap(\.self)
    say("\(name) \(architecture): \(result.outcome) \(reasons.joined(separator: " | "))")
  }
}

/// The words after `pairs`: `--actions N`, `--record`, and the pairs, such as `email+posts`; all if none is named.
struct PairArguments {
  let pairs: [ProvenPair]
  let actions: Int
  private let folder = RecordFolder(.built)
  private let hashes: [String: String]?

  /// Reads the words, and takes the hashes of the inputs before anything is computed.
  init(_ words: [String]) throws {
    var words = words
    actions = words.first == "--actions" ? try LabArguments.takeActions(from: &words) : 2000
    let isRecorded = words.first == "--record"
    let names = words.dropFirst(isRecorded ? 1 : 0)
    let all = ProvenPair.all
    if let name = names.first(where: { name in !all.contains { $0.name == name } }) {
      throw LabUsage("\(name): one of \(all.map(\.name).joined(separator: ", ")) is expected")
    }
    guard names.isEmpty || !isRecorded else { throw LabUsage("--record: a record has all pairs") }
    pairs = all.filter { names.isEmpty || names.contains($0.name) }
    hashes = isRecorded ? folder.hashes(of: .pairs) : nil
  }

  /// Keeps a value, if it is to be recorded.
  func keep(_ value: ChangePairs) throws {
    if let hashes { try folder.write(value, as: .pairs, from: hashes) }
  }
}
