import ChangeCosts
import Foundation
import Records
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
    var entries: [(request: ChangeRequest, changes: [Change], records: ChangeRecords)] = []
    let changed = tree.changed(contenders, by: requests)
    let records = RecordFolder(tree.package)
    for request in requests {
      var changes: [Change] = []
      for contender in changed {
        changes.append(try tree.change(request.name, in: contender.id, roles: contender.architecture.roles))
      }
      entries.append((request, changes, ChangeRecords(of: request.name, in: records)))
    }
    let names = Dictionary(uniqueKeysWithValues: contenders.map { ($0.id, $0.name) })
    let totals = ChangeTotals(entries.flatMap(\.changes), weights: weights)
    let unchanged = tree.architectures(among: contenders).filter { one in !changed.contains { $0.id == one.id } }
    self.init(
      entries,
      totals: totals,
      names: names,
      leftOut: unchanged.map { one in
        (one.name, requests.map(\.name).filter { !tree.hasPatch($0, one.id) })
      }
    )
  }
}

extension ChangeTree {
  /// Returns the architectures in this package, without a person's own, which is in another package.
  func architectures(among all: [Contender]) -> [Contender] {
    all.filter {
      let sources = root.appending(path: "Sources/\($0.module)").path
      return $0.kind == .pattern && FileManager.default.fileExists(atPath: sources)
    }
  }

  /// Returns the contenders that have a patch for each request: sums of fewer cannot be compared.
  func changed(_ contenders: [Contender], by requests: [ChangeRequest]) -> [Contender] {
    contenders.filter { contender in requests.allSatisfy { hasPatch($0.name, contender.id) } }
  }
}

extension PackageFacts {
  /// The package's figures of architectures; a figure that it does not have is missing.
  static func here(_ contenders: [Contender], in tree: ChangeTree = ChangeTree(.here())) -> PackageFacts {
    let patterns = contenders.filter { $0.kind == .pattern }
    let requests = (try? tree.requests()) ?? []
    let changes = try? requests.flatMap { request in
      try tree.changed(patterns, by: requests).map {
        try tree.change(request.name, in: $0.id, roles: $0.architecture.roles)
      }
    }
    return PackageFacts(
      in: RecordFolder(tree.package),
      modules: patterns.map(\.id),
      changes: requests.isEmpty ? nil : changes.map { ChangeTotals($0) }
    )
  }
}
