/// The mutants of an architecture that were run, and their results.
public struct ModuleMutants: Sendable {
  /// The module.
  public let module: String
  /// The mutants, each with its result.
  public let mutants: [(mutant: Mutant, result: MutantResult)]
  /// Identifies all the inputs of these results.
  public let fingerprint: String
  /// The median time of a role test with nothing changed, in seconds of processor time.
  public let medianTestTime: Double
  /// The number of role tests.
  public let tests: Int
  /// The number of role tests that need no UIKit.
  public let testsWithoutUIKit: Int
  /// The files' texts, by their paths below the module's folder.
  public let texts: [String: String]

  init(
    _ module: String,
    _ mutants: [(Mutant, MutantResult)],
    _ kept: KeptResults,
    fingerprint: String,
    sources: MutatedSources
  ) {
    self.module = module
    self.mutants = mutants.map { (mutant: $0.0, result: $0.1) }
    self.fingerprint = fingerprint
    let times = kept.times.values.sorted()
    medianTestTime = times.isEmpty ? 0 : times[times.count / 2]
    tests = kept.times.count
    testsWithoutUIKit = kept.withoutUIKit.count
    texts = sources.texts.mapValues { $0[0..<$0.bytes.count] }
  }

  /// The mutants that measure the strength of tests: those that compile, are not equivalent, and make no reference
  /// strong, which is not a behaviour.
  public func judged(_ equivalents: Equivalents) -> [(mutant: Mutant, result: MutantResult)] {
    mutants.filter { mutant, result in
      result.compiler == nil && mutant.reference == nil && equivalents.reason(for: mutant, of: module) == nil
    }
  }
}
