import ChangeCosts
import Command
import Foundation
import Mutants
import Proof
import Suites
import Texts
import UsersInterface

/// Finds the strength of the role tests after changes: the share of the changed modules' mutants that they notice.
@MainActor struct StrengthRun {
  private let root: URL
  private let bar: ProgressBar

  /// Prepares to run the mutants of changed modules; the product `LabPackageTests` has to be built.
  init(on console: any Console) {
    root = PackageFolder.built.root
    bar = ProgressBar(console: console)
  }

  /// Returns the strengths after some requests: by request, then by architecture.
  func strengths(after requests: [ProvenRequest]) async throws -> [String: [String: ChangeRecords.Strength]] {
    let equivalents = try Equivalents(root: root)
    let package = PackageTree(root: root, products: .besideProgram(), toolchain: try .locate())
    // An object that a strong reference keeps alive is not a behaviour.
    let choice = MutationRun.Choice(operators: Set(MutationOperator.allCases).subtracting([.memory]))
    let changes = requests.flatMap { request in request.contenders.map { (request: request.name, contender: $0) } }
    let subjects = try changes.map { request, contender in
      MutationRun.Subject(
        changed: contender.module,
        roles: contender.architecture.roles,
        given: try modulesNeeded(by: request, in: contender.pattern)
      )
    }
    let bar = bar
    let modules = try await MutationRun(in: package, choice).run(subjects) { progress in
      bar.show(progress.what, progress.done, of: progress.all)
    }
    bar.clear()
    var found: [String: [String: ChangeRecords.Strength]] = [:]
    for ((request, contender), module) in zip(changes, modules) {
      let judged = module.judged(equivalents.list(of: contender.pattern, as: contender.module)).map(\.result)
      found[request, default: [:]][contender.pattern] = ChangeRecords.Strength(
        mutants: judged.count,
        noticed: judged.count(where: \.isNoticedByTests),
        noticedOnlyWithUIKit: judged.count { $0.isNoticedByTests && $0.roleTest == nil }
      )
    }
    return found
  }

  /// Returns the modules that a request gives to all architectures, and that of its scenarios if tests import it.
  private func modulesNeeded(by request: String, in architecture: String) throws -> [String] {
    let folder = root.appending(path: "\(PackageFolder.changes)/\(request)")
    // A removal needs nothing.
    let given = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Given").path)) ?? []
    let patch = try String(contentsOf: folder.appending(path: "\(architecture)/tests/tests.patch"), encoding: .utf8)
    let imported = patch.matches(of: /import (\w+Scenarios)\n/).map { String($0.1) }
    return given + Set(imported).sorted()
  }
}
