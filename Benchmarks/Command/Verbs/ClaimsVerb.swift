import Claims
import Reports
import Suites
import Tracing

/// The documents' claims, each measured and judged.
struct ClaimsVerb: Verb {
  static let name = "claims"
  static let summary = "what the documents say of architectures, each claim measured and judged"
  static let names = ["[NUMBER]..."]
  static let options: [Option] = [.budget, .seed, .format, .output]

  private let claims: [Claim]
  private let lineup: [Contender]
  private let budget: Double
  private let seed: UInt64
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    claims = try Self.claims(arguments.names)
    self.lineup = lineup
    budget = try arguments.budget()
    seed = try arguments.seed()
    format = try arguments.format(among: [.table, .json, .markdown])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let users = try await UsersInput.shipped.readForBenchmarks()
    let evidence = MeasuredEvidence(lineup, users: users, budget: budget, seed: seed) {
      contender,
      flow throws(MissingEvidence) in try FlowMessages.find(contender, flow)
    }
    var findings: [ClaimFinding] = []
    for claim in claims {
      console.showProgress("claim \(claim.id) of \(Claim.all.count)")
      findings.append(await claim.finding(from: evidence))
    }
    console.showProgress("")
    let report = ClaimsReport(findings, seed: seed, budget: budget)
    try output.write(report, as: format, on: console) { colors in
      format == .markdown ? report.markdown : report.text(colors: colors)
    }
    return .fine
  }

  private static func claims(_ names: [String]) throws(CommandFailure) -> [Claim] {
    var chosen: [Claim] = []
    for name in names {
      guard let claim = Claim.all.first(where: { "\($0.id)" == name }) else {
        throw .usage("claims \(name): a number from 1 to \(Claim.all.count) is expected")
      }
      chosen.append(claim)
    }
    return chosen.isEmpty ? Claim.all : chosen
  }
}
