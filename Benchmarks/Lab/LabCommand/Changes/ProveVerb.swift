import ChangeCosts
import Command
import Proof
import Runs
import Suites

/// Proves change requests: the scenarios pass, faulty apps fail, and random actions tell no difference.
struct ProveVerb: Verb {
  static let name = "prove"
  static let summary = "check the scenarios of change requests, run the faulty apps, and walk random actions"
  static let names: [Name] = [
    .words(placeholder: "[REQUEST]...", summary: "a change request, such as email; default: all requests")
  ]
  static let options: [Option] = [.actions]
  static let meanings: [Option: String] = [.actions: "walk N random actions; default: 20000"]
  static let example = "prove email --actions 1000"
  static let needsWholeLineup = true

  private let requests: [ProvenRequest]
  private let actions: Int

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    requests = try ProvenRequest.named(arguments.names)
    actions = arguments.has(.actions) ? try arguments.actions() : 20_000
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    for request in requests {
      _ = try request.prove(actions: actions, on: console)
      try console.write("\(request.name) is proven\n")
    }
    return .fine
  }
}

extension ProvenRequest {
  /// Returns the requests of some names; all of them unless some are named.
  static func named(_ names: [String]) throws(CommandFailure) -> [ProvenRequest] {
    let known = all.map(\.name)
    if let name = names.first(where: { !known.contains($0) }) {
      throw .usage("\(name): one of \(known.joined(separator: ", ")) is expected")
    }
    return all.filter { names.isEmpty || names.contains($0.name) }
  }

  /// Proves it.
  ///
  /// - Throws: a failure that names the app that does not do what the request asks.
  @MainActor func prove(actions: Int, on console: any Console) throws(CommandFailure) -> ChangeRecords.Proof {
    let (proof, bar) = (RequestProof(self), ProgressBar(console: console))
    defer { bar.clear() }
    do {
      bar.show("\(name): scenarios")
      try proof.checkScenarios()
      try proof.checkContradicted()
      bar.show("\(name): faulty apps")
      try proof.checkFaults()
      try proof.walk(actions: actions) { walk in
        if walk.apps.isMultiple(of: 100) { bar.show("\(name): random actions", walk.actions, of: actions) }
      }
    } catch {
      throw CommandFailure(.checkFailed, "\(name): \(error)")
    }
    return ChangeRecords.Proof(
      scenarios: scenarios.count,
      remaining: remaining.count,
      contradicted: contradicted.sorted(),
      faults: faults.count,
      walkedActions: actions
    )
  }
}
