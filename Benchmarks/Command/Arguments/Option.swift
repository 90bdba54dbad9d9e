/// An option of the command: the same name means the same on every verb that takes it.
public enum Option: String, CaseIterable, Sendable {
  case suite
  case filter
  case pattern
  case users
  case source
  case at
  case nameKey = "name"
  case username
  case timeout
  case budget
  case seed
  case format
  case output
  case against
  case runs
  case walk
  case actions
  case rules
  case load
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
  case script
  case step
  case calls
  case `operator`
  case sample
  case listed
  case fresh
  case check
  case pages
  case from
  case free
  case author
  case screens
  case teams
  case tests
  case rows
  case flows
  case learn
  case argument
  case maxProcessorTime = "max-processor-time"
  case maxMemory = "max-memory"
  case maxOutput = "max-output"
  case maxSilence = "max-silence"

  /// The time of measuring, in seconds, unless another is given.
  static let defaultBudget = 60.0
  /// The longest wait for a URL, in seconds, unless another is given.
  static let defaultTimeout = 30.0

  /// The limits of programs that somebody else wrote.
  static let limits: [Option] = [.maxProcessorTime, .maxMemory, .maxOutput, .maxSilence]

  /// The word for the value in help.
  var placeholder: String {
    switch self {
    case .suite, .pattern, .against, .operator, .argument: "NAME"
    case .filter: "REGEX"
    case .users, .seed, .runs, .actions, .sample, .walk: "N"
    case .share, .planted, .tolerance: "PERCENT"
    case .overhead, .inProcess, .counts, .intervals, .verbose, .listed, .fresh, .check, .pages, .author, .step, .calls,
      .rules,
      .load:
      ""
    case .weight: "REQUEST=N"
    case .sizes, .observers: "N,N,…"
    case .source: "FILE-or-URL"
    case .at: "KEY.KEY"
    case .nameKey: "KEY,KEY"
    case .username: "KEY"
    case .budget, .timeout, .maxProcessorTime, .maxSilence: "SECONDS"
    case .maxMemory, .maxOutput: "MEGABYTES"
    case .format: "FORMAT"
    case .output, .script: "PATH"
    case .from: "FILE"
    case .free: "ROLE,ROLE,…"
    case .screens, .teams, .tests, .rows, .flows, .learn: "ANSWER"
    }
  }

  /// The effect of the option, in one line, unless a verb gives it another meaning.
  var summary: String {
    switch self {
    case .suite: "only this suite: navigation, binding, retention or mechanisms; repeatable"
    case .filter: "only benchmarks whose name matches, such as 'binding/.*'"
    case .pattern: "the same as a NAME; repeatable"
    case .users: "run on N generated users"
    case .source: "run on the users of a JSON file or an http(s) URL"
    case .at: "the keys in the source that lead to the list, such as data.users"
    case .nameKey: "the key of a user's name in the source, or several to join, such as name.first,name.last"
    case .username: "the key of a user's login name in the source, such as login"
    case .timeout: "the longest wait for a URL; default: \(Int(Self.defaultTimeout))"
    case .budget:
      "the total time of measuring; default: \(Int(Self.defaultBudget)); Ctrl-C ends it before, and what was measured is "
        + "lost"
    case .seed: "decides the order of measuring; default: 1"
    case .format: ""
    case .output: "write to a file instead of standard output, which is -"
    case .from: "a JSON file from run, instead of a new run; repeatable, to compare machines"
    case .free:
      "the roles that are to be free of the user interface, as types' names end; default: ViewModel, Presenter and others "
        + "below the view"
    case .script: "perform the lines of a file; in a terminal, you can type more after them"
    case .step: "with --script: wait for Return before each line; you can type other lines in between"
    case .calls: "show the calls between roles after every action; in builds for debugging"
    case .author: "prove an exercise, by name or folder: the start fails, the solution passes, shortcuts fail"
    case .runs: "the number of runs of the harness; default: 20"
    case .walk: "do N random actions in all contenders, and compare the screens"
    case .rules: "check rules of architecture in the packages, instead of showing their structure"
    case .load: "put every contender under load, and count the objects that are left"
    case .actions: "the number of random actions; default: 10000"
    case .share: "the percentage of the full load; default: 100"
    case .planted: "slow down one of the three entries by this percentage; the harness should find it"
    case .sizes: "numbers of users, ascending; default: 10,1000,100000,1000000"
    case .observers: "numbers of observers for fan-out, ascending; default: 1,10,100,1000,10000"
    case .tolerance: "the largest slowdown that is not a regression; default: 5"
    case .overhead: "measure the time that the clock and the harness take on this machine"
    case .inProcess: "run even the scenarios that may crash in this process"
    case .intervals: "repeat the whole comparison, and check if one run's interval contains another run's ratio"
    case .counts: "count the messages of every benchmark instead"
    case .weight: "the weight of a change request in the total, from 0 to 1000000; default: 1; repeatable"
    case .against: "the reference contender of ratios; default: Floor"
    case .operator: "only this kind of change, such as call; repeatable"
    case .sample: "only N mutants, from all architectures together"
    case .listed: "only the mutants listed as equivalent or unseen; fails if something notices one"
    case .fresh: "run everything again; do not use earlier results"
    case .check: "only name the facts whose sources have changed, and the commands that compute them"
    case .pages: "write the parts of the documents that show facts"
    case .maxProcessorTime:
      "the most processor time of a program that is not the workbench's, and of what it starts; default: 3600"
    case .maxMemory: "the most memory of such a program; default: half of the machine's"
    case .maxOutput: "the most that such a program prints; default: 16"
    case .maxSilence: "the longest time in which such a program prints nothing; default: 600"
    case .screens: "the number of screens: one, few or many"
    case .teams: "the number of teams: one or several"
    case .tests: "the tests that are needed: any or without-uikit"
    case .rows: "the rows of the longest list: 10, 1000 or 100000"
    case .flows: "the kind of flows: separate, or interrupt if one begins in the midst of another"
    case .learn: "the people who have to learn the architecture: nobody or newcomers"
    case .argument: "print an argument that teams have, whole: its words, its figures, and what stays open"
    case .verbose: "print a line for every scenario, not only for failures"
    }
  }

  /// True if the option is given without a value.
  var isFlag: Bool { placeholder.isEmpty }

  var isRepeatable: Bool { [.suite, .pattern, .weight, .operator, .from].contains(self) }

  /// The option as it is written on the command line.
  var name: String { "--\(rawValue)" }
}
