import Records
import Reports
import Structure
import Suites
import Tracing

/// The records that this program computes itself: of the sources that it was built from, and of the apps in it.
@MainActor struct OwnRecords {
  private let patterns: [Contender]
  private let program: Program
  private let folder: RecordFolder

  /// Takes the contenders of a program; the records are of the architectures among them.
  init(_ lineup: [Contender], of program: Program, in folder: RecordFolder) {
    patterns = lineup.filter { $0.kind == .pattern }
    self.program = program
    self.folder = folder
  }

  /// Keeps the compiler's facts about the sources.
  func keepSizes(on console: any Console) throws(CommandFailure) {
    let hashes = folder.hashes(of: .sizes)
    let report: StructureReport
    do throws(StructureFailure) {
      report = try StructureReport(of: patterns, on: console)
    } catch {
      throw CommandFailure(.unavailable, error.text)
    }
    try folder.keep(report.facts, as: .sizes, from: hashes)
  }

  /// Keeps the calls of the flows that documents show.
  func keepFlows() throws(CommandFailure) {
    let hashes = folder.hashes(of: .flows)
    var flows: [FlowRecord] = []
    do throws(TraceFailure) {
      for contender in patterns {
        for flow in Flow.all where Transcript.flows.contains(flow.id) {
          flows.append(FlowRecord(try Tracer(contender).trace(.flow(flow)), flow: flow.id))
        }
      }
    } catch {
      throw CommandFailure(error)
    }
    try folder.keep(flows, as: .flows, from: hashes)
  }

  /// Keeps the references between the objects that are alive with details open.
  func keepOwnership() throws(CommandFailure) {
    let hashes = folder.hashes(of: .ownership)
    let parts = try OwnershipParts(of: patterns, from: program.findProbe())
    if let reason = parts.missing { throw CommandFailure(.unavailable, reason) }
    try folder.keep(parts.records, as: .ownership, from: hashes)
  }
}

extension RecordFolder {
  /// Writes a record, or throws one line that says why it cannot be written.
  func keep(_ value: some Encodable, as name: RecordName, from hashes: [String: String]) throws(CommandFailure) {
    do {
      try write(value, as: name, from: hashes)
    } catch {
      throw CommandFailure(.failed, "\(path(of: name)): cannot be written (\(SystemReason.of(error)))")
    }
  }
}
