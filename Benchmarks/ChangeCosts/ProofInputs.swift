/// Stands for everything that a request's record was taken from: sixteen digits each, the same on every machine.
public struct ProofInputs: Sendable, Equatable {
  /// All sources, the request's folder without its tests of roles, and what proves it.
  public let proof: String
  /// The same, the tests of roles as they are before every change, and what runs them.
  public let roleTests: String

  /// Whether something has changed since a record was taken.
  public func differ(from record: ProofRecord) -> Bool {
    record.inputs != proof || record.steps.map { $0.inputs != proof } ?? false
      || record.roleTests.map { $0.inputs != roleTests } ?? false
  }
}

extension ChangeTree {
  /// What the records of requests would be taken from now, by request.
  public func inputs(of requests: [String]) throws(ChangeFailure) -> [String: ProofInputs] {
    var shared = Fingerprint()
    shared.add(try files(in: "Sources"))
    shared.add(try files(in: "\(Self.folder)/Proof"))
    var tests: [String: String] = [:]
    var inputs: [String: ProofInputs] = [:]
    for request in requests {
      var fingerprint = shared
      let own = try files(in: "\(Self.folder)/\(request)", [".swift", ".patch"])
      fingerprint.add(own.filter { !$0.key.contains("/tests/") })
      let proof = fingerprint.text
      if tests.isEmpty { tests = roleTests(changedBy: own.keys) }
      fingerprint.add(tests)
      inputs[request] = ProofInputs(proof: proof, roleTests: fingerprint.text)
    }
    return inputs
  }

  /// The tests of the architectures that patches are of, and what runs them. A copy of the package need not have them: there
  /// a record is told to be out of date.
  private func roleTests(changedBy paths: some Sequence<String>) -> [String: String] {
    let changed = paths.filter { $0.hasSuffix("/change.patch") }
    let tests = changed.map { "Tests/\($0.split(separator: "/").dropLast().last ?? "")Tests" }
    return (tests + ["Tests/RoleFixtures", "\(Self.folder)/role-tests"]).reduce(into: [:]) { texts, folder in
      texts.merge((try? files(in: folder)) ?? [:]) { $1 }
    }
  }
}
