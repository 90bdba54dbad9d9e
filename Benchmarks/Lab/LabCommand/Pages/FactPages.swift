import Command
import Contenders
import Figures
import Foundation
import Instruments
import Runs
import Suites
import Texts
import Tracing
import UsersInterface

/// Writes the parts of the documents that show facts, drawings of references, and for slides drawings of a tap.
@MainActor struct FactPages {
  /// The page for participants.
  private static let handout = "docs/workshop/handout.md"
  /// The page about results.
  private static let results = "docs/RESULTS.md"
  /// The folder with the drawings for slides.
  private static let drawings = "docs/workshop/drawings"

  private let program: Program
  private let contenders = Lineup.patterns
  private let store: FactStore

  /// Prepares to write the pages of a package with facts.
  init(_ program: Program, _ store: FactStore) {
    self.program = program
    self.store = store
  }

  /// Writes the pages. All are read before anything is written.
  func write(on console: any Console) async throws(CommandFailure) {
    let users = try await UsersInput.shipped.readForBenchmarks()
    let ownership = try OwnershipParts(of: contenders, from: program.findProbe())
    var parts = [Self.handout: [try handout(users)]]
    parts[Self.results] = [.growth(store.facts, of: contenders.map { ($0.module, $0.name) })]
    let choosing = try ChoosingPage(in: store.package, store.facts, of: contenders.map { ($0.module, $0.name) })
    var texts = [ChoosingPage.path: choosing.text]
    for contender in contenders {
      let tap = try trace(contender)
      parts["docs/patterns/\(contender.id).md"] =
        [ownership[contender], try costs(contender, users)].compactMap(\.self)
      texts["\(Self.drawings)/\(contender.id)-tap.svg"] = TapDrawing(tap, title: "\(contender.name): one tap").svg
      texts["\(Self.drawings)/\(contender.id)-holds.svg"] = ownership.slides[contender.id]
    }
    for (path, parts) in parts { texts[path] = try renewed(path, parts) }
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) { try store.write(text, to: path) }
    try console.write("\(texts.count) pages and drawings are written\n")
    if let reason = ownership.missing { try console.write("The ownership drawings stay as they were: \(reason)\n") }
  }

  /// Traces a tap on the info button of a row.
  private func trace(_ contender: Contender) throws(CommandFailure) -> Trace {
    do throws(TraceFailure) {
      return try Tracer(contender).trace(.flow(.open))
    } catch {
      throw CommandFailure(error)
    }
  }

  private func costs(_ contender: Contender, _ users: BenchmarkUsers) throws(CommandFailure) -> RecordedPart? {
    do {
      let population = try RetentionRun(contender, users: users.directory).population()
      return .costs(of: contender.module, store.facts, population)
    } catch {
      throw CommandFailure(.checkFailed, "\(contender.id): \(error)")
    }
  }

  /// The table of the handout; the messages are those of opening the details.
  private func handout(_ users: BenchmarkUsers) throws(CommandFailure) -> RecordedPart {
    do throws(TraceFailure) {
      var messages: [String: Double] = [:]
      for benchmark in Benchmark.all where benchmark.id == "navigation/open" {
        for contender in contenders {
          messages[contender.module] = try Tracer(contender).count(benchmark, users: users).perStep
        }
      }
      let requests = ChangeRequest.all(in: store.package).count
      return .handout(
        store.facts,
        messages: messages,
        of: contenders.map { ($0.module, $0.name) },
        after: requests
      )
    } catch {
      throw CommandFailure(error)
    }
  }

  private func renewed(_ path: String, _ parts: [RecordedPart]) throws(CommandFailure) -> String {
    guard var text = try? store.package.text(path) else {
      throw CommandFailure(.noInput, "\(path): there is no such page, or it cannot be read")
    }
    for part in parts {
      guard let renewed = part.renewed(text) else {
        throw CommandFailure(
          .badData,
          "\(path): the line \(part.begin), or its end, is missing or is there more than once"
        )
      }
      text = renewed
    }
    return text
  }
}
