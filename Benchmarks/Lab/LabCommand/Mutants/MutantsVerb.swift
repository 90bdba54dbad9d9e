import Command
import Figures
import Mutants
import Suites
import Texts
import UsersInterface

/// Makes small changes to the architectures, and reports the tests that notice them.
struct MutantsVerb: Verb {
  static let name = "mutants"
  static let summary =
    "make small changes to architectures, and report what notices each: compiler, role tests, scenarios, or nothing"
  static let names: [Name] = [.contenders]
  static let options: [Option] = [
    .pattern, .operator, .sample, .seed, .listed, .fresh, .verbose, .format, .output,
  ]
  static let meanings: [Option: String] = [
    .seed: "decides which mutants are in the sample; default: 1",
    .verbose: "print a line for every mutant, not only for those that nothing notices",
  ]
  static let formats: [ReportFormat] = [.table, .json, .markdown, .stryker]
  static let example = "mutants MVC --operator call"

  private let contenders: [Contender]
  private let operators: Set<MutationOperator>
  private let sample: Int?
  private let seed: UInt64
  private let isOnlyListed: Bool
  private let isFresh: Bool
  private let isVerbose: Bool
  /// The names of the architectures that have no mutants yet.
  private let leftOut: [String]
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    let subjects = Self.subjects(among: lineup, in: .built)
    let isAll = arguments.contenderNames.isEmpty
    let named = try arguments.contenders(among: lineup).filter(\.isArchitecture)
    contenders = isAll ? subjects : named
    let known = subjects.map(\.id)
    leftOut = isAll ? lineup.filter { $0.isArchitecture && !known.contains($0.id) }.map(\.name) : []
    if contenders.isEmpty {
      throw .usage("only architectures with tests of their roles have mutants: \(Self.names(of: subjects))")
    }
    operators = try arguments.operators()
    sample = try arguments.sample()
    seed = try arguments.seed()
    isOnlyListed = arguments.has(.listed)
    isFresh = arguments.has(.fresh)
    isVerbose = arguments.has(.verbose)
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try SystemNeeds.checkStarting()
    let choice = MutantsRun.Choice(
      operators: operators,
      sample: sample,
      seed: seed,
      isOnlyListed: isOnlyListed,
      isFresh: isFresh
    )
    let report = try await MutantsRun(contenders, choice).report(on: console)
    try output.write(report, on: console) { layout in
      switch output.format {
      case .markdown: report.markdown
      case .stryker: report.stryker
      default:
        report.text(layout, isVerbose: isVerbose)
          + leftOut.map { "\n\($0) is left out: it has no tests of its roles\n" }.joined()
      }
    }
    for fault in report.faults { console.writeError("workbench: \(fault)") }
    return report.faults.isEmpty ? .fine : .checkFailed
  }

  private static func names(of contenders: [Contender]) -> String {
    contenders.map(\.id).joined(separator: ", ")
  }

  /// Returns the architectures that have mutants if none is named: those with sources and role tests in the package.
  static func subjects(among lineup: [Contender], in package: PackageFolder) -> [Contender] {
    lineup.filter { contender in
      let folders = [package.sources(of: contender.module), "Tests/\(contender.module)Tests"]
      return contender.isArchitecture && folders.allSatisfy(package.has)
    }
  }
}

extension Arguments {
  /// The kinds of change; all of them unless some are named.
  fileprivate func operators() throws(CommandFailure) -> Set<MutationOperator> {
    let known = MutationOperator.allCases.map(\.rawValue)
    let named = try values(of: .operator).map { text throws(CommandFailure) in
      guard let operation = MutationOperator(rawValue: text.lowercased()) else {
        throw .usage("--operator \(text): one of \(known.joined(separator: ", ")) is expected")
      }
      return operation
    }
    return Set(named.isEmpty ? MutationOperator.allCases : named)
  }

  /// The number of mutants, at least 1; `nil` for all.
  fileprivate func sample() throws(CommandFailure) -> Int? {
    guard let text = value(of: .sample) else { return nil }
    guard let sample = Int(text), (1...1_000_000).contains(sample) else {
      throw .usage("--sample \(text): a whole number from 1 to 1000000 is expected")
    }
    return sample
  }
}
