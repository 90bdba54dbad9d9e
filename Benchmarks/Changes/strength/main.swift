import ChangeCosts
import Foundation
import Mutants
import Proof
import Structure
import Suites
import UsersInterface

// Finds out how strong the tests of roles are after a change: which share of the changed modules' mutants they notice.
//
// usage: strength [--record] [REQUEST]...
//   --record  write what was found into each request's proof.json, which prove has made
//
// The changed modules and their tests have to be built: ChangesPackageTests.

func say(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}

func fail(_ line: String, _ code: Int32) -> Never {
  say("strength: \(line)")
  exit(code)
}

var names = CommandLine.arguments.dropFirst()
let keepsRecord = names.first == "--record"
if keepsRecord { names.removeFirst() }
for name in names where !ProvenRequest.all.contains(where: { $0.name == name }) {
  fail("\(name): one of \(ProvenRequest.all.map(\.name).joined(separator: ", ")) is expected", 64)
}
/// The modules that a request gives to all, and the one of its scenarios where tests import that.
func modulesNeeded(by request: String, in architecture: String) throws -> [String] {
  let folder = root.appending(path: "Benchmarks/Changes/\(request)")
  let given = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Given").path)
  let patch = try String(contentsOf: folder.appending(path: "\(architecture)/tests/tests.patch"), encoding: .utf8)
  let imported = patch.matches(of: /import (\w+Scenarios)\n/).map { String($0.1) }
  return given + Set(imported).sorted()
}

let requests = ProvenRequest.all.filter { names.isEmpty || names.contains($0.name) }
let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
let tree = ChangeTree(root: root)
do {
  let equivalents = try Equivalents(root: root)
  let package = PackageTree(root: root, products: .besideProgram(), toolchain: try .locate())
  // What a strong reference keeps alive is not a behaviour.
  let choice = MutationRun.Choice(operators: Set(MutationOperator.allCases).subtracting([.memory]))
  let run = MutationRun(in: package, choice)
  let inputs = try tree.inputs(of: requests.map(\.name))
  let changes = requests.flatMap { request in request.contenders.map { (request: request.name, contender: $0) } }
  let subjects = try changes.map { request, contender in
    MutationRun.Subject(
      changed: contender.module,
      roles: contender.architecture.roles,
      given: try modulesNeeded(by: request, in: contender.pattern)
    )
  }
  let modules = try await run.run(subjects) { progress in
    if progress.what.hasPrefix("building") { say("\(progress.done) of \(progress.all) mutants: \(progress.what)") }
  }
  var found: [String: [String: ProofRecord.Strength]] = [:]
  for ((request, contender), module) in zip(changes, modules) {
    let judged = module.judged(equivalents.list(of: contender.pattern, as: contender.module))
    let unnoticed = judged.filter { !$0.result.isNoticedByTests }
    let strength = ProofRecord.Strength(mutants: judged.count, noticed: judged.count - unnoticed.count)
    say("\(contender.id): \(strength.noticed) of \(strength.mutants) mutants are noticed")
    for (mutant, _) in unnoticed {
      say("  \(mutant.file):\(mutant.line): \(mutant.diff.joined(separator: " "))")
    }
    found[request, default: [:]][contender.pattern] = strength
  }
  for (request, values) in found where keepsRecord {
    guard var record = tree.record(of: request), let inputs = inputs[request] else {
      fail("\(request): it is not proven yet", 1)
    }
    record.strength = .init(inputs: inputs.strength, values: values)
    try tree.keep(record, of: request)
  }
} catch let failure as MutantFailure {
  fail(failure.text, 1)
} catch {
  fail("\(error)", 1)
}
