/// A job of the program made for mutants: a line of a file, words between tabs.
struct RunnerJob {
  /// The tests or scenarios that a job runs.
  enum Part: String {
    /// Every role test and every scenario, one after the other, with nothing switched on: tells which mutants each one
    /// reaches, and how long it takes.
    case unchanged
    /// The role tests whose names match an expression.
    case tests
    /// The scenarios with these ids, in this order, until one fails.
    case scenarios
  }

  let part: Part
  /// The mutant to switch on.
  let mutant: Int
  /// The processor time after which the process is to end, in seconds.
  let limit: Double
  let names: [String]

  init?(_ line: Substring) {
    let words = line.split(separator: "\t").map(String.init)
    guard words.count > 2, let part = Part(rawValue: words[0]), let mutant = Int(words[1]), let limit = Double(words[2])
    else { return nil }
    self.part = part
    self.mutant = mutant
    self.limit = limit
    names = Array(words.dropFirst(3))
  }
}
