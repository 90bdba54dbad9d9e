import ChangeCosts
import Foundation
import Mutants
import Proof
import Records
import Structure
import Suites
import UsersInterface

/// Finds the strength of the role tests after changes: the share of the changed modules' mutants that they notice.
@MainActor func findStrength(_ arguments: LabArguments) async throws {
  let root = PackageFolder.built.root
  let equivalents = try Equivalents(root: root)
  let package = PackageTree(root: root, products: .besideProgram(), toolchain: try .locate())
  // An object that a strong reference keeps alive is not a behaviour.
  let choice = MutationRun.Choice(operators: Set(MutationOperator.allCases).subtracting([.memory]))
  let changes = arguments.requests.flatMap { request in
    request.contenders.map { (request: request.name, contender: $0) }
  }
  let subjects = try changes.map { request, contender in
    MutationRun.Subject(
      changed: contender.module,
      roles: contender.architecture.roles,
      given: try modulesNeeded(by: request, in: contender.pattern, root)
    )
  }
  let modules = try await MutationRun(in: package, choice).run(subjects) { progress in
    if progress.what.hasPrefix("building") { say("\(progress.done) of \(progress.all) mutants: \(progress.what)") }
  }
  var found: [String: [String: ChangeRecords.Strength]] = [:]
  for ((request, contender), module) in zip(changes, modules) {
    let judged = module.judged(equivalents.list(of: contender.pattern, as: contender.module))
    let unnoticed = judged.filter { !$0.result.isNoticedByTests }
    let strength = ChangeRecords.Strength(
      mutants: judged.count,
      noticed: judged.count - unnoticed.count,
      noticedOnlyWithUIKit: judged.count { $0.result.isNoticedByTests && $0.result.roleTest == nil }
    )
    say("\(contender.id): \(strength.noticed) of \(strength.mutants) mutants are noticed")
    for (mutant, _) in unnoticed {
      say("  \(mutant.file):\(mutant.line): \(mutant.diff.joined(separator: " "))")
    }
    found[request, default: [:]][contender.pattern] = strength
  }
  for (request, values) in found { try arguments.keep(values, as: .strength(request)) }
}

/// Returns the modules that a request gives to all architectures, and that of its scenarios if tests import it.
private func modulesNeeded(by request: String, in architecture: String, _ root: URL) throws -> [String] {
  let folder = root.appending(path: "\(PackageFolder.changes)/\(request)")
  // A removal needs nothing.
  let given = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Given").path)) ?? []
  let patch = try String(contentsOf: folder.appending(path: "\(architecture)/tests/tests.patch"), encoding: .utf8)
  let imported = patch.matches(of: /import (\w+Scenarios)\n/).map { String($0.1) }
  return given + Set(imported).sorted()
}
