import ChangeCosts
import Claims
import Command
import Contenders
import Figures
import Proof
import Suites
import Texts
import Tracing
import UsersInterface

/// Computes groups of facts, and writes them and what the page draws.
@MainActor struct FactsRun {
  private let program: Program
  /// The six.
  private let patterns: [Contender]
  /// Those of today, which have values beside the six and no part in their order.
  private let today = Lineup.today
  private let console: any Console
  private let tree: ChangeTree
  private let requests: [ChangeRequest]
  private let maker: FactMaker
  private var store: FactStore

  /// Prepares to compute facts of the package that this program was built from.
  ///
  /// - Throws: a failure if an input of a group differs from the commit that is checked out.
  init(
    _ groups: [FactGroup],
    _ program: Program,
    _ store: FactStore,
    on console: any Console
  ) throws(CommandFailure) {
    self.program = program
    self.store = store
    self.console = console
    patterns = Lineup.patterns
    tree = ChangeTree(store.package)
    do throws(ChangeFailure) {
      requests = try tree.requests()
    } catch {
      throw CommandFailure(.badData, error.text)
    }
    maker = FactMaker(
      tree.withAllPatches(among: patterns, for: requests).map(\.module),
      after: requests.map(\.name),
      beside: today.map(\.module),
      store.facts
    )
    try store.requireCommitted(groups, of: (patterns + today).map(\.module))
  }

  /// Computes a group, and writes what was found.
  mutating func compute(_ group: FactGroup) async throws(CommandFailure) {
    do {
      let facts = try await facts(of: group)
      try store.keep(facts, as: group, of: (patterns + (group.hasToday ? today : [])).map(\.module))
      if group == .strength {
        // The strength after a request is a condition under which a fact of tests is tried.
        try store.replace(maker.tests(mutants(), KnownChanges(in: store.package)), of: .tests)
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch let failure as ChangeFailure {
      throw CommandFailure(.badData, failure.text)
    } catch let failure as TraceFailure {
      throw CommandFailure(failure)
    } catch {
      throw CommandFailure(.failed, "\(group.rawValue): \(error)")
    }
  }

  // MARK: Groups

  /// Computes a group's facts, and writes its file of the page.
  private func facts(of group: FactGroup) async throws -> [Fact] {
    let users = { try await UsersInput.shipped.readForBenchmarks() }
    switch group {
    case .structure: return maker.structure(try figures(MeasuredModule.all, CompilerFigures().structure))
    case .build: return maker.build(try figures(MeasuredModule.all, CompilerFigures().build))
    case .language: return maker.language(try figures(MeasuredModule.unchanged, CompilerFigures().language))
    case .weight: return maker.weight(try figures(MeasuredModule.all, CompilerFigures().weight))
    case .depth:
      let users = try await users()
      return maker.depth(try figures(MeasuredModule.all) { try $0.depth(users) })
    case .retention:
      let users = try await users()
      return maker.retention(try figures(MeasuredModule.all) { try $0.retention(users) })
    case .reading: return try reading()
    case .growth: return maker.growth(try GrowthRuns(of: patterns, in: store.package).times(on: console))
    case .changes:
      let shared = requests.filter { request in today.allSatisfy { tree.hasPatch(request.name, $0.id) } }
      let beside = try ChangesReport(shared, in: tree, of: patterns + today, KnownChanges())
      return maker.changes(try writeChanges(KnownChanges(in: store.package))) + maker.changesBeside(beside)
    case .proof:
      try writeRecords { request in
        try request.prove(actions: 100_000, on: console)
      } entering: {
        $0.proof = $1
      }
    case .steps:
      let run = try StepsRun(users: try await users(), probe: program.findProbe())
      try writeRecords {
        try run.steps(of: $0)
      } entering: {
        $0.add($1)
      }
    case .strength:
      let found = try await StrengthRun(on: console).strengths(after: ProvenRequest.all)
      try writeRecords {
        found[$0.name] ?? [:]
      } entering: {
        $0.strength = $1
      }
    case .tests:
      let known = try await MutantsRun(patterns + today).known(on: console)
      try store.write(known, to: KnownMutants.path, expandedTo: 4)
      return maker.tests(known, KnownChanges(in: store.package))
    case .claims:
      let (report, failure) = try await ClaimsRun(program: program, lineup: program.lineup).report(
        on: Claim.all,
        console
      )
      try CommandFailure.require(answer: failure)
      try store.write(report, to: "\(FactFile.folder)/Page/claims.json", expandedTo: 2)
    case .flows: try store.write(flows(), to: "\(FactFile.folder)/Page/flows.json", expandedTo: 3)
    case .ownership:
      let parts = try OwnershipParts(of: patterns, from: program.findProbe())
      if let reason = parts.missing { throw CommandFailure(.unavailable, reason) }
      try store.write(parts.records, to: "\(FactFile.folder)/Page/ownership.json", expandedTo: 3)
    }
    // The page alone shows it.
    return []
  }

  /// Computes the figures of modules, and names those that are left out: a request may change the step itself.
  private func figures(
    _ modules: [MeasuredModule],
    _ figures: (MeasuredModule) throws -> [String: Double]?
  ) throws -> ModuleFigures {
    let bar = ProgressBar(console: console)
    defer { bar.clear() }
    var found: [String: [String: Double]] = [:]
    for (index, module) in modules.enumerated() {
      bar.show(module.name, index, of: modules.count)
      do {
        found[module.name] = try figures(module)
      } catch  where module.request != nil {
        bar.clear()
        let reason = "\(error)".split(whereSeparator: \.isNewline).first ?? ""
        console.writeError("\(module.name) is left out: \(reason)")
      }
    }
    return ModuleFigures(found)
  }

  private func reading() throws -> [Fact] {
    let tests = mutants().roleTests
    let costs = try ReadingCosts(requests.map(\.name), of: patterns.map(\.module), in: tree)
    let survival = try patterns.map { contender in
      let roles = contender.architecture.roles
      return (
        contender.module, try Survival(of: contender.module, in: tree, roles: roles, tests: tests[contender.module])
      )
    }
    return maker.reading(costs, Dictionary(uniqueKeysWithValues: survival))
  }

  private func flows() throws(TraceFailure) -> [FlowRecord] {
    var flows: [FlowRecord] = []
    for contender in patterns {
      for flow in Flow.all where ["launch", "open", "close", "rename", "deep-link"].contains(flow.id) {
        flows.append(FlowRecord(try Tracer(contender).trace(.flow(flow)), flow: flow.id))
      }
    }
    return flows
  }

  // MARK: The page's files

  private func mutants() -> KnownMutants { KnownMutants.here() }

  /// Enters in the page's file of changes what was found out about each request.
  private func writeRecords<Found>(
    of find: (ProvenRequest) throws -> Found,
    entering enter: (inout ChangeRecords, Found) -> Void
  ) throws {
    var known = KnownChanges(in: store.package)
    for request in ProvenRequest.all {
      var records = known.records(of: request.name)
      enter(&records, try find(request))
      known.set(records, of: request.name)
    }
    _ = try writeChanges(known)
  }

  /// Counts the patches, and writes the page's file of changes.
  private func writeChanges(_ known: KnownChanges) throws -> ChangesReport {
    let report = try ChangesReport(requests, in: tree, of: patterns, known)
    try store.write(report, to: KnownChanges.path, expandedTo: 3)
    return report
  }
}
