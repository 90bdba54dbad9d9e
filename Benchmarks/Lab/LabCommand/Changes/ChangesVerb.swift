import ChangeCosts
import Command
import Figures
import Foundation
import Suites
import Texts
import UsersInterface

/// The cost of change requests in each architecture, counted in the patches that make the change.
struct ChangesVerb: Verb {
  static let name = "changes"
  static let summary = "count what change requests cost in each architecture: files, lines, roles; show prints patches"
  static let names: [Name] = [
    .words(
      placeholder: "[REQUEST | show REQUEST NAME... | compare REQUEST NAME FOLDER]",
      summary:
        "a change request, such as email; default: a summary of all; show prints the patches for one or more architectures; "
        + "compare shows the change in an exercise's folder beside the recorded change"
    )
  ]
  static let options: [Option] = [.weight, .format, .output]
  static let meanings: [Option: String] = [
    .format: "table, json, markdown or csv; default: table, which is a summary unless a request is named"
  ]
  static let formats: [ReportFormat] = [.table, .json, .markdown, .csv]
  static let example = "changes unsaved --weight email=3"

  /// A task of the verb, by its words.
  private enum Task {
    /// The costs of requests.
    case costs([ChangeRequest])
    /// The patches of a request in some architectures.
    case patches(ChangeRequest, [Contender])
    /// A person's own change beside the recorded one, in the architecture in which it was made.
    case comparison(ChangeRequest, OwnChange, Contender)
  }

  private let tree = ChangeTree(.here())
  private let contenders: [Contender]
  private let task: Task
  private let weights: [String: Double]
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    let all = try Self.reading { () throws(ChangeFailure) in try ChangeTree(.here()).requests() }
    contenders = ChangeTree(.here()).architectures(among: lineup)
    task = try Self.task(arguments, among: all, contenders)
    weights = try arguments.weights(of: all.map(\.name))
    output = try Output(arguments, Self.formats)
  }

  private static func task(
    _ arguments: Arguments,
    among all: [ChangeRequest],
    _ contenders: [Contender]
  ) throws(CommandFailure) -> Task {
    let names = arguments.names
    guard let word = names.first, ["show", "compare"].contains(word) else {
      if let name = names.dropFirst().first {
        throw .usage("\"\(name)\" is not expected here: one request, show or compare")
      }
      return .costs(try names.first.map { name throws(CommandFailure) in [try request(name, among: all)] } ?? all)
    }
    // Both print one text without totals, and need no build.
    try arguments.requireOnly([.output], names: .max, for: "changes \(word)", help: Self.name)
    if word == "show" {
      guard names.count > 2 else {
        throw .usage("show: a request and an architecture are expected; see: lab changes --help")
      }
      return .patches(
        try request(names[1], among: all),
        try architectures(Array(names.dropFirst(2)), among: contenders)
      )
    }
    guard names.count == 4 else {
      throw .usage("compare: a request, an architecture and a folder are expected; see: lab changes --help")
    }
    return .comparison(
      try request(names[1], among: all),
      OwnChange(folder: URL(filePath: names[3])),
      try architectures([names[2]], among: contenders)[0]
    )
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    switch task {
    case .costs(let requests): try showCosts(of: requests, on: console)
    case .patches(let request, let contenders):
      try output.write(text: try patches(of: request, in: contenders, output.layout(on: console)), on: console)
    case .comparison(let request, let own, let contender):
      let mine = try own.change(request.name, of: contender, in: tree)
      let comparison = ChangeComparison(mine, with: try change(request, contender))
      try output.write(text: comparison.text(output.layout(on: console)), on: console)
    }
    return .fine
  }

  private func showCosts(of requests: [ChangeRequest], on console: any Console) throws(CommandFailure) {
    let report = try Self.reading { () throws(ChangeFailure) in
      try ChangesReport(requests, in: tree, of: contenders, KnownChanges(in: tree.package), weights: weights)
    }
    try output.write(report, on: console) { layout in
      switch output.format {
      case .markdown: report.markdown
      case .csv: report.csv
      default: requests.count == 1 ? report.text(layout) : report.summary(layout)
      }
    }
  }

  private func patches(
    of request: ChangeRequest,
    in contenders: [Contender],
    _ layout: Layout
  ) throws(CommandFailure) -> String {
    let texts = try contenders.map { contender throws(CommandFailure) in
      let patch = try Self.reading { () throws(ChangeFailure) in try tree.patchText(request.name, contender.id) }
      return ChangeListing(try change(request, contender), patch: patch, name: contender.name).text(layout)
    }
    return texts.joined(separator: "\n")
  }

  private func change(_ request: ChangeRequest, _ contender: Contender) throws(CommandFailure) -> Change {
    try Self.reading { () throws(ChangeFailure) in
      try tree.change(request.name, in: contender.id, roles: contender.architecture.roles)
    }
  }

  private static func request(_ name: String, among all: [ChangeRequest]) throws(CommandFailure) -> ChangeRequest {
    guard let request = all.first(where: { $0.name == name.lowercased() }) else {
      throw .usage("\(name): there is no such change request; one of \(all.map(\.name).joined(separator: ", "))")
    }
    return request
  }

  private static func architectures(_ names: [String], among all: [Contender]) throws(CommandFailure) -> [Contender] {
    try names.map { name throws(CommandFailure) in
      guard let contender = all.first(where: { $0.isNamed(name) }) else {
        throw .usage("\(name): there is no such architecture; one of \(all.map(\.id).joined(separator: ", "))")
      }
      return contender
    }
  }

  private static func reading<Value>(_ read: () throws(ChangeFailure) -> Value) throws(CommandFailure) -> Value {
    do {
      return try read()
    } catch {
      switch error {
      case .noRequests, .unreadable: throw CommandFailure(.noInput, error.text)
      case .notUnderstood, .patch: throw CommandFailure(.badData, error.text)
      }
    }
  }
}

extension Arguments {
  /// The weights of the requests that are given one.
  fileprivate func weights(of requests: [String]) throws(CommandFailure) -> [String: Double] {
    var weights: [String: Double] = [:]
    for text in values(of: .weight) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let weight = Double(parts[1]), (0...1_000_000).contains(weight) else {
        throw .usage(
          "--weight \(text): a request and a number from 0 to 1000000 are expected, such as \(requests[0])=3"
        )
      }
      guard requests.contains(parts[0]) else {
        throw .usage("--weight \(text): there is no such change request; one of \(requests.joined(separator: ", "))")
      }
      weights[parts[0]] = weight
    }
    return weights
  }
}
