/// Files of each kind, and the records that are computed from them.
enum InputSamples {
  /// The sets of figures that have modules after change requests, too.
  private static let figuresAfterRequests = ["structure", "build", "weight", "depth", "retention", "costs"]
    .map { "figures/\($0)" }
  private static let requests = ["email", "selection", "split"]
  private static let strengths = requests.map { "changes/\($0)/strength" }
  private static let proofs = requests.map { "changes/\($0)/proof" }
  private static let stepsOfChanges = ["steps", "messages"]
    .flatMap { kind in requests.map { "changes/\($0)/\(kind)" } }

  /// Files of each kind, with the records that are computed from them: names, or beginnings of names.
  static let all: [(path: String, records: [String])] = [
    (
      "Benchmarks/Lab/Changes/email/MVP/change.patch",
      ["changes/email/", "pairs", "run"] + figuresAfterRequests + ["claims"]
    ),
    (
      "Benchmarks/Lab/Changes/email/Given/EmailDomain/User+Email.swift",
      ["changes/email/", "pairs"] + figuresAfterRequests
    ),
    (
      "Benchmarks/Lab/Changes/email/Scenarios/EmailScenarios.swift",
      ["changes/email/proof", "changes/email/strength", "pairs"] + figuresAfterRequests
    ),
    ("Benchmarks/Lab/Changes/email/MVP/tests/tests.patch", ["changes/email/strength"]),
    ("Benchmarks/Lab/Changes/email/README.md", []),
    (
      "Benchmarks/Lab/Changes/selection/second-hand/MVP/change.patch",
      ["changes/selection/proof", "pairs"] + figuresAfterRequests
    ),
    ("Benchmarks/Lab/Changes/selection/second-hand/MVP/tests/tests.patch", []),
    ("Benchmarks/Lab/Proof/FaultyChangedApp.swift", proofs + ["pairs"]),
    ("Benchmarks/Lab/Proof/Split/SplitFaults.swift", ["changes/split/proof", "pairs"]),
    (
      "Benchmarks/Lab/Proof/Split/ProvenRequest+Split.swift",
      ["changes/split/proof", "pairs", "figures/depth", "figures/retention"]
    ),
    ("Benchmarks/Lab/lab/Prove.swift", proofs),
    ("Benchmarks/Lab/AsPublished/MVP.strong/flaw.patch", ["figures/retention", "claims"]),
    ("Benchmarks/Lab/lab/Steps/ChangedStep.swift", stepsOfChanges),
    ("Benchmarks/Mutants/equivalents.json", strengths + ["mutants/"]),
    (
      "Benchmarks/Suites/Timed/Benchmark.swift",
      stepsOfChanges + ["figures/depth", "figures/counts", "run", "mechanisms", "claims"]
    ),
    ("Benchmarks/Structure/StructureReader.swift", ["figures/structure", "sizes", "claims"]),
    (
      "Benchmarks/Structure/Compiler/SyntaxTrees.swift",
      strengths + ["structure", "build", "language", "weight", "costs"].map { "figures/\($0)" } + [
        "mutants/", "sizes", "claims",
      ]
    ),
    ("Benchmarks/Structure/Isolation/LanguageModes.swift", ["figures/language", "sizes", "claims"]),
    (
      "Benchmarks/Instruments/CInstruments/MainTurn.c",
      stepsOfChanges + ["figures/depth", "figures/counts", "run", "mechanisms", "flows", "ownership", "claims"]
    ),
    (
      "Benchmarks/Instruments/Surroundings/TracedRepository.swift",
      requests.map { "changes/\($0)/messages" } + ["figures/depth", "run", "mechanisms", "flows", "claims"]
    ),
    ("Benchmarks/ChangeCosts/ChangeTotals.swift", ["figures/costs", "run", "claims"]),
    ("Benchmarks/ChangeCosts/ChangePairs.swift", ["pairs", "figures/costs", "run", "claims"]),
    ("Benchmarks/Claims/Claims/Claim+Change.swift", ["claims"]),
    ("Benchmarks/Instruments/Ownership/Graph/Links.swift", ["ownership", "claims", "run", "mechanisms"]),
    ("Benchmarks/Reports/Glance/SourceFacts.swift", ["sizes", "run"]),
    ("Benchmarks/Reports/Mutants/MutantsReport.swift", ["mutants/"]),
    ("Benchmarks/Reports/PrintedRun.swift", ["run", "mechanisms"]),
    ("Benchmarks/Reports/Recorded/FlowRecord.swift", ["flows"]),
    ("Benchmarks/Reports/Mutants/TestFacts.swift", ["mutants/", "figures/costs", "run", "claims"]),
    ("Benchmarks/Reports/RunReport.swift", ["run", "mechanisms"]),
    ("Benchmarks/Command/Verbs/RunVerb.swift", ["run", "mechanisms"]),
    ("Benchmarks/Command/Verbs/ListVerb.swift", []),
    (
      "Sources/MVP/MVPApp.swift",
      ["changes/", "figures/", "mutants/MVP", "sizes", "pairs", "run", "flows", "ownership", "claims"]
    ),
    (
      "Sources/Shared/HeadlessUIKit/Views/UILabel.swift",
      ["changes/", "figures/", "mutants/", "sizes", "pairs", "run", "mechanisms", "flows", "ownership", "claims"]
    ),
    (
      "Sources/Shared/Conformance/Scenarios/FindScenarios.swift",
      ["changes/", "figures/", "mutants/", "sizes", "pairs", "run", "mechanisms", "flows", "ownership", "claims"]
    ),
    ("Tests/VIPERTests/InjectionTests.swift", strengths + ["mutants/VIPER"]),
  ]
}
