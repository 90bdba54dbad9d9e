import Command
import Suites
import Texts

/// Computes what experiments find out, and writes the parts of the documents that show it.
struct FactsVerb: Verb {
  static let name = "facts"
  static let summary = "compute what experiments find out about the six, for tables, the page and the documents"
  static let names: [Name] = [
    .words(
      placeholder: "[GROUP]...",
      summary:
        "\(FactGroup.allCases.map(\.rawValue).joined(separator: ", ")); default: all that this build computes in minutes"
    )
  ]
  static let options: [Option] = [.check, .pages]
  static let example = "facts structure changes"
  static let needsWholeLineup = true

  private let program: Program
  private let groups: [FactGroup]
  private let leftOut: [FactGroup]
  private let checks: Bool
  private let writesPages: Bool

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    program = arguments.program
    checks = arguments.has(.check)
    writesPages = arguments.has(.pages)
    if checks, writesPages || !arguments.names.isEmpty { throw .usage("--check takes neither a group nor --pages") }
    let named = try arguments.names.map { name throws(CommandFailure) in
      guard let group = FactGroup(rawValue: name) else {
        throw .usage("\(name): one of \(FactGroup.allCases.map(\.rawValue).joined(separator: ", ")) is expected")
      }
      if let obstacle = group.obstacle { throw CommandFailure(.unavailable, "\(obstacle); run: \(group.command)") }
      return group
    }
    let isForAll = named.isEmpty && !checks && !writesPages
    let own = FactGroup.allCases.filter { $0.obstacle == nil && $0.reserve == nil }
    groups = isForAll ? own : named
    leftOut = isForAll ? FactGroup.allCases.filter { !own.contains($0) } : []
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let store = try FactStore(of: .built)
    if checks {
      let (sentences, isFine) = store.check()
      try console.write(sentences.map { "\($0)\n" }.joined())
      return isFine ? .fine : .checkFailed
    }
    if !groups.isEmpty {
      try SystemNeeds.checkStarting()
      var run = try FactsRun(groups, program, store, on: console)
      for group in groups {
        try await run.compute(group)
        try console.write("\(group.rawValue): computed\n")
      }
    }
    for group in leftOut {
      let reason = group.obstacle ?? group.reserve ?? group.rawValue
      try console.write("Left out: \(reason); run: \(group.command)\n")
    }
    if writesPages { try await FactPages(program, try FactStore(of: .built)).write(on: console) }
    return .fine
  }
}
