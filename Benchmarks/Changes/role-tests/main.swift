import ChangeCosts
import Foundation
import Proof
import Suites

// Finds out which tests of roles a change breaks: those of before the change, compiled and run on the changed modules.
//
// usage: role-tests [--record] [REQUEST]...
//   --record  write what was found into each request's proof.json, which prove has made

func say(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}

func fail(_ line: String, _ code: Int32) -> Never {
  say("role-tests: \(line)")
  exit(code)
}

var names = CommandLine.arguments.dropFirst()
let keepsRecord = names.first == "--record"
if keepsRecord { names.removeFirst() }
for name in names where !ProvenRequest.all.contains(where: { $0.name == name }) {
  fail("\(name): one of \(ProvenRequest.all.map(\.name).joined(separator: ", ")) is expected", 64)
}
let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
let tree = ChangeTree(root: root)
do {
  let program = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? root
  let fixtures = try RoleFixtures(in: root, products: program.deletingLastPathComponent())
  for request in ProvenRequest.all where names.isEmpty || names.contains(request.name) {
    let inputs = try tree.inputs(of: [request.name])[request.name]
    let trials = request.contenders.map { Trial(root: root, request: request.name, contender: $0, fixtures: fixtures) }
    let results = try await Trial.results(of: trials)
    for (contender, tests) in zip(request.contenders, results) {
      say("\(contender.id): \(tests.all) tests, \(tests.uncompiled) do not compile, \(tests.failing) fail")
    }
    guard keepsRecord, let inputs else { continue }
    guard var record = tree.record(of: request.name) else { fail("\(request.name): it is not proven yet", 1) }
    let values = Dictionary(uniqueKeysWithValues: zip(request.contenders.map(\.pattern), results))
    record.roleTests = .init(inputs: inputs.roleTests, values: values)
    try tree.keep(record, of: request.name)
  }
} catch {
  fail("\(error)", 1)
}
