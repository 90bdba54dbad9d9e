/// The mutants of an architecture that were run, and what became of them.
public struct ModuleMutants: Sendable {
  /// The module.
  public let module: String
  /// The mutants, each with what became of it.
  public let mutants: [(mutant: Mutant, result: MutantResult)]
  /// Stands for everything that this was found of.
  public let fingerprint: String
  /// The median time of a role test with nothing changed, in seconds of the processor.
  public let medianTestTime: Double
  /// How many role tests there are.
  public let tests: Int
  /// How many of them need no UIKit.
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

  /// The mutants by which the strength of tests is judged: those that compile, are not equivalent, and make no reference
  /// strong, which is not a behaviour.
  public func judged(_ equivalents: Equivalents) -> [(mutant: Mutant, result: MutantResult)] {
    mutants.filter { mutant, result in
      result.compiler == nil && mutant.reference == nil && equivalents.reason(for: mutant, of: module) == nil
    }
  }
}
