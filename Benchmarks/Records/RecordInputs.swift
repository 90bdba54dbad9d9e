extension RecordFolder {
  private static let lab = PackageFolder.lab
  private static let changes = PackageFolder.changes

  /// The files and folders that a record is computed from: what is measured, and the code that measures it.
  ///
  /// Code that reads words, starts processes or writes files is left out, and so are manifests: they change how a program is
  /// built, and nearly every one of their changes adds a module.
  func inputs(of name: RecordName) -> [String] {
    switch name {
    case .sizes: sources + ["Benchmarks/Structure", "Benchmarks/Reports/Glance/SourceFacts.swift"]
    case .mutants(let module):
      ["Sources/Shared", "Sources/\(module)", "Tests/\(module)Tests", "Tests/RoleFixtures"] + Self.mutants
        + FigureSet.mutantFacts + ["Benchmarks/Reports/Mutants/MutantsReport.swift"]
    case .proof(let request): changedApps(request) + beside(request) + scenarios(request) + proof(request)
    case .steps(let request): changedApps(request) + Self.steps + FigureSet.counting
    case .messages(let request): changedApps(request) + Self.steps + FigureSet.tracing
    case .strength(let request):
      changedApps(request) + scenarios(request) + roleTests(request) + Self.mutants + ["\(Self.lab)/lab/Strength.swift"]
        + changed(request).map { "\(Self.changes)/\(request)/\($0)/tests/tests.patch" }
    case .figures(let set): figures(set)
    case .run: run
    case .flows: sources + FigureSet.tracing + ["Benchmarks/Reports/Recorded/FlowRecord.swift"]
    case .ownership: sources + Self.ownership
    case .claims: claims
    // One of them is MVVM-C's.
    case .mechanisms: ["Sources/Shared", "Sources/MVVMC/Binding", "Benchmarks/Mechanisms"] + Self.printed
    case .pairs: pairs
    }
  }

  private var sources: [String] { (["Shared"] + architectures).map { "Sources/\($0)" } }

  /// The code that makes mutants and tries tests on them.
  private static let mutants = ["Benchmarks/Mutants"] + FigureSet.reading

  /// The code that runs, counts and prints a comparison.
  private static let printed =
    ["Instruments", "Measure", "Suites", "Reports/Text", "Reports/RunReport.swift", "Reports/ProbeFindings.swift"]
    .map { "Benchmarks/\($0)" }
    + ["Arguments/RunRequest", "Facts/MessageCounts", "Verbs/RunVerb"].map { "Benchmarks/Command/\($0).swift" }
    + ["Benchmarks/Reports/PrintedRun.swift"]

  /// The first table of a run has figures of other records, and of patches.
  private var run: [String] {
    let parts = [
      "Floor", "Contenders", "Reports/Glance", "ChangeCosts", "Patching", "Structure/Reading/SwiftCode.swift",
      "Command/Facts/ChangesReport+Tree.swift",
    ]
    let records = ["mutants", "sizes.json", "figures/depth.json"].map { "\(Self.path)/\($0)" }
    return sources + parts.map { "Benchmarks/\($0)" } + Self.printed + FigureSet.mutantFacts + records
      + requests.flatMap(patches)
  }

  /// The code that opens details, and draws the heap then.
  private static let ownership =
    FigureSet.counting
    + ["Instruments/Ownership", "Suites/Retention", "Reports/OwnershipDrawing.swift", "Reports/OwnershipBox.swift"]
    .map { "Benchmarks/\($0)" } + ["Benchmarks/Reports/Recorded/OwnershipRecord.swift"]

  /// Claims are about sources, calls, times, counts, objects, patches and mutants; of variants and wirings, too.
  private var claims: [String] {
    let measuring = [
      "ChangeCosts", "Claims", "Floor", "Instruments", "Measure", "Mechanisms", "Patching", "Structure", "Suites",
    ]
    let lab = ["AsPublished", "Variants", "WholeLineup"].map { "\(Self.lab)/\($0)" }
    let own = ["Reports/Files/ClaimEntry.swift", "Command/Verbs/ClaimsVerb.swift", "Records/Kept/mutants"]
    return Set(
      sources + Self.patching + lab + (measuring + own).map { "Benchmarks/\($0)" } + FigureSet.mutantFacts
        + requests.flatMap(patches)
    ).sorted()
  }

  private var pairs: [String] {
    let changed = requests.flatMap { changedApps($0) + beside($0) + scenarios($0) }
    let merging = ["ChangePairs", "ChangeTree"].map { "Benchmarks/ChangeCosts/\($0).swift" }
    return Set(changed + merging + ["lab/Pairs", "Proof"].map { "\(Self.lab)/\($0)" } + Self.walk).sorted()
  }

  /// The modules that figures are computed of, and the code that computes them.
  private func figures(_ set: FigureSet) -> [String] {
    let requests = set.isOfRequests ? requests : []
    let given = requests.flatMap { request in
      ["Given", "Scenarios"].map { "\(Self.changes)/\(request)/\($0)" }
    }
    let changed = given.filter(package.has) + requests.flatMap { changedApps($0) + beside($0) }
    let beginnings = set.isOfRunningApps ? requests.flatMap(beginnings) : []
    let own = sources + Self.patching + ["\(Self.lab)/Variants"] + set.inputs
    return Set(own + changed + beginnings).sorted()
  }

  /// The architectures that have made a request's change.
  private func changed(_ request: String) -> [String] {
    architectures.filter { package.has("\(Self.changes)/\(request)/\($0)/change.patch") }
  }

  private func patches(_ request: String) -> [String] {
    changed(request).map { "\(Self.changes)/\(request)/\($0)/change.patch" }
  }

  /// The code that makes modules of other modules and patches.
  private static let patching = ["Benchmarks/Patching", "\(lab)/patch-sources", "\(lab)/Plugin"]

  /// The architectures before and after a request.
  private func changedApps(_ request: String) -> [String] {
    ["Sources/Shared"] + Self.patching + ["\(Self.changes)/\(request)/Given"]
      + changed(request).map { "Sources/\($0)" } + patches(request)
  }

  /// Others with a request's change, beside the architectures.
  private func beside(_ request: String) -> [String] {
    let folder = "\(Self.changes)/\(request)"
    let initialiser = ["\(folder)/VIPER.initialiser"].filter(package.has)
    let second = package.names(in: "\(folder)/second-hand").map { "\(folder)/second-hand/\($0)/change.patch" }
    return initialiser + second + (initialiser.isEmpty ? [] : ["\(Self.lab)/Variants/VIPER_initialiser"])
  }

  private func scenarios(_ request: String) -> [String] { ["\(Self.changes)/\(request)/Scenarios"] }

  /// The folder of a request's proof.
  private func proofFolder(_ request: String) -> String {
    let words = request.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "\(Self.lab)/Proof/\(words.joined())"
  }

  private func proof(_ request: String) -> [String] {
    let parts = [
      "Proof/FaultyChangedApp", "Proof/ProvenRequest", "Proof/RequestFault", "Proof/RequestProof", "lab/Prove",
    ]
    return parts.map { "\(Self.lab)/\($0).swift" } + [proofFolder(request)] + Self.walk
  }

  /// The files that say how an app with a request's change is begun.
  private func beginnings(_ request: String) -> [String] {
    let folder = proofFolder(request)
    return package.names(in: folder).filter { $0.hasPrefix("ProvenRequest") }.map { "\(folder)/\($0)" }
  }

  /// The random walk, and what a contender has to pass before it.
  private static let walk = ["Walk", "Contender.swift", "ConformanceGate.swift"].map { "Benchmarks/Suites/\($0)" }

  private func roleTests(_ request: String) -> [String] {
    ["Tests/RoleFixtures"] + changed(request).map { "Tests/\($0)Tests" }
  }

  private static let steps = ["\(lab)/lab/Steps", "Benchmarks/Suites/Timed", "Benchmarks/Suites/Retention"]
}
