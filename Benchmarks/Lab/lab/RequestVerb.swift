import Proof

/// A verb that computes records of change requests with the changed apps.
@MainActor enum RequestVerb: String, CaseIterable {
  case prove
  case steps
  case strength
  case pairs
  case figures

  /// Performs a command line and returns the exit code; `nil` if its verb is none of these.
  static func run(_ words: [String]) async -> Int32? {
    guard let word = words.first else { return nil }
    if ["help", "--help"].contains(word), words.count == 1 { print(help) }
    guard let verb = RequestVerb(rawValue: word) else { return nil }
    do {
      try await verb.perform(Array(words.dropFirst()))
      return 0
    } catch let failure as LabUsage {
      say("lab: \(failure.text)")
      return 64
    } catch {
      say("lab: \(error)")
      return 1
    }
  }

  private func perform(_ words: [String]) async throws {
    var words = words
    switch self {
    case .prove:
      let actions = try LabArguments.takeActions(from: &words)
      try proveRequests(LabArguments(words), actions: actions)
    case .steps: try await measureSteps(LabArguments(words))
    case .strength: try await findStrength(LabArguments(words))
    case .pairs: try await tryPairs(PairArguments(words))
    case .figures: try await computeFigures(FigureArguments(words))
    }
  }

  /// The verbs, in the order in which a request's records are computed.
  private static let help = """
    lab — workbench with variants and the wirings of documents, and these verbs for change requests:

      prove     checks the scenarios, runs the faulty apps, and walks N random actions; 20000 unless given
      steps     measures the steps that requests change: in a release build objects, retains and releases; in a debug
                build messages
      strength  runs the mutants of the changed modules; the product LabPackageTests has to be built
      pairs     merges every two changes in every architecture, compiles what can be merged, runs the scenarios of both,
                and walks N random actions beside one that passes them; 2000 unless given
      figures   computes sets of figures of each architecture, of variants, and of both after each request: all that the
                build can compute unless some are named; weight needs a release build, the others one for debugging

    usage: lab prove [--actions N] | steps | strength   [--record] [REQUEST]...
           lab pairs [--actions N]   [--record] [REQUEST+REQUEST]...
           lab figures   [--record] [SET]...
      --record  keeps what was found in the package; see `workbench record`

    The verbs of workbench:

    """
}
