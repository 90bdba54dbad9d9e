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
    var reported: [ReportedRequest] = []
    let changed = tree.withAllPatches(among: contenders, for: requests)
    let records = RecordFolder(tree.package)
    for request in requests {
      let changes = try changed.map { contender throws(ChangeFailure) in
        try tree.change(request.name, in: contender.id, roles: contender.architecture.roles)
      }
      let variants = try tree.variants(of: changed).map { variant, contender throws(ChangeFailure) in
        // Where the variant needs no change of its own, its sibling's is the same.
        let sibling = tree.hasPatch(request.name, variant) ? nil : changes.first { $0.architecture == contender.id }
        if let sibling { return sibling.named(variant) }
        return try tree.change(request.name, in: variant, roles: contender.architecture.roles).named(variant)
      }
      reported.append(
        ReportedRequest(request, changes, variants: variants, ChangeRecords(of: request.name, in: records))
      )
    }
    let unchanged = tree.architectures(among: contenders).filter { one in !changed.contains { $0.id == one.id } }
    self.init(
      reported,
      weights: weights,
      noise: try tree.noise(of: changed, counted: reported.flatMap(\.changes)),
      names: Dictionary(uniqueKeysWithValues: contenders.map { ($0.id, $0.name) }),
      leftOut: unchanged.map { one in
        (one.name, requests.map(\.name).filter { !tree.hasPatch($0, one.id) })
      }
    )
  }
}

extension ChangeTree {
  /// The changes that two authors have made, of all requests.
  func noise(of contenders: [Contender], counted: [Change]) throws(ChangeFailure) -> ChangeNoise {
    var changes: [Author: [Change]] = [:]
    for request in try requests() {
      for contender in contenders where hasPatch(request.name, contender.id, by: .second) {
        for author in Author.allCases {
          let known = counted.first { $0.request == request.name && $0.architecture == contender.id }
          let roles = contender.architecture.roles
          let change =
            if author == .first, let known { known } else {
              try change(request.name, in: contender.id, by: author, roles: roles)
            }
          changes[author, default: []].append(change)
        }
      }
    }
    return ChangeNoise(changes[.first] ?? [], changes[.second] ?? [])
  }

  /// The variants of architectures that have made at least one request, each with its architecture.
  func variants(of contenders: [Contender]) throws(ChangeFailure) -> [(name: String, of: Contender)] {
    let folders = try requests().flatMap { variants(of: $0.name) }
    return contenders.flatMap { contender in
      Set(folders).filter { $0.hasPrefix("\(contender.id).") }.sorted().map { ($0, contender) }
    }
  }

  /// Returns the architectures in this package, without a person's own, which is in another package.
  func architectures(among all: [Contender]) -> [Contender] {
    all.filter {
      let sources = root.appending(path: "Sources/\($0.module)").path
      return $0.kind == .pattern && FileManager.default.fileExists(atPath: sources)
    }
  }

  /// Returns the contenders that have a patch for each request: sums of fewer cannot be compared.
  func withAllPatches(among contenders: [Contender], for requests: [ChangeRequest]) -> [Contender] {
    contenders.filter { contender in requests.allSatisfy { hasPatch($0.name, contender.id) } }
  }
}

extension PackageFacts {
  /// The package's figures of architectures; a figure that it does not have is missing.
  static func here(_ contenders: [Contender], in tree: ChangeTree = ChangeTree(.here())) -> PackageFacts {
    let patterns = contenders.filter { $0.kind == .pattern }
    let requests = (try? tree.requests()) ?? []
    let changes = try? requests.flatMap { request in
      try tree.withAllPatches(among: patterns, for: requests).map {
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
