public import Command
public import Mutants
import Texts

/// The mutants of the architectures, and the tests that notice them, as text, as a page or as JSON.
public struct MutantsReport: Encodable, Sendable {
  let schema = 1
  let architectures: [ModuleMutantsEntry]
  /// Errors in the list of equivalent mutants, each a sentence.
  public let faults: [String]
  private let names: [String: String]
  private let document: StrykerDocument

  /// Reports mutants.
  ///
  /// - Parameters:
  ///   - names: the architectures' names, by module.
  ///   - isListWhole: true if all listed mutants of these architectures are there: only then the list is checked.
  public init(_ modules: [ModuleMutants], equivalents: Equivalents, names: [String: String], isListWhole: Bool) {
    architectures = modules.map { ModuleMutantsEntry($0, equivalents) }
    faults = isListWhole ? equivalents.faults(in: modules) : []
    self.names = names
    document = StrykerDocument(modules, equivalents)
  }

  private enum CodingKeys: CodingKey { case schema, architectures, faults }

  /// The report for a terminal.
  public func text(_ layout: Layout, isVerbose: Bool = false) -> String {
    let told = architectures.flatMap { module in
      module.mutants.filter { isVerbose || $0.outcome == .nobody && $0.equivalence == nil }.map { mutant in
        let place = "\(module.architecture)/\(mutant.file):\(mutant.line)"
        let end = [mutant.noticedBy, mutant.equivalence.map { "equivalent: \($0)" }].compactMap(\.self).first
        let head = "\(place): \(mutant.operation): \(mutant.outcome.words)" + (end.map { ", \($0)" } ?? "")
        return ([head] + mutant.diff.map { "  \($0)" }).joined(separator: "\n") + "\n"
      }
    }
    let table = (counts.lines(layout) + [Self.note]).joined(separator: "\n") + "\n"
    return ([table] + told).joined(separator: "\n")
  }

  /// The report as a part of a page.
  public var markdown: String {
    (counts.markdown + ["", Self.note]).joined(separator: "\n") + "\n"
  }

  /// Returns what the page's file has of them.
  ///
  /// - Parameter costs: the cost of the role tests, by module; architectures without are left out.
  public func known(costs: [String: TestCosts]) -> KnownMutants {
    KnownMutants(
      architectures.compactMap { module in
        costs[module.architecture].map {
          KnownMutants.Architecture(module, name: names[module.architecture], costs: $0)
        }
      }
    )
  }

  /// The report in the format of Stryker's viewers.
  public var stryker: String { document.text }

  private static let note = """
    What noticed a mutant first: the compiler, a role test without UIKit (a) or with it (b), only a scenario (c), the time \
    limit, or nobody · tests, scenarios: the share that they notice of the mutants that compile and are not equivalent, \
    without references · unseen: mutants that the app never shows · of what is seen: the scenarios' share, without the \
    unseen · references: how many references were made strong, and how many of these role tests notice
    """

  private var counts: TextTable {
    var table = TextTable([""] + MutantCounts.heads)
    for module in architectures {
      let name = names[module.architecture] ?? module.architecture
      table.add(([name] + module.counts.cells).map { TextTable.Cell($0) })
    }
    return table
  }
}

extension MutantResult.Outcome {
  fileprivate var words: String {
    switch self {
    case .compiler: "noticed by the compiler"
    case .roleTest: "noticed without UIKit"
    case .screenTest: "noticed with UIKit"
    case .scenario: "noticed only by a scenario"
    case .time: "stopped at the limit of time"
    case .nobody: "noticed by nobody"
    }
  }
}
