import ChangeCosts
import Command
import Figures
import Foundation
import Suites
import Texts
import UsersInterface

extension ChangesReport {
  /// Counts what requests change in architectures. Those without a patch for each request are left out, and named.
  ///
  /// - Parameter known: what patches do not tell.
  init(
    _ requests: [ChangeRequest],
    in tree: ChangeTree,
    of contenders: [Contender],
    _ known: KnownChanges,
    weights: [String: Double] = [:]
  ) throws(ChangeFailure) {
    let changed = tree.withAllPatches(among: contenders, for: requests)
    let reported = try requests.map { request throws(ChangeFailure) in
      let changes = try changed.map { contender throws(ChangeFailure) in
        try tree.change(request.name, in: contender.id, roles: contender.architecture.roles)
      }
      return ReportedRequest(request, changes)
    }
    let unchanged = tree.architectures(among: contenders).filter { one in !changed.contains { $0.id == one.id } }
    self.init(
      reported,
      known,
      weights: weights,
      names: Dictionary(uniqueKeysWithValues: contenders.map { ($0.id, $0.name) }),
      leftOut: unchanged.map { one in
        (one.name, requests.map(\.name).filter { !tree.hasPatch($0, one.id) })
      }
    )
  }
}

extension KnownChanges {
  /// Reads what a package has; nothing if it has no such file.
  init(in package: PackageFolder) {
    let text = try? package.text(Self.path)
    self = text.flatMap { try? KnownChanges(Data($0.utf8)) } ?? KnownChanges()
  }
}

extension ChangeTree {
  /// Returns the architectures in this package, without a person's own, which is in another package.
  func architectures(among all: [Contender]) -> [Contender] {
    all.filter { $0.isArchitecture && package.has(package.sources(of: $0.module)) }
  }

  /// Returns the contenders that have a patch for each request: sums of fewer cannot be compared.
  func withAllPatches(among contenders: [Contender], for requests: [ChangeRequest]) -> [Contender] {
    contenders.filter { contender in requests.allSatisfy { hasPatch($0.name, contender.id) } }
  }
}
