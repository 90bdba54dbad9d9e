import Foundation
import Mutants
import Records
import Reports
import Suites
import Tracing

/// Renews the package's records, or names those that are stale.
struct RecordVerb: Verb {
  static let name = "record"
  static let summary = "renew the figures that the package keeps, where they are stale, and the pages made of them"
  static let names: [Name] = [.records]
  static let options: [Option] = [.check, .fresh]
  static let meanings: [Option: String] = [.fresh: "renew the records that are current, too"]
  static let example = "record --check"

  private let program: Program
  private let lineup: [Contender]
  private let chosen: [RecordName]
  private let words: [String]
  private let isCheck: Bool
  private let isFresh: Bool

  private static var folder: RecordFolder { RecordFolder(.here()) }

  /// The names of all records, for completion.
  static var known: [String] { folder.names.map(\.text) }

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    program = arguments.program
    self.lineup = lineup
    let words = arguments.names
    self.words = words
    isCheck = arguments.has(.check)
    isFresh = arguments.has(.fresh)
    let all = Self.folder.names
    for word in words where !all.contains(where: { Self.isNamed($0, word) }) {
      throw .usage(
        "there is no record \"\(word)\""
          + Suggestion.after(word, among: all.map(\.text), or: "see: workbench record --check")
      )
    }
    chosen = words.isEmpty ? all : all.filter { name in words.contains { Self.isNamed(name, $0) } }
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let folder = Self.folder
    let states = chosen.map { (name: $0, state: folder.state(of: $0)) }
    let stale = states.filter { isFresh && !isCheck || $0.state != .current }
    if stale.isEmpty {
      try console.write("\(Self.count(states.count)) current\n")
      // Somebody may have edited a page that is made of them.
      if !isCheck, Tracer.isBuiltIn { try await writePages(on: console) }
      return .fine
    }
    if isCheck {
      for (name, state) in stale {
        try console.write("\(name.text): \(Self.text(of: state)); renew with: \(name.command)\n")
      }
      return .checkFailed
    }
    guard Tracer.isBuiltIn else {
      let command = program.builtForDebugging(["record"] + words)
      throw CommandFailure(.unavailable, "\(TraceFailure.notBuiltIn.text); run: \(command)")
    }
    try await renew(stale.map(\.name), on: console)
    return .fine
  }

  private func renew(_ names: [RecordName], on console: any Console) async throws(CommandFailure) {
    try SystemNeeds.checkStarting()
    let package = PackageFolder.here()
    if names.contains(where: { !$0.isOfLab && !RecordName.printed.contains($0) }), !package.isSame(as: .built) {
      // They are read from what was built beside this program.
      let built = PackageFolder.built.root.path
      throw CommandFailure(.noInput, "sizes and mutants are those of the package that was built: run it in \(built)")
    }
    let minutes = Int(names.reduce(names.contains(where: \.isOfLab) ? 8 : 0) { $0 + $1.minutes }.rounded(.up))
    console.writeError(
      "\(Self.count(names.count)) renewed; on two processors this takes about \(minutes) min: "
        + names.map(\.text).joined(separator: ", ")
    )
    let modules = names.compactMap { if case .mutants(let module) = $0 { module } else { nil } }
    let contenders = lineup.filter { modules.contains($0.id) }
    if !contenders.isEmpty { try await MutantsRun(contenders, MutantsRun.Choice(isFresh: isFresh)).record(on: console) }
    let own = OwnRecords(lineup, of: program, in: Self.folder)
    if names.contains(.sizes) { try own.keepSizes(on: console) }
    if names.contains(.flows) { try own.keepFlows() }
    if names.contains(.ownership) { try own.keepOwnership() }
    // Listens for signals only after the mutants have run: a signal would end their programs, and each end would count
    // as a noticed mutant. There is one listener, because two would end each other's programs.
    let needsTools = chosen.contains { $0.isOfLab || RecordName.printed.contains($0) }
    let tools = needsTools ? try RecordRun(root: package.root) : nil
    // Some figures depend on the results of mutants, so they may have become stale just now.
    let ofLab = chosen.filter { $0.isOfLab && (names.contains($0) || Self.folder.state(of: $0) != .current) }
    if !ofLab.isEmpty { try await tools?.renew(ofLab, on: console) }
    if let tools, ofLab.contains(.claims) { try recordClaims(with: tools, on: console) }
    // Last: the first table has figures of the others, and is stale only now if one of these has another value.
    let printed = RecordName.printed.filter { chosen.contains($0) }
    let run = Result { () throws(CommandFailure) in
      for name in printed where names.contains(name) || Self.folder.state(of: name) != .current {
        if let tools { try record(name, with: tools, on: console) }
      }
    }
    // A run fails where nothing can be counted; the pages of the other records are written all the same.
    try await writePages(on: console)
    try run.get()
  }

  private func writePages(on console: any Console) async throws(CommandFailure) {
    _ = try await PagesVerb(program, lineup: lineup, folder: PackageFolder.here().root).run(on: console)
  }

  private func recordClaims(with tools: RecordRun, on console: any Console) throws(CommandFailure) {
    let folder = Self.folder
    let hashes = folder.hashes(of: .claims)
    let claims: ClaimsRecord
    do {
      claims = try JSONDecoder().decode(ClaimsRecord.self, from: Data(try tools.claims(on: console).utf8))
    } catch {
      throw error as? CommandFailure ?? CommandFailure(.failed, "the lab's claims cannot be read: \(error)")
    }
    if let kept: ClaimsRecord = folder.value(of: .claims), let loss = claims.loss(since: kept) {
      let way = "the record stays; if it is meant so, remove \(folder.path(of: .claims)) and record it again"
      throw CommandFailure(.unavailable, "\(loss); \(way)")
    }
    try folder.keep(claims, as: .claims, from: hashes)
  }

  private func record(
    _ name: RecordName,
    with tools: RecordRun,
    on console: any Console
  ) throws(CommandFailure) {
    let folder = Self.folder
    let hashes = folder.hashes(of: name)
    guard let run = PrintedRun(try tools.printedRun(of: name, on: console), of: name) else {
      throw CommandFailure(
        .unavailable,
        "the run has no counts, so it is not kept; workbench run says why in its last lines"
      )
    }
    try folder.keep(run, as: name, from: hashes)
  }

  private static func count(_ records: Int) -> String { records == 1 ? "1 record is" : "\(records) records are" }

  private static func isNamed(_ name: RecordName, _ word: String) -> Bool {
    name.text == word || name.text.hasPrefix("\(word)/")
  }

  private static func text(of state: RecordState) -> String {
    switch state {
    case .current: "is current"
    case .missing: "is missing"
    case .damaged: "is damaged"
    case .stale(let paths):
      paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
        + " changed since"
    }
  }
}
