/// An option of the command: the same name means the same on every verb that takes it.
enum Option: String, CaseIterable {
  case suite
  case filter
  case pattern
  case users
  case source
  case timeout
  case budget
  case seed
  case format
  case output
  case against
  case runs
  case actions
  case share
  case planted
  case sizes
  case observers
  case tolerance
  case overhead
  case inProcess = "in-process"
  case intervals
  case counts
  case verbose
  case weight
  case verify
  case script
  case `operator`
  case sample
  case listed
  case fresh
  case record
  case from

  /// What stands for the value in help.
  var placeholder: String {
    switch self {
    case .suite, .pattern, .against, .operator: "NAME"
    case .filter: "REGEX"
    case .users, .seed, .runs, .actions, .sample: "N"
    case .share, .planted, .tolerance: "PERCENT"
    case .overhead, .inProcess, .counts, .intervals, .verbose, .verify, .listed, .fresh, .record: ""
    case .weight: "REQUEST=N"
    case .sizes, .observers: "N,N,…"
    case .source: "FILE-or-URL"
    case .budget, .timeout: "SECONDS"
    case .format: "FORMAT"
    case .output, .script: "PATH"
    case .from: "FILE"
    }
  }

  /// What the option does, in one line, unless a verb says otherwise.
  var summary: String {
    switch self {
    case .suite: "only this suite: navigation, binding, retention or mechanisms; repeatable"
    case .filter: "only benchmarks whose name matches, such as 'binding/.*'"
    case .pattern: "the same as a NAME; repeatable"
    case .users: "run on N generated users"
    case .source: "run on the users of a JSON file or an http(s) URL"
    case .timeout: "how long to wait for a URL; 30 unless given"
    case .budget: "how long to measure in all; 60 unless given"
    case .seed: "decides the order of measuring; 1 unless given"
    case .format: ""
    case .output: "write to a file instead of standard output"
    case .from: "a JSON file of run, sweep or claims, instead of a run; repeatable: several machines side by side"
    case .script: "read what is typed from a file, and show the transcript"
    case .runs: "how often the harness runs; 20 unless given"
    case .actions: "how many random actions; 10000 unless given"
    case .share: "how much of the full load; 100 unless given"
    case .planted: "slow one of the entries down by so much; the harness should find it"
    case .sizes: "numbers of users, ascending; 10,1000,100000,1000000 unless given"
    case .observers: "numbers of observers for fan-out, ascending; 1,10,100,1000,10000 unless given"
    case .tolerance: "how much slower does not count as a regression; 5 unless given"
    case .overhead: "measure what the clock and the harness cost here"
    case .inProcess: "run scenarios that may crash in this process, too"
    case .intervals: "repeat the whole comparison: does one run's interval contain what another finds?"
    case .counts: "count the messages of every benchmark instead"
    case .weight: "how much a change request counts in the total, 1 unless given; repeatable"
    case .verify: "build the changed apps and prove them first: some minutes"
    case .against: "what ratios are taken to; Floor unless given"
    case .operator: "only this kind of change, such as call; repeatable"
    case .sample: "only N mutants, of all architectures together"
    case .listed: "only mutants that are listed as equivalent or unseen: is each still?"
    case .fresh: "find everything again, and ignore earlier results"
    case .record: "keep what was found in the package, for the page about testing"
    case .verbose: "a line for every scenario, not only for failures"
    }
  }

  /// Whether the option is given without a value.
  var isFlag: Bool { placeholder.isEmpty }

  var isRepeatable: Bool { [.suite, .pattern, .weight, .operator, .from].contains(self) }

  /// How the option is written.
  var name: String { "--\(rawValue)" }
}
