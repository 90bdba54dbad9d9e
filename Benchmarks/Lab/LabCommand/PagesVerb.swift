import ChangeCosts
import Foundation
import Instruments
import Records
import Reports
import Structure
import Suites
import Tracing
import UsersInterface

/// Writes the parts of the documents that are recorded, not written.
struct PagesVerb: Verb {
  static let name = "pages"
  static let summary =
    "write the figures in the package's documents again: traces, sizes, changes, testing, handout, drawings"
  static let names: [Name] = [.folder]
  static let needsCalls = true

  /// The page with the table of sizes.
  private static let method = "Benchmarks/README.md"

  /// The page with the costs of changes.
  private static let changes = "docs/CHANGES.md"

  /// The page of the documents' claims.
  private static let claims = "docs/CLAIMS.md"

  /// The page for participants.
  private static let handout = "docs/workshop/handout.md"

  /// The folder with the drawings for slides.
  private static let drawings = "docs/workshop/drawings"

  private let program: Program
  private let contenders: [Contender]
  private let compared: [Contender]
  private let folder: URL

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    self.init(
      arguments.program,
      lineup: lineup,
      folder: URL(filePath: arguments.names.first ?? ".", directoryHint: .isDirectory)
    )
    var isFolder: ObjCBool = false
    let path = folder.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandFailure(.noInput, "\(folder.relativePath): there is no such folder; run it where the package is")
    }
  }

  /// Writes the pages of the package in a folder.
  init(_ program: Program, lineup: [Contender], folder: URL) {
    self.program = program
    contenders = lineup.filter { $0.kind == .pattern }
    compared = lineup.filter(\.isCompared)
    self.folder = folder
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let (transcripts, taps, slides) = try record()
    let steps = try await recordSteps()
    let ownership = try OwnershipParts(of: contenders, from: program.findProbe())
    let sizes = Result { () throws(StructureFailure) in try StructureReport(of: contenders, on: console) }
    let populations = try await populations()
    let costs = (try? sizes.get())?.costs(populations) ?? [:]
    let changes = try changesReport()
    let records = RecordFolder(PackageFolder(root: folder))
    let mutants = MutantsRecord(of: contenders.map(\.id), in: records)
    let pairs = records.value(of: .pairs, as: ChangePairs.self)
    var parts = ["docs/\(StepsPage.path)": steps.parts]
    for (contender, page) in zip(contenders, taps) {
      parts["docs/\(page.path)"] = [page.tap] + ownership[contender] + [costs[contender.id]].compactMap(\.self)
    }
    if case .success(let report) = sizes { parts[Self.method] = [report.part] }
    if !mutants.architectures.isEmpty { parts[TestabilityPage.path] = [TestabilityPage(mutants).part] }
    if let changes { parts[Self.changes] = [changes.part] }
    if let pairs {
      parts[PairsReport.path] = [PairsReport(pairs, of: contenders.map { (id: $0.id, name: $0.name) }).part]
    }
    if let counts = records.value(of: .figures(.counts), as: ModuleFigures.self) {
      parts[VariantCounts.path] = [VariantCounts(counts).part]
      parts[VariantCounts.updatesPath] = [VariantCounts(counts).updates]
    }
    for record in RecordName.printed {
      for (path, part) in records.value(of: record, as: PrintedRun.self)?.parts(of: record) ?? [] {
        parts[path, default: []].append(part)
      }
    }
    var texts: [String: String] = [:]
    if case .success(let report) = sizes, let changes {
      parts[Self.handout] = [try await handout(report, populations, changes)]
      let modules = contenders.map { (module: $0.module, name: $0.name) }
      let figures = ArchitectureFigures(modules, changes, mutants, pairs, sets: FigureSet.recorded(in: records))
      parts[ChoosingPage.path] = ChoosingPage(figures, report).parts
      texts[ArgumentsPage.path] = ArgumentsPage(figures).text
    }
    // All pages are read before anything is written.
    for (path, parts) in parts.sorted(by: { $0.key < $1.key }) { texts[path] = try renew(path, parts) }
    if let claims = records.value(of: .claims, as: ClaimsRecord.self) { texts[Self.claims] = claims.report.markdown }
    for transcript in transcripts { texts["docs/\(transcript.path)"] = transcript.text }
    for (id, slide) in slides { texts["\(Self.drawings)/\(id)-tap.svg"] = slide }
    for (id, slide) in ownership.slides { texts["\(Self.drawings)/\(id)-holds.svg"] = slide }
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) { try write(text, to: path) }
    try console.write("\(transcripts.count) traces and \(taps.count) pages written to \(folder.relativePath)\n")
    if let reason = ownership.missing { try console.write("The ownership drawings stay as they were: \(reason)\n") }
    if case .failure(let failure) = sizes { try console.write("The sizes stay as they were: \(failure.text)\n") }
    return .fine
  }

  /// Records the flows, the tap on each page, and the same tap for a slide.
  private func record() throws(CommandFailure) -> ([Transcript], [PatternPage], [String: String]) {
    do throws(TraceFailure) {
      var pages: [PatternPage] = []
      var slides: [String: String] = [:]
      let tap = Flow.all.first { $0.id == "open" }
      for contender in contenders {
        pages.append(try PatternPage(of: contender))
        guard let tap else { continue }
        let trace = try Tracer(contender).trace(.flow(tap))
        slides[contender.id] = TapDrawing(trace, title: "\(contender.name): one tap").svg
      }
      return (try Transcript.all(of: contenders), pages, slides)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The table of the handout; the messages are those of opening the details.
  private func handout(
    _ sizes: StructureReport,
    _ populations: [Population],
    _ changes: ChangesReport
  ) async throws(CommandFailure) -> RecordedPart {
    let open = Benchmark.all.filter { $0.id == "navigation/open" }
    let counts = try await MessageCounts.count(open, of: contenders).map { ($0.contender, $0.perStep) }
    return sizes.handout(populations, messages: Dictionary(counts, uniquingKeysWith: { $1 }), changes)
  }

  /// The objects that are alive on the screens of each contender.
  private func populations() async throws(CommandFailure) -> [Population] {
    let users = try await UsersInput.shipped.readForBenchmarks()
    do {
      return try contenders.map { try RetentionRun($0, users: users.directory).population() }
    } catch {
      throw CommandFailure(.checkFailed, "\(error)")
    }
  }

  /// The cost of changes; `nil` in a folder without change requests.
  private func changesReport() throws(CommandFailure) -> ChangesReport? {
    let tree = ChangeTree(PackageFolder(root: folder))
    guard let requests = try? tree.requests() else { return nil }
    do {
      return try ChangesReport(requests, in: tree, of: contenders)
    } catch {
      throw CommandFailure(.badData, error.text)
    }
  }

  private func recordSteps() async throws(CommandFailure) -> StepsPage {
    let users = try await UsersInput.shipped.readForBenchmarks()
    do throws(TraceFailure) {
      return try StepsPage(of: compared, users: users)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func renew(_ path: String, _ parts: [RecordedPart]) throws(CommandFailure) -> String {
    let file = folder.appending(path: path)
    guard var text = try? String(contentsOf: file, encoding: .utf8) else {
      throw CommandFailure(.noInput, "\(file.relativePath): there is no such page, or it cannot be read")
    }
    for part in parts {
      guard let renewed = part.renewed(text) else {
        throw CommandFailure(
          .badData,
          "\(file.relativePath): the line \(part.begin), or its end, is missing or is there more than once"
        )
      }
      text = renewed
    }
    return text
  }

  private func write(_ text: String, to path: String) throws(CommandFailure) {
    let file = folder.appending(path: path)
    do {
      let parent = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandFailure(.failed, "\(file.relativePath): cannot be written (\(error.localizedDescription))")
    }
  }
}
