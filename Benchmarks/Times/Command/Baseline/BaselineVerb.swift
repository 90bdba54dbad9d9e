import Mechanisms
import Runs
import Suites
import Texts

/// Saves results, and compares later ones with them.
struct BaselineVerb: Verb {
  static let name = "baseline"
  static let summary = "save, list, compare, check or delete results; check is for CI"
  static let names: [Name] = [.action, .baseline]
  static let options = RunRequest.options + [.tolerance, .format, .output]
  static let meanings: [Option: String] = [
    .pattern: "only this contender, by module (VIPVM) or title (VIP-VM); repeatable",
    .tolerance: "compare and check: the largest slowdown that is not a regression; default: 5",
    .format: "compare and check: table or json; default: table",
    .output: "compare and check: write to a file instead of standard output",
  ]
  static let formats: [ReportFormat] = [.table, .json]
  static let example = "baseline check main --tolerance 10"

  enum Action: String, CaseIterable {
    case save, list, compare, check, delete

    /// The options of the action.
    @MainActor var options: [Option] {
      switch self {
      case .list, .delete: []
      case .save: RunRequest.options
      case .compare, .check: BaselineVerb.options
      }
    }
  }

  private let action: Action
  private let name: String
  private let request: RunRequest
  private let tolerance: Double
  private let output: Output
  private let store = BaselineStore()

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    let actions = Action.allCases.map(\.rawValue)
    guard let word = arguments.names.first else {
      throw .usage("baseline needs an action, such as: workbench baseline save NAME")
    }
    guard let action = Action(rawValue: word) else {
      let others = "one of \(actions.joined(separator: ", ")) is expected"
      throw .usage("baseline has no action \(word)" + Suggestion.after(word, among: actions, or: others))
    }
    try arguments.requireOnly(action.options, names: action == .list ? 1 : 2, for: "baseline \(word)", help: Self.name)
    guard let name = arguments.names.dropFirst().first ?? (action == .list ? "" : nil) else {
      throw .usage("baseline \(word) needs a name: workbench baseline \(word) NAME")
    }
    self.action = action
    self.name = name
    request = try RunRequest(arguments, names: [], lineup: lineup)
    tolerance = try arguments.share(.tolerance) ?? 0.05
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    switch action {
    case .list: try console.write(store.names.map { "\($0.visible)\n" }.joined())
    case .delete: try perform { () throws(BaselineFailure) in try store.delete(name) }
    case .save: return try await save(on: console)
    case .compare, .check: return try await compare(on: console)
    }
    return .fine
  }

  private func save(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try perform { () throws(BaselineFailure) in try store.prepare(name) }
    let (results, findings) = try await request.run(on: console)
    if let problem = results.rejected.first.map({ "\($0) fails the conformance suite" }) ?? results.problems.first {
      throw CommandFailure(.checkFailed, "\(problem); the baseline \(name) is not saved")
    }
    let path = try perform { () throws(BaselineFailure) in try store.save(RunDocument(results, findings), as: name) }
    guard RunReport(results, findings).isFine else {
      throw CommandFailure(.checkFailed, "the baseline \(name) is saved, but there are leaks; see: workbench leaks")
    }
    try CommandFailure.require(answer: findings.failure)
    let names = results.plan.contenders.map(\.id) + results.plan.mechanisms.map(\.id)
    let count = results.plan.benchmarks.count
    try console.write("\(path.visible) has the baseline: \(names.joined(separator: ", ")); benchmarks: \(count)\n")
    return .fine
  }

  private func compare(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let before = try perform { () throws(BaselineFailure) in try store.load(name) }
    let (results, findings) = try await request.run(on: console)
    let comparison = try perform { () throws(BaselineFailure) in
      try BaselineComparison(before, RunDocument(results, findings), tolerance: tolerance)
    }
    for difference in comparison.differences { console.writeError("workbench: warning: \(difference.visible)") }
    let report = BaselineReport(comparison, name: name, tolerance: tolerance)
    try output.write(report, on: console) { report.text($0) }
    if action == .check, !(comparison.holds && RunReport(results, findings).isFine) { return .checkFailed }
    try CommandFailure.require(answer: findings.failure)
    return .fine
  }

  private func perform<Value>(_ work: () throws(BaselineFailure) -> Value) throws(CommandFailure) -> Value {
    do {
      return try work()
    } catch {
      switch error {
      case .badName: throw .usage(error.text)
      case .missing: throw CommandFailure(.noInput, error.text)
      case .damaged, .otherReference: throw CommandFailure(.badData, error.text)
      case .notWritten, .notDeleted: throw CommandFailure(.failed, error.text)
      }
    }
  }
}
