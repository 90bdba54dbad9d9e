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
  case counts

  /// What stands for the value in help.
  var placeholder: String {
    switch self {
    case .suite, .pattern, .against: "NAME"
    case .filter: "REGEX"
    case .users, .seed, .runs, .actions: "N"
    case .share, .planted, .tolerance: "PERCENT"
    case .overhead, .inProcess, .counts: ""
    case .sizes, .observers: "N,N,…"
    case .source: "FILE-or-URL"
    case .budget, .timeout: "SECONDS"
    case .format: "FORMAT"
    case .output: "PATH"
    }
  }

  /// What the option does, in one line.
  var summary: String {
    switch self {
    case .suite: "only this suite: navigation, binding, retention or mechanisms; repeatable"
    case .filter: "only benchmarks, or scenarios, whose name matches"
    case .pattern: "only this pattern, by module (VIPVM) or title (VIP-VM); repeatable"
    case .users: "run on N generated users"
    case .source: "run on the users of a JSON file or an http(s) URL"
    case .timeout: "how long to wait for a URL; 30 unless given"
    case .budget: "how long to measure in all; 60 unless given"
    case .seed: "decides the order of measuring and the generated users; 1 unless given"
    case .format: "table, json, markdown, csv or jmh; table unless given"
    case .output: "write to a file instead of standard output"
    case .runs: "how often the harness runs; 20 unless given"
    case .actions: "how many random actions; 10000 unless given"
    case .share: "how much of the full load; 100 unless given"
    case .planted: "slow one of the entries down by so much, and see it found"
    case .sizes: "numbers of users, ascending; 10,1000,100000,1000000 unless given"
    case .observers: "numbers of observers for fan-out, ascending; 1,10,100,1000,10000 unless given"
    case .tolerance: "how much slower is no regression; 5 unless given"
    case .overhead: "measure what the clock and the harness cost here"
    case .inProcess: "run also in this process what may end it"
    case .counts: "count the messages of every benchmark instead"
    case .against: "whom ratios are taken to; Floor unless given"
    }
  }

  /// Whether the option is given without a value.
  var isFlag: Bool { [.overhead, .inProcess, .counts].contains(self) }

  var isRepeatable: Bool { self == .suite || self == .pattern }

  /// How the option is written.
  var name: String { "--\(rawValue)" }
}
