import Foundation
import Mutants
import Reports
import Structure
import Suites
import UsersInterface

/// Which tests notice small changes of the architectures.
struct MutantsVerb: Verb {
  static let name = "mutants"
  static let summary =
    "change the six in small ways: do role tests without UIKit notice, or with UIKit, or scenarios, or nothing?"
  static let names: [Name] = [.contenders]
  static let options: [Option] = [
    .pattern, .operator, .sample, .seed, .listed, .fresh, .record, .verbose, .format, .output,
  ]
  static let meanings: [Option: String] = [
    .seed: "decides which mutants are in the sample; default: 1",
    .verbose: "print a line for every mutant, not only for those that nothing notices",
  ]
  static let formats: [ReportFormat] = [.table, .json, .markdown, .stryker]
  static let example = "mutants MVC --operator call"

  private let contenders: [Contender]
  private let operators: Set<MutationOperator>
  private let sample: Int?
  private let seed: UInt64
  private let isOnlyListed: Bool
  private let isFresh: Bool
  private let isVerbose: Bool
  private let isRecorded: Bool
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    let subjects = Self.subjects(among: lineup, in: PackageTree.folder)
    let named = try arguments.contenders(among: lineup).filter { $0.kind == .pattern }
    contenders = arguments.contenderNames.isEmpty ? subjects : named
    if contenders.isEmpty { throw .usage("only the six architectures have mutants: \(Self.names(of: subjects))") }
    operators = try arguments.operators()
    sample = try arguments.sample()
    seed = try arguments.seed()
    isOnlyListed = arguments.has(.listed)
    isFresh = arguments.has(.fresh)
    isVerbose = arguments.has(.verbose)
    isRecorded = arguments.has(.record)
    let isPart = sample != nil || isOnlyListed || operators.count < MutationOperator.allCases.count
    if isRecorded, isPart || contenders.count < subjects.count {
      throw .usage("--record needs all mutants of all six: give no name, no --operator, no --sample and no --listed")
    }
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try SystemNeeds.checkStarting()
    let report: MutantsReport
    do throws(MutantFailure) {
      report = try await self.report(on: console)
    } catch {
      throw CommandFailure(error)
    }
    console.showProgress("")
    if isRecorded { try record(report) }
    try output.write(report, on: console) { layout in
      switch output.format {
      case .markdown: report.markdown
      case .stryker: report.stryker
      default: report.text(layout, isVerbose: isVerbose)
      }
    }
    for fault in report.faults { console.writeError("workbench: \(fault)") }
    return report.faults.isEmpty ? .fine : .checkFailed
  }

  private func report(on console: any Console) async throws(MutantFailure) -> MutantsReport {
    let tree = try PackageTree.here()
    let equivalents = try Equivalents(root: tree.root)
    let list = isOnlyListed ? equivalents : nil
    let choice = MutationRun.Choice(operators: operators, sample: sample, seed: seed, in: list)
    let bar = ProgressBar(console: console)
    let run = MutationRun(in: tree, choice, isFresh: isFresh)
    let subjects = contenders.map { MutationRun.Subject(module: $0.module, roles: $0.architecture.roles) }
    let modules = try await run.run(subjects) { progress in
      bar.show(progress.what, progress.done, of: progress.all)
    }
    let names = Dictionary(uniqueKeysWithValues: contenders.map { ($0.module, $0.name) })
    let isListWhole = sample == nil && operators.count == MutationOperator.allCases.count
    return MutantsReport(modules, equivalents: equivalents, names: names, isListWhole: isListWhole)
  }

  /// Keeps what was found in the package.
  private func record(_ report: MutantsReport) throws(CommandFailure) {
    var costs: [String: TestCosts] = [:]
    do {
      let tree = try PackageTree.here()
      for contender in contenders { costs[contender.module] = try TestCosts(of: contender.module, in: tree) }
      let file = tree.root.appending(path: MutantsRecord.path).path(percentEncoded: false)
      try WholeFile(file).write(Data(report.record(costs: costs).text.utf8))
    } catch let failure as MutantFailure {
      throw CommandFailure(failure)
    } catch {
      throw CommandFailure(.failed, "\(MutantsRecord.path): cannot be written (\(SystemReason.of(error)))")
    }
  }

  private static func names(of contenders: [Contender]) -> String {
    contenders.map(\.id).joined(separator: ", ")
  }

  /// The architectures whose mutants are made unless some are named: those that have sources and role tests in the package.
  static func subjects(among lineup: [Contender], in root: URL) -> [Contender] {
    lineup.filter { contender in
      let folders = ["Sources/\(contender.module)", "Tests/\(contender.module)Tests"]
      return contender.kind == .pattern
        && folders.allSatisfy { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
    }
  }
}

extension PackageTree {
  /// The folder of the package that this program was built from.
  fileprivate static let folder = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  /// The package that this program was built from.
  fileprivate static func here() throws(MutantFailure) -> PackageTree {
    do throws(StructureFailure) {
      return PackageTree(root: folder, products: .besideProgram(), toolchain: try .locate())
    } catch {
      throw .structure(error)
    }
  }
}

extension CommandFailure {
  fileprivate init(_ failure: MutantFailure) {
    switch failure {
    case .structure(.unwritable): self.init(.failed, failure.text)
    case .structure: self.init(.unavailable, failure.text)
    case .unreadable: self.init(.noInput, failure.text)
    case .failsUnchanged: self.init(.checkFailed, failure.text)
    case .unwritable, .notBuilt, .notRun: self.init(.failed, failure.text)
    }
  }
}

extension Arguments {
  /// The kinds of change; all of them unless some are named.
  fileprivate func operators() throws(CommandFailure) -> Set<MutationOperator> {
    let known = MutationOperator.allCases.map(\.rawValue)
    let named = try values(of: .operator).map { text throws(CommandFailure) in
      guard let operation = MutationOperator(rawValue: text.lowercased()) else {
        throw .usage("--operator \(text): one of \(known.joined(separator: ", ")) is expected")
      }
      return operation
    }
    return Set(named.isEmpty ? MutationOperator.allCases : named)
  }

  /// How many mutants, from 1; `nil` if all.
  fileprivate func sample() throws(CommandFailure) -> Int? {
    guard let text = value(of: .sample) else { return nil }
    guard let sample = Int(text), (1...1_000_000).contains(sample) else {
      throw .usage("--sample \(text): a whole number from 1 to 1000000 is expected")
    }
    return sample
  }
}
