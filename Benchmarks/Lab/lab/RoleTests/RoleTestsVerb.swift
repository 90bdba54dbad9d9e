import ChangeCosts
import Foundation
import Proof
import Records
import Suites

/// Finds the role tests that changes break: those of before the change, compiled and run on the changed modules.
@MainActor func runRoleTests(_ arguments: LabArguments) async throws {
  let root = PackageFolder.built.root
  let program = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? root
  let fixtures = try CompiledFixtures(in: root, products: program.deletingLastPathComponent())
  for request in arguments.requests {
    let trials = request.contenders.map { Trial(root: root, request: request.name, contender: $0, fixtures: fixtures) }
    let results = try await Trial.results(of: trials)
    for (contender, tests) in zip(request.contenders, results) {
      say("\(contender.id): \(tests.all) tests, \(tests.uncompiled) do not compile, \(tests.failing) fail")
    }
    let found = Dictionary(uniqueKeysWithValues: zip(request.contenders.map(\.pattern), results))
    try arguments.keep(found, as: .roleTests(request.name))
  }
}
