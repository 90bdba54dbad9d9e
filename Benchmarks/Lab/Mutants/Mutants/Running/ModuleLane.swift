import Command
import Foundation
import SourceFigures
import Texts

/// Runs the chosen mutants of one architecture, but for those whose results are kept.
struct ModuleLane {
  private let subject: MutationRun.Subject
  private let sources: MutatedSources
  private let chosen: [Mutant]
  private let tree: PackageTree
  private let store: ResultStore
  private let isFresh: Bool

  init(
    _ subject: MutationRun.Subject,
    _ sources: MutatedSources,
    _ chosen: [Mutant],
    in tree: PackageTree,
    store: ResultStore,
    isFresh: Bool
  ) {
    self.subject = subject
    self.sources = sources
    self.chosen = chosen
    self.tree = tree
    self.store = store
    self.isFresh = isFresh
  }

  func run(_ support: Support, _ tally: Tally) async throws(MutantFailure) -> ModuleMutants {
    let module = sources.module
    let fingerprint = try tree.fingerprint(of: subject)
    let name = "\(module)-\(fingerprint)"
    var kept = isFresh ? KeptResults() : store.load(name) ?? KeptResults()
    let rest = chosen.filter { kept.results[$0.key] == nil }
    await tally.add(chosen.count - rest.count, "\(module): kept from before")
    if !rest.isEmpty || !chosen.isEmpty && kept.times.isEmpty {
      let support = try await support.value()
      await tally.add(0, "building \(module)")
      let program = try ScratchProgram(subject, sources, rest, on: support, in: tree)
      let reach = try program.reach()
      let withoutUIKit = try program.testsWithoutUIKit()
      kept.times = Dictionary(reach.tests.map { ($0.name, $0.time) }, uniquingKeysWith: max)
      kept.withoutUIKit = withoutUIKit
      let run = ModuleRun(sources: sources, program: program, reach: reach, withoutUIKit: withoutUIKit)
      var mutants = rest[...]
      while !mutants.isEmpty {
        let some = Array(mutants.prefix(Self.stride))
        mutants = mutants.dropFirst(Self.stride)
        for (mutant, result) in zip(some, try run.results(of: some)) { kept.results[mutant.key] = result }
        try store.save(kept, as: name)
        await tally.add(some.count, module)
      }
    }
    let results = chosen.compactMap { mutant in kept.results[mutant.key].map { (mutant, $0) } }
    return ModuleMutants(module, results, kept, fingerprint: fingerprint, sources: sources)
  }

  /// The number of mutants that are run between two lines of progress.
  private static let stride = 20
}

extension PackageTree {
  /// Stands for everything that the results of an architecture depend on: its sources and tests, what both are written
  /// against, and this module.
  func fingerprint(of subject: MutationRun.Subject) throws(MutantFailure) -> String {
    let own = [try sources(of: subject), try tests(of: subject)]
    let folders = ["Tests/RoleFixtures", "Sources/Shared", "\(PackageFolder.lab)/Mutants"]
    let modules = try own + folders.map { folder throws(MutantFailure) in try files(of: folder, in: folder) }
    var hash = InputHash()
    for sources in modules {
      for file in sources.files {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .unreadable(path: file.path) }
        hash.add(raw: text, at: "\(sources.module)/\(sources.path(of: file))")
      }
    }
    return hash.text
  }
}
