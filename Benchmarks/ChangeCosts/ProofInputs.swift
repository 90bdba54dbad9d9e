/// Stands for everything that a request's record was taken from: sixteen digits each, the same on every machine.
public struct ProofInputs: Sendable, Equatable {
  /// All sources, the request's folder without its tests of roles, and what proves it.
  public let proof: String
  /// The same, the tests of roles as they are before every change, and what runs them.
  public let roleTests: String
  /// The same, the request's tests of roles, and what makes mutants.
  public let strength: String

  /// Whether something has changed since a record was taken; how strong tests are is asked apart, because it is found apart.
  public func differ(from record: ProofRecord) -> Bool {
    record.inputs != proof || record.steps.map { $0.inputs != proof } ?? false
      || record.roleTests.map { $0.inputs != roleTests } ?? false
  }

  /// Whether something has changed since it was found how strong tests are.
  public func differ(fromStrengthOf record: ProofRecord) -> Bool {
    record.strength.map { $0.inputs != strength } ?? false
  }
}

extension ChangeTree {
  /// What the records of requests would be taken from now, by request.
  public func inputs(of requests: [String]) throws(ChangeFailure) -> [String: ProofInputs] {
    var shared = Fingerprint()
    shared.add(try files(in: "Sources"))
    shared.add(try files(in: "\(Self.folder)/Proof"))
    var tests: [String: String] = [:]
    let mutants = (try? files(in: "Benchmarks/Mutants", [".swift", "equivalents.json"])) ?? [:]
    var inputs: [String: ProofInputs] = [:]
    for request in requests {
      var fingerprint = shared
      let own = try files(in: "\(Self.folder)/\(request)", [".swift", ".patch"])
      fingerprint.add(own.filter { !$0.key.contains("/tests/") })
      let proof = fingerprint.text
      if tests.isEmpty { tests = roleTests(changedBy: own.keys) }
      fingerprint.add(tests)
      let roleTests = fingerprint.text
      fingerprint.add(own.filter { $0.key.contains("/tests/") })
      fingerprint.add(mutants)
      inputs[request] = ProofInputs(proof: proof, roleTests: roleTests, strength: fingerprint.text)
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

/// Stands for texts, the same in every run and on every machine: FNV-1a, 64 bits.
package struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Begins with no text.
  package init() {}

  /// Adds files, each with its path.
  package mutating func add(_ files: [String: String]) {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      add(path)
      add(text)
    }
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    // No text holds this byte, so that one text never looks like two.
    hash = (hash ^ 0xFF) &* 0x100_0000_01b3
  }

  /// Sixteen digits.
  package var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
