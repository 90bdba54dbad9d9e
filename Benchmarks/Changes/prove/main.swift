import ChangeCosts
import Foundation
import Proof
import Suites

// Proves change requests, and keeps what was found beside their patches if it is told to.
//
// usage: prove [--actions N] [--record] [REQUEST]...
//   --actions N  how many random actions each request is walked; 20000 unless given
//   --record     write what was found into each request's proof.json

func say(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}

func fail(_ line: String, _ code: Int32) -> Never {
  say("prove: \(line)")
  exit(code)
}

var names = CommandLine.arguments.dropFirst()
var actions = 20_000
if names.first == "--actions" {
  names.removeFirst()
  guard let count = names.popFirst().flatMap({ Int($0) }), count > 0 else {
    fail("--actions: a number is expected", 64)
  }
  actions = count
}
let keepsRecord = names.first == "--record"
if keepsRecord { names.removeFirst() }
for name in names where !ProvenRequest.all.contains(where: { $0.name == name }) {
  fail("\(name): one of \(ProvenRequest.all.map(\.name).joined(separator: ", ")) is expected", 64)
}
let tree = ChangeTree(root: URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL)
do {
  for request in ProvenRequest.all where names.isEmpty || names.contains(request.name) {
    let proof = Proof(request)
    let inputs = try tree.inputs(of: [request.name])[request.name]
    say("\(request.name): scenarios")
    try proof.checkScenarios()
    try proof.checkContradicted()
    say("\(request.name): faulty apps")
    try proof.checkFaults()
    say("\(request.name): walk of \(actions) actions")
    try proof.walk(actions: actions) { walk in
      if walk.apps.isMultiple(of: 100) { say("\(request.name): \(walk.actions) of \(actions)") }
    }
    guard keepsRecord, let inputs else { continue }
    let record = proof.record(inputs: inputs, walkedActions: actions, before: tree.record(of: request.name))
    try tree.keep(record, of: request.name)
  }
} catch {
  fail("\(error)", 1)
}
