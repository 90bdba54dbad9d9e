import ChangeCosts
import Foundation
import Patching
import Proof
import Structure
import Suites

/// Two requests, merged in each architecture, compiled and tried.
struct MergedPair {
  let pair: ProvenPair
  /// The authors of the changes: a second one's of what he has made, or the first one's alone.
  let author: ChangeTree.Author
  let tree: ChangeTree
  /// The architectures' modules.
  let architectures: [String]
  let products: URL
  let actions: Int

  /// Merges, compiles, and runs what compiles.
  func result() throws -> ChangePairs.Pair {
    let scratch = try ScratchFolder()
    let compiler = ModuleCompiler(products: products, folder: scratch.url)
    var results: [String: ChangePairs.Result] = [:]
    for architecture in architectures {
      let merge = try tree.merge(pair.first.name, pair.second.name, in: architecture, by: author)
      results[architecture] = ChangePairs.Result(merge)
      guard merge.isResolved else { continue }
      let files = try write(merge.files, of: architecture, into: scratch)
      results[architecture]?.error = compiler.compile(module(architecture), files).map(Self.firstError)
    }
    let compiled = architectures.filter { results[$0]?.outcome == .right }
    let counts = try run(compiled, compiler, scratch) { architecture, change in
      if var result = results[architecture] {
        change(&result)
        results[architecture] = result
      }
    }
    return ChangePairs.Pair(
      pair.first.name,
      pair.second.name,
      settlement: pair.settlement,
      scenarios: counts,
      ownScenarios: pair.own.count,
      results: results
    )
  }

  private typealias Change = (inout ChangePairs.Result) -> Void

  /// Runs the scenarios of each architecture that compiles, then walks each beside the first one that passes them all.
  private func run(
    _ compiled: [String],
    _ compiler: ModuleCompiler,
    _ scratch: ScratchFolder,
    note: (String, Change) -> Void
  ) throws -> Int {
    guard !compiled.isEmpty else { return 0 }
    let program = PairProgram(executable: scratch.url.appending(path: "pair"))
    let main = try scratch.write(text(compiled), to: "main.swift")
    try compiler.link(program.executable, main: main, compiled.map(module), with: "lab")
    var passing: [Int] = []
    var scenarios = 0
    for (index, architecture) in compiled.enumerated() {
      let run = try program.run(["scenarios", "\(index)"])
      scenarios = max(scenarios, run.begun)
      note(architecture) { $0.failures = run.failures }
      if run.failures.isEmpty { passing.append(index) }
    }
    guard let reference = passing.first else { return scenarios }
    for (index, architecture) in compiled.enumerated() where index != reference {
      let run = try program.run(["walk", "\(reference)", "\(index)", "\(actions)"])
      note(architecture) { $0.difference = run.failures.first }
    }
    return scenarios
  }

  private func module(_ architecture: String) -> String {
    "\(architecture)_\(pair.name.filter { $0.isLetter })"
  }

  private func text(_ compiled: [String]) -> String {
    let modules = compiled.map(module)
    let apps = compiled.map { "\(module($0)).\($0)App" }
    let imports = ["Foundation", "PostsScenarios", "Proof", "RestoreScenarios", "UsersInterface"] + modules
    let conformances = pair.appProtocol.map { name in apps.map { "extension \($0): @retroactive \(name) {}" } } ?? []
    return
      (imports.map { "import \($0)" } + conformances + [
        "// A program that waits for ever ends.", "alarm(\(PairProgram.limit))",
        "let apps = [\(apps.map { "\($0).self" }.joined(separator: ", "))] as [any UsersApp.Type]",
        "PairTrial(\"\(pair.name)\", apps)?.run(Array(CommandLine.arguments.dropFirst()))",
      ])
      .map { "\($0)\n" }.joined()
  }

  private func write(_ files: [String: String], of architecture: String, into scratch: ScratchFolder) throws -> [URL] {
    try files.sorted { $0.key < $1.key }.map { path, text in try scratch.write(text, to: path) }
  }

  /// The first error in a compiler's messages: file, line and reason, without folder and column.
  private static func firstError(_ messages: String) -> String {
    let form = #/^(?:.*/)?([^/]+\.swift:\d+):\d+: error: (.+)$/#
    let found = messages.split(separator: "\n").lazy.compactMap { $0.wholeMatch(of: form)?.output }.first
    return found.map { "\($0.1): \($0.2)" } ?? messages
  }
}
