import Reports
import Suites

/// Results kept over time, and later ones held against them.
struct BaselineVerb: Verb {
  static let name = "baseline"
  static let summary = "save, list, compare, check or delete results over time; check is for CI"
  static let names = ["ACTION", "NAME"]
  static let options = RunRequest.options + [.tolerance, .format, .output]

  private enum Action: String, CaseIterable {
    case save, list, compare, check, delete
  }

  private let action: Action
  private let name: String
  private let request: RunRequest
  private let tolerance: Double
  private let format: ReportFormat
  private let output: Output
  private let store = BaselineStore()

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    let actions = Action.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word = arguments.names.first, let action = Action(rawValue: word) else {
      throw .usage("baseline needs an action, one of \(actions): workbench baseline save NAME")
    }
    guard let name = arguments.names.dropFirst().first ?? (action == .list ? "" : nil) else {
      throw .usage("baseline \(word) needs a name: workbench baseline \(word) NAME")
    }
    self.action = action
    self.name = name
    request = try RunRequest(arguments, lineup: lineup)
    tolerance = try arguments.share(.tolerance) ?? 0.05
    format = try arguments.format(among: [.table, .json])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    switch action {
    case .list: try console.write(store.names.map { "\($0)\n" }.joined())
    case .delete: try perform { () throws(BaselineFailure) in try store.delete(name) }
    case .save: return try await save(on: console)
    case .compare, .check: return try await compare(on: console)
    }
    return .fine
  }

  private func save(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try perform { () throws(BaselineFailure) in try store.prepare(name) }
    let (results, findings) = try await request.run(on: console)
    try perform { () throws(BaselineFailure) in try store.save(RunDocument(results, findings), as: name) }
    return RunReport(results, findings).isFine ? .fine : .checkFailed
  }

  private func compare(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let before = try perform { () throws(BaselineFailure) in try store.load(name) }
    let (results, findings) = try await request.run(on: console)
    let comparison = try perform { () throws(BaselineFailure) in
      try BaselineComparison(before, RunDocument(results, findings), tolerance: tolerance)
    }
    for difference in comparison.differences { console.writeError("workbench: warning: \(difference)") }
    let report = BaselineReport(comparison, name: name, tolerance: tolerance)
    try output.write(report, as: format, on: console) { report.text(colors: $0) }
    return action == .check && !(comparison.holds && RunReport(results, findings).isFine) ? .checkFailed : .fine
  }

  private func perform<Value>(_ work: () throws(BaselineFailure) -> Value) throws(CommandFailure) -> Value {
    do {
      return try work()
    } catch {
      switch error {
      case .badName: throw .usage(error.text)
      case .missing: throw CommandFailure(.noInput, error.text)
      case .damaged, .otherReference: throw CommandFailure(.badData, error.text)
      case .notWritten: throw CommandFailure(.failed, error.text)
      }
    }
  }
}
