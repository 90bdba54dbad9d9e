import ChangeCosts
import Foundation
import Lineup
import Proof
import Suites
import Tracing
import Users

// Measures the steps that requests change, before and after: in a build for release the objects that are alive then, and
// retains and releases; in a build for debugging the messages, which only that can count.
//
// usage: steps [--record] [REQUEST]...
//   --record  write what was found into each request's proof.json, which prove has made

func say(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}

func fail(_ line: String, _ code: Int32) -> Never {
  say("steps: \(line)")
  exit(code)
}

var names = CommandLine.arguments.dropFirst()
let keepsRecord = names.first == "--record"
if keepsRecord { names.removeFirst() }
for name in names where !ProvenRequest.all.contains(where: { $0.name == name }) {
  fail("\(name): one of \(ProvenRequest.all.map(\.name).joined(separator: ", ")) is expected", 64)
}
extension ProofRecord.StepCost {
  /// What was measured, in a word each.
  fileprivate var text: String {
    let parts = [
      objects.map { "\($0) objects" }, messages.map { "\($0) messages" },
      references.map { "\($0) retains and releases" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

let tree = ChangeTree(root: URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL)
do {
  let users = try BenchmarkUsers(try await LocalUsersService.shipped().fetchUsers())
  let measure = try StepMeasure(users: users)
  for request in ProvenRequest.all where names.isEmpty || names.contains(request.name) {
    let inputs = try tree.inputs(of: [request.name])[request.name]
    var values: [String: [ProofRecord.Step]] = [:]
    for contender in request.contenders {
      guard let before = Lineup.patterns.first(where: { $0.id == contender.pattern }) else { continue }
      values[contender.pattern] = try ChangedStep.all(of: request.name).map { step in
        ProofRecord.Step(
          benchmark: step.benchmark.id,
          before: try measure.cost(of: step, before),
          after: try measure.cost(of: step, contender)
        )
      }
      for step in values[contender.pattern] ?? [] {
        say("\(contender.id), \(step.benchmark): \(step.before.text) → \(step.after.text)")
      }
    }
    guard keepsRecord, let inputs else { continue }
    guard var record = tree.record(of: request.name) else { fail("\(request.name): it is not proven yet", 1) }
    record.enter(.init(inputs: inputs.proof, values: values))
    try tree.keep(record, of: request.name)
  }
} catch {
  fail("\(error)", 1)
}
