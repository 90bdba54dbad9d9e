import Claims
import Records
import Reports
import Suites
import Tracing

/// Measures and judges the documents' claims.
struct ClaimsVerb: Verb {
  static let name = "claims"
  static let summary = "measure and judge the documents' claims about architectures"
  static let names: [Name] = [.claims]
  static let options: [Option] = [.budget, .seed, .format, .output]
  static let formats: [ReportFormat] = [.table, .json, .markdown]
  static let example = "claims 12"
  static let needsWholeLineup = true

  private let program: Program
  private let claims: [Claim]
  private let lineup: [Contender]
  private let budget: Double
  private let seed: UInt64
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    program = arguments.program
    claims = try Self.claims(arguments.names)
    self.lineup = lineup
    budget = try arguments.budget()
    seed = try arguments.seed()
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
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
      tests: MutantsRecord(of: lineup.map(\.id), in: RecordFolder(.here())).findings
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
    let report = ClaimsReport(findings, seed: seed, budget: budget)
    try output.write(report, on: console) { output.format == .markdown ? report.markdown : report.text($0) }
    try CommandFailure.require(answer: evidence.probeFailure)
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
