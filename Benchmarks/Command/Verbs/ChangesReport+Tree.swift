import ChangeCosts
import Foundation
import Reports
import Suites
import UsersInterface

extension ChangesReport {
  /// Counts what requests change in architectures. Those without a patch for each request are left out, and named.
  init(
    _ requests: [ChangeRequest],
    in tree: ChangeTree,
    of contenders: [Contender],
    weights: [String: Double] = [:]
  ) throws(ChangeFailure) {
    var entries: [(request: ChangeRequest, changes: [Change], record: ProofRecord?, isStale: Bool)] = []
    let changed = tree.changed(contenders, by: requests)
    let inputs = try tree.inputs(of: requests.map(\.name))
    var isStrengthStale = false
    var damagedRecords: [String: String] = [:]
    for request in requests {
      var changes: [Change] = []
      for contender in changed {
        changes.append(try tree.change(request.name, in: contender.id, roles: contender.architecture.roles))
      }
      let record = tree.record(of: request.name)
      damagedRecords[request.name] = tree.damagedRecord(of: request.name)
      let isStale = record.flatMap { inputs[request.name]?.differ(from: $0) } ?? false
      let differs = record.flatMap { inputs[request.name]?.differ(fromStrengthOf: $0) } ?? false
      isStrengthStale = isStrengthStale || differs
      entries.append((request, changes, record, isStale))
    }
    let names = Dictionary(uniqueKeysWithValues: contenders.map { ($0.id, $0.name) })
    let totals = ChangeTotals(entries.flatMap(\.changes), weights: weights)
    let unchanged = tree.architectures(among: contenders).filter { one in !changed.contains { $0.id == one.id } }
    self.init(
      entries,
      totals: totals,
      names: names,
      isStrengthStale: isStrengthStale,
      damagedRecords: damagedRecords,
      leftOut: unchanged.map { one in
        (one.name, requests.map(\.name).filter { !tree.hasPatch($0, one.id) })
      }
    )
  }
}

extension ChangeTree {
  /// Those in the package: not an architecture of somebody's own, which lies elsewhere.
  func architectures(among all: [Contender]) -> [Contender] {
    all.filter {
      let sources = root.appending(path: "Sources/\($0.module)").path
      return $0.kind == .pattern && FileManager.default.fileExists(atPath: sources)
    }
  }

  /// Those who have a patch for each request: sums of fewer cannot be compared.
  func changed(_ contenders: [Contender], by requests: [ChangeRequest]) -> [Contender] {
    contenders.filter { contender in requests.allSatisfy { hasPatch($0.name, contender.id) } }
  }
}

extension PackageFacts {
  /// What the package says of architectures; what it does not say is missing.
  static func here(_ contenders: [Contender], in tree: ChangeTree = .here()) -> PackageFacts {
    let patterns = contenders.filter { $0.kind == .pattern }
    let requests = (try? tree.requests()) ?? []
    let changes = try? requests.flatMap { request in
      try tree.changed(patterns, by: requests).map {
        try tree.change(request.name, in: $0.id, roles: $0.architecture.roles)
      }
    }
    return PackageFacts(
      in: SourceTree(root: tree.root),
      modules: patterns.map(\.id),
      changes: requests.isEmpty ? nil : changes.map { ChangeTotals($0) }
    )
  }
}
