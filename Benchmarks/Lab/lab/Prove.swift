import ChangeCosts
import Proof
import Records
import Suites

/// Proves change requests.
@MainActor func proveRequests(_ arguments: LabArguments, actions: Int) throws {
  for request in arguments.requests {
    let proof = RequestProof(request)
    say("\(request.name): scenarios")
    try proof.checkScenarios()
    try proof.checkContradicted()
    say("\(request.name): faulty apps")
    try proof.checkFaults()
    say("\(request.name): walk of \(actions) actions")
    try proof.walk(actions: actions) { walk in
      if walk.apps.isMultiple(of: 100) { say("\(request.name): \(walk.actions) of \(actions)") }
    }
    let found = ChangeRecords.Proof(
      scenarios: request.scenarios.count,
      remaining: request.remaining.count,
      contradicted: request.contradicted.sorted(),
      faults: request.faults.count,
      walkedActions: actions
    )
    try arguments.keep(found, as: .proof(request.name))
  }
}
