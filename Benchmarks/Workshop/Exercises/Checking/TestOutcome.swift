import Texts

/// The outcome of `swift test`, read from what it prints.
struct TestOutcome: Equatable {
  /// A failure of a test.
  struct Issue: Equatable {
    /// The scenario, or else the name of the test.
    let title: String
    /// The reason, in one line.
    private(set) var reason: String
    /// The objects that are still alive, such as `1 × MyVIPER.UserDetailsRouter`, the module's own first; empty if the
    /// failure is of another kind.
    private(set) var alive: [String] = []

    /// True for a warning: nothing is wrong, and the test asks why it is so.
    let isQuestion: Bool

    /// Reads the first line of a failure or a warning; `nil` if it is neither.
    fileprivate init?(_ line: Substring) {
      let form = #/\S+ Test (.+?) recorded (an issue|a warning)(?: with \d+ arguments? (.+?))? at [^ :]+:\d+:\d+: (.+)/#
      guard let parts = line.wholeMatch(of: form)?.output else { return nil }
      isQuestion = parts.2 == "a warning"
      let argument = parts.3?.firstRange(of: " → ").map { parts.3?[$0.upperBound...] ?? "" } ?? ""
      let name = parts.1.hasPrefix("\"") ? String(parts.1.dropFirst().dropLast()) : String(parts.1)
      title = argument.contains(#/^\d+\. /#) ? String(argument) : name
      let text = parts.4.trimmingPrefix(#/(?:Caught error|Expectation failed): /#)
      // On systems on which nothing shortens the line, its objects stay a part of the reason.
      reason = String(text.hasSuffix(":") ? text.dropLast() : text)
    }

    /// Takes a line that explains the failure.
    fileprivate mutating func take(_ line: Substring) {
      if line.hasPrefix("↳ ") { reason = String(line.dropFirst(2)) }
      if line.contains(#/^  \d+ (×|of other modules)/#) { alive.append(String(line.dropFirst(2))) }
    }
  }

  /// The failures and warnings, in the order in which they are printed.
  private var recorded: [Issue] = []
  /// The compiler's errors, each once.
  private(set) var errors: [String] = []
  /// The number of tests that ran; `nil` if the run did not come to its end.
  private(set) var count: Int?
  /// The reason why a run did not come to its end, as it was printed; `nil` if none was.
  private(set) var fatal: String?
  /// The tests that ran when it ended too early.
  private(set) var interrupted: [String] = []
  private var hasPassed = false

  /// Reads what was printed.
  ///
  /// - Parameters:
  ///   - folder: the folder of the package, which is left out of the places of errors.
  ///   - finished: the number of tests in the file that the test library writes at its end; `nil` if there is none. Any
  ///     code that runs can print that all tests passed.
  ///   - given: the number of tests that the exercise has.
  ///   - limit: the reason why the run was ended; `nil` if it was not.
  init(_ text: String, in folder: String, finished: Int?, given: Int, limit: String? = nil) {
    fatal = limit
    var isInterrupted = false
    for line in text.lines {
      if let issue = Issue(line) {
        recorded.append(issue)
      } else if let end = line.firstMatch(of: #/Test run with (\d+) tests?\b.* (passed|failed) after/#)?.output {
        count = Int(end.1)
        hasPassed = end.2 == "passed"
      } else if line.contains(#/^\/.+:\d+:\d+: error: /#) {
        let error = String(line).replacing("\(folder)/", with: "")
        if !errors.contains(error) { errors.append(error) }
      } else if let word = line.firstRange(of: "Fatal error: ") ?? line.firstRange(of: "unexpected signal") {
        fatal = fatal ?? String(line[word.lowerBound...])
      } else if line == "The run ended while these tests ran:" {
        isInterrupted = true
      } else if isInterrupted, line.hasPrefix("  ") {
        interrupted.append(String(line.dropFirst(2)))
      } else {
        isInterrupted = false
        if !recorded.isEmpty, count == nil { recorded[recorded.count - 1].take(line) }
      }
    }
    if finished ?? -1 < given { (count, hasPassed) = (nil, false) }
  }

  /// Returns the number of tests in a report of the test library.
  static func finished(in report: String) -> Int? {
    report.firstMatch(of: #/<testsuite [^>]*tests="(\d+)"/#).flatMap { Int($0.output.1) }
  }

  /// The failures.
  var issues: [Issue] { recorded.filter { !$0.isQuestion } }

  /// The questions of tests that pass, each once.
  var questions: [String] {
    recorded.filter(\.isQuestion).map(\.reason).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// True if the run came to its end, and all tests passed, of which there was at least one.
  var passed: Bool { hasPassed && issues.isEmpty && (count ?? 0) > 0 }
}
