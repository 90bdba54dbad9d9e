import Foundation
import Suites
import Texts
import Tracing
import UsersInterface

/// Writes one HTML page with everything that is known, from given results or from a new run.
struct ReportVerb: Verb {
  static let name = "report"
  static let summary = "make an HTML page for a discussion, of results or of a run"
  static let names: [Name] = [.contenders]
  static let options: [Option] = [.output, .from] + RunRequest.options
  static let meanings: [Option: String] = [
    .output: "the folder for index.html; it is made if it does not exist, and its other files stay",
    .seed: RunVerb.meanings[.seed] ?? "",
  ]
  static let example = "report --budget 20 --output report"

  private let lineup: [Contender]
  private let folder: ReportFolder
  private let files: [ResultsFile]
  /// The origin of the results, for a person.
  private let origin: String
  /// The run to make; `nil` if results are given.
  private let request: RunRequest?

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    guard let path = arguments.value(of: .output), !path.isEmpty else {
      throw .usage("report needs a folder: --output DIR")
    }
    let paths = arguments.values(of: .from)
    if !paths.isEmpty { try Self.refuseMeasuring(arguments) }
    self.lineup = lineup
    request = paths.isEmpty ? try RunRequest(arguments, names: arguments.names, lineup: lineup) : nil
    origin = paths.isEmpty ? "this run" : paths.joined(separator: ", ")
    files = try Self.reading { () throws(ReportFailure) in
      try paths.map { path throws(ReportFailure) in try ResultsFile(path) }
    }
    folder = try Self.writing(to: path) { () throws(DestinationFailure) in try ReportFolder(path) }
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    var files = files
    var isFine = true
    var failure: String?
    var missing: [String] = []
    if let request {
      let (results, findings) = try await request.run(on: console)
      isFine = RunReport(results, findings).isFine
      failure = findings.failure
      files = [try Self.file(RunDocument(results, findings))]
    }
    let package = PackageFolder.here()
    let patterns = lineup.filter { $0.kind == .pattern }
    let parts = ReportParts(lineup.map(PageSubject.init), in: SourceFolder(package), files: files)
    let page: Data
    do {
      let known = try KnownParts(of: patterns.map { (module: $0.module, name: $0.name) }, in: package)
      var recorded = known.parts
      recorded["flows"] = Self.flows(of: patterns, in: package)
      page = try parts.page(recorded, raw: known.drawn, version: Workbench.version).html
      missing = known.missing + parts.missing
    } catch {
      throw CommandFailure(.failed, "the page cannot be written: \(error)")
    }
    try Self.writing(to: folder.path) { () throws(DestinationFailure) in try folder.write(page) }
    try console.write("\(folder.page.visible) has the results of \(origin.visible); open it in a browser\n")
    for sentence in missing { try console.write("\(sentence)\n") }
    guard isFine else { return .checkFailed }
    try CommandFailure.require(answer: failure)
    return .fine
  }

  private static func refuseMeasuring(_ arguments: Arguments) throws(CommandFailure) {
    if let name = arguments.names.first {
      throw .usage("\"\(name)\" is not expected here: with --from there is no run")
    }
    if let option = RunRequest.options.first(where: arguments.has) {
      throw .usage("\(option.name) is for a run, and with --from there is no run")
    }
  }

  /// The known flows with their screens; a flow has none if its app does not show what is expected.
  private static func flows(of contenders: [Contender], in package: PackageFolder) -> [FlowRecord] {
    KnownParts.flows(in: package).map { record in
      guard let app = contenders.first(where: { $0.id == record.pattern })?.app,
        let flow = Flow.all.first(where: { $0.id == record.flow }), let screens = try? FlowScreens(flow, of: app)
      else { return record }
      return record.showing(screens)
    }
  }

  /// Returns a run's results, as if they were read from the file that it would write.
  private static func file(_ document: RunDocument) throws(CommandFailure) -> ResultsFile {
    let text: String
    do {
      text = try JSONText.of(document)
    } catch {
      throw CommandFailure(.failed, "the results cannot be written as JSON: \(error)")
    }
    return try reading { () throws(ReportFailure) in try ResultsFile(Data(text.utf8), name: "this run") }
  }

  private static func reading<Value>(_ body: () throws(ReportFailure) -> Value) throws(CommandFailure) -> Value {
    do {
      return try body()
    } catch {
      switch error {
      case .unreadable: throw CommandFailure(.noInput, "--from \(error.text)")
      case .notUnderstood: throw CommandFailure(.badData, "--from \(error.text)")
      }
    }
  }

  private static func writing<Value>(
    to path: String,
    _ body: () throws(DestinationFailure) -> Value
  ) throws(CommandFailure) -> Value {
    do {
      return try body()
    } catch {
      throw CommandFailure(.failed, "--output \(path): \(error.reason)")
    }
  }
}

extension PageSubject {
  /// Describes a contender for the page.
  init(_ contender: Contender) {
    self.init(
      id: contender.id,
      name: contender.name,
      kind: contender.kind.rawValue,
      summary: contender.summary,
      roles: contender.architecture.roles
    )
  }
}
