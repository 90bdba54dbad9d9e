import Command
import Mutants
import Texts

/// Mutants in the report schema of mutation-testing-elements, version 2, which Stryker's viewers read.
struct StrykerDocument: Encodable, Sendable {
  private struct File: Encodable, Sendable {
    let language = "swift"
    let source: String
    let mutants: [MutantResult]
  }

  private struct MutantResult: Encodable, Sendable {
    let id: String
    let mutatorName: String
    let description: String
    let replacement: String
    let location: Location
    let status: String
    let statusReason: String?
    let killedBy: [String]?
  }

  private struct Location: Encodable, Sendable {
    let start: Position
    let end: Position
  }

  private struct Position: Encodable, Sendable {
    let line: Int
    let column: Int
  }

  private let schemaVersion = "2.0"
  private let thresholds = ["high": 95, "low": 80]
  private let files: [String: File]

  init(_ modules: [ModuleMutants], _ equivalents: Equivalents) {
    var files: [String: File] = [:]
    for module in modules {
      for (path, text) in module.texts {
        let mutants = module.mutants.filter { $0.mutant.file == path }.map { mutant, result in
          let reason = equivalents.reason(for: mutant, of: module.module)
          return Self.entry(mutant, result, in: module.module, equivalence: reason)
        }
        files["\(PackageFolder.built.sources(of: module.module))/\(path)"] = File(source: text, mutants: mutants)
      }
    }
    self.files = files
  }

  var text: String { (try? JSONText.of(self)) ?? "" }

  private static func entry(
    _ mutant: Mutant,
    _ result: Mutants.MutantResult,
    in module: String,
    equivalence: String?
  ) -> MutantResult {
    MutantResult(
      id: "\(module).\(mutant.number)",
      mutatorName: mutant.operation.rawValue,
      description: mutant.operation.summary,
      replacement: mutant.changed,
      location: Location(
        start: Position(line: mutant.line, column: mutant.column),
        end: Position(line: mutant.end.line, column: mutant.end.column)
      ),
      status: status(result, isEquivalent: equivalence != nil),
      statusReason: equivalence ?? result.compiler ?? result.first?.message,
      killedBy: result.first.map { [$0.by] }
    )
  }

  private static func status(_ result: Mutants.MutantResult, isEquivalent: Bool) -> String {
    switch result.outcome {
    case .compiler: "CompileError"
    case .time: "Timeout"
    case .roleTest, .screenTest, .scenario: "Killed"
    case .nobody where isEquivalent: "Ignored"
    case .nobody: result.isReachedByTests || result.isReachedByScenarios ? "Survived" : "NoCoverage"
    }
  }
}
