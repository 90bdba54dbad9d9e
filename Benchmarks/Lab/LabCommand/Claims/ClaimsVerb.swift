import Claims
import Command
import Figures
import Foundation
import Suites
import Texts
import Tracing

/// Measures and judges the documents' claims.
struct ClaimsVerb: Verb {
  static let name = "claims"
  static let summary = "measure and judge the documents' claims about architectures"
  static let names: [Name] = [
    .words(placeholder: "[NUMBER]...", summary: "a claim's number, such as 12; default: all claims")
  ]
  static let options: [Option] = [.budget, .seed, .format, .output]
  static let formats: [ReportFormat] = [.table, .json]
  static let example = "claims 12"
  static let needsWholeLineup = true

  private let claims: [Claim]
  private let run: ClaimsRun
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    claims = try Self.claims(arguments.names)
    run = ClaimsRun(
      program: arguments.program,
      lineup: lineup,
      budget: try arguments.budget(),
      seed: try arguments.seed()
    )
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let (report, failure) = try await run.report(on: claims, console)
    try output.write(report, on: console) { report.text($0) }
    try CommandFailure.require(answer: failure)
    return .fine
  }

  private static var range: String { "\(Claim.all.first?.id ?? "") to \(Claim.all.last?.id ?? "")" }

  private static func claims(_ names: [String]) throws(CommandFailure) -> [Claim] {
    var chosen: [Claim] = []
    for name in names {
      let meant = Claim.named(name)
      if meant.isEmpty { throw .usage("claims \(name): a claim's number is expected, \(range)") }
      chosen += meant.filter { claim in !chosen.contains { $0.id == claim.id } }
    }
    return chosen.isEmpty ? Claim.all : chosen
  }
}

/// A run that measures claims.
@MainActor struct ClaimsRun {
  let program: Program
  let lineup: [Contender]
  var budget = 60.0
  var seed: UInt64 = 1

  /// Returns the findings, and the reason for which the instrumented program did not answer; `nil` if it did.
  func report(
    on claims: [Claim],
    _ console: any Console
  ) async throws(CommandFailure) -> (ClaimsReport, failure: String?) {
    try SystemNeeds.checkStarting()
    let users = try await UsersInput.shipped.readForBenchmarks()
    let evidence = MeasuredEvidence(
      lineup,
      program: program.executable,
      probe: program.findProbe(),
      users: users,
      budget: budget,
      seed: seed,
      sampling: program.sampling,
      tests: KnownMutants.here().findings
    ) { contender, flow throws(MissingEvidence) in
      try FlowMessages.find(contender, flow, in: program)
    }
    let bar = ProgressBar(console: console)
    var findings: [ClaimFinding] = []
    for claim in claims {
      bar.show("claim \(claim.id)", findings.count, of: claims.count)
      findings.append(await claim.finding(from: evidence))
    }
    bar.clear()
    return (ClaimsReport(findings, seed: seed, budget: budget), evidence.probeFailure)
  }
}

extension KnownMutants {
  /// Reads the mutants of the package; none if they are not there.
  static func here() -> KnownMutants {
    let text = try? PackageFolder.here().text(path)
    return text.flatMap { try? KnownMutants(Data($0.utf8)) } ?? KnownMutants([])
  }
}
