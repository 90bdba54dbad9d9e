import Mutants

/// How many mutants became what.
struct MutantCounts: Codable, Sendable {
  let mutants: Int
  let noticedByCompiler: Int
  let noticedByRoleTests: Int
  let noticedByScreenTests: Int
  let noticedByScenariosAlone: Int
  let timedOut: Int
  let noticedByNobody: Int
  let equivalent: Int
  /// How many are references made strong.
  let references: Int
  /// How many of these role tests notice.
  let referencesNoticedByTests: Int
  /// The share of the others that compile and are not equivalent that role tests notice, with UIKit or without.
  let testStrength: Double?
  /// The share of the same that the scenarios notice.
  let scenarioStrength: Double?

  init(_ entries: [MutantEntry]) {
    func count(_ outcome: MutantResult.Outcome) -> Int { entries.count { $0.outcome == outcome } }
    mutants = entries.count
    noticedByCompiler = count(.compiler)
    noticedByRoleTests = count(.roleTest)
    noticedByScreenTests = count(.screenTest)
    noticedByScenariosAlone = count(.scenario)
    timedOut = count(.time)
    equivalent = entries.count { $0.equivalence != nil }
    noticedByNobody = entries.count { $0.outcome == .nobody && $0.equivalence == nil }
    let compiled = entries.filter { $0.outcome != .compiler && $0.equivalence == nil }
    references = compiled.count { $0.reference != nil }
    referencesNoticedByTests = compiled.count { $0.reference != nil && $0.isNoticedByTests }
    // What a reference that is strong keeps alive is not a behaviour: it has a table of its own.
    let judged = compiled.filter { $0.reference == nil }
    let share = { (count: Int) in judged.isEmpty ? nil : Double(count) / Double(judged.count) }
    testStrength = share(judged.count { $0.isNoticedByTests })
    scenarioStrength = share(judged.count { $0.isNoticedByScenarios })
  }

  /// The heads of the columns in which a table shows it.
  static let heads = [
    "mutants", "compiler", "(a)", "(b)", "(c)", "time", "nobody", "equivalent", "tests", "scenarios", "references",
  ]

  /// All of it, as a table shows it.
  var cells: [String] {
    let numbers = [
      mutants, noticedByCompiler, noticedByRoleTests, noticedByScreenTests, noticedByScenariosAlone, timedOut,
      noticedByNobody, equivalent,
    ]
    let shares = [testStrength, scenarioStrength].map(Self.percent)
    return numbers.map { "\($0)" } + shares + ["\(referencesNoticedByTests)/\(references)"]
  }

  /// A share in percent, never rounded up.
  static func percent(_ share: Double?) -> String {
    share.map { "\(($0 * 1000).rounded(.down) / 10) %" } ?? TextTable.missing
  }
}
