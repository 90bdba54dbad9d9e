/// A request to the instrumented program, written as the words after its name.
public enum ProbeRequest: Sendable, Hashable {
  /// The coverage of the counters here.
  case coverage
  /// Counts of contenders in benchmarks, by their ids; none means all. Users come from a file of packed users.
  case counts(contenders: [String], benchmarks: [String], users: String?)
  /// Counts of contenders, by their ids, when a number of apps see one rename.
  case fanOut(contenders: [String], observers: Int)
  /// Censuses of contenders in retention scenarios; none means all.
  case retention(contenders: [String], scenarios: [String], trips: Int)
  /// Censuses of contenders under a share of the full load; none means all.
  case load(contenders: [String], loads: [String], share: Double)
  /// Graphs of contenders' screens; none means all.
  case graph(contenders: [String], screens: [String])

  /// The words of the request.
  public var words: [String] {
    switch self {
    case .coverage: ["--coverage"]
    case .counts(let contenders, let benchmarks, let users):
      ["counts"] + Self.each("--pattern", contenders) + Self.each("--benchmark", benchmarks)
        + Self.each("--source", users.map { [$0] } ?? [])
    case .fanOut(let contenders, let observers):
      ["fan-out"] + Self.each("--pattern", contenders) + ["--observers", "\(observers)"]
    case .retention(let contenders, let scenarios, let trips):
      ["retention"] + Self.each("--pattern", contenders) + Self.each("--scenario", scenarios) + ["--trips", "\(trips)"]
    case .load(let contenders, let loads, let share):
      ["load"] + Self.each("--pattern", contenders) + Self.each("--load", loads) + ["--share", "\(share)"]
    case .graph(let contenders, let screens):
      ["graph"] + Self.each("--pattern", contenders) + Self.each("--screen", screens)
    }
  }

  /// Reads a request from words; `nil` if they are not a request.
  public init?(_ words: [String]) {
    guard let verb = words.first else { return nil }
    if verb == "--coverage" || verb == "coverage" {
      self = .coverage
      return
    }
    var rest = words.dropFirst()
    var values: [String: [String]] = [:]
    while let option = rest.popFirst() {
      guard option.hasPrefix("--"), let value = rest.popFirst() else { return nil }
      values[option, default: []].append(value)
    }
    let contenders = values["--pattern"] ?? []
    switch verb {
    case "counts":
      self = .counts(contenders: contenders, benchmarks: values["--benchmark"] ?? [], users: values["--source"]?.last)
    case "fan-out":
      guard let observers = Int(values["--observers"]?.last ?? ""), observers > 0 else { return nil }
      self = .fanOut(contenders: contenders, observers: observers)
    case "retention":
      guard let trips = Int(values["--trips"]?.last ?? "10"), trips > 0 else { return nil }
      self = .retention(contenders: contenders, scenarios: values["--scenario"] ?? [], trips: trips)
    case "load":
      guard let share = Double(values["--share"]?.last ?? "1"), 0...1 ~= share else { return nil }
      self = .load(contenders: contenders, loads: values["--load"] ?? [], share: share)
    case "graph": self = .graph(contenders: contenders, screens: values["--screen"] ?? [])
    default: return nil
    }
  }

  private static func each(_ option: String, _ values: [String]) -> [String] {
    values.flatMap { [option, $0] }
  }
}
