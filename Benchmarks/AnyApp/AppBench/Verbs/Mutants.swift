import Adapting
import Foundation
import SeededRandom

/// Small changes of an app's sources, and whether the app's own tests notice them.
@MainActor struct Mutants {
  let app: BenchApp

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    let count = try arguments.takeNumber(of: "--count") ?? 20
    let seed = try arguments.takeNumber(of: "--seed") ?? 1
    try arguments.end()
    guard let list = app.list else { throw AppFailure("mutants: the program was not made by adopt") }
    let package = try MutantPackage(list: list)
    guard package.build() else {
      throw AppFailure("mutants: the tests do not compile; in the package: swift build --build-tests")
    }
    let passed = package.passedTests()
    guard !passed.isEmpty else { throw AppFailure("mutants: not one of the app's tests passes without a change") }
    FileHandle.standardOutput.write(Data("\(passed.count) tests pass without a change; others do not count\n".utf8))
    var random = SplitMix64(seed: UInt64(seed))
    let all = try package.files.flatMap { file in
      SourceMutants(try ScannedFile(path: file.path, text: String(contentsOf: file, encoding: .utf8))).mutants
    }
    var outcomes: [Outcome: Int] = [:]
    for mutant in all.shuffled(using: &random).prefix(count) {
      let outcome = try tried(mutant, in: package, passing: passed)
      outcomes[outcome, default: 0] += 1
      let place = package.place(of: mutant)
      let change = mutant.new.isEmpty ? "without \(mutant.old)" : "\(mutant.old) → \(mutant.new)"
      // Not buffered: each takes long.
      FileHandle.standardOutput.write(Data("\(outcome.rawValue)  \(place)  \(change)\n".utf8))
    }
    let (noticed, unnoticed) = (outcomes[.noticed] ?? 0, outcomes[.unnoticed] ?? 0)
    print(
      "\(noticed) of \(noticed + unnoticed) mutants that compile are noticed; \(all.count) could be made, seed \(seed)"
    )
  }

  private enum Outcome: String {
    case noticed = "noticed  "
    case unnoticed = "UNNOTICED"
    case uncompiled = "no build "
  }

  private func tried(
    _ mutant: SourceMutants.Mutant,
    in package: MutantPackage,
    passing passed: Set<String>
  ) throws -> Outcome {
    let file = URL(filePath: mutant.place.file)
    let original = try Data(contentsOf: file)
    try Data(mutant.source.utf8).write(to: file)
    defer { try? original.write(to: file) }
    guard package.build() else { return .uncompiled }
    return passed.isSubset(of: package.passedTests()) ? .unnoticed : .noticed
  }
}
