internal import Conformance

/// A summary of a test run's output: whole failures in the order of the specification, then the end of the run.
///
/// Lines of Swift Testing that report a start, a pass or a skip are counted. Lines from elsewhere are shown as they
/// come.
package struct TestReport {
  /// An issue as Swift Testing prints it: a line, and the lines that explain it.
  private struct Issue {
    let test: Substring
    let place: Place
    var lines: [String]
  }

  /// A place in the order of the specification; what is of no scenario comes last, as it came.
  private struct Place: Comparable {
    let rule: Int
    let scenario: Int
    let arrival: Int

    static func < (one: Place, other: Place) -> Bool {
      (one.rule, one.scenario, one.arrival) < (other.rule, other.scenario, other.arrival)
    }
  }

  /// The line below a run that had no test: a filter may have named one of the tool.
  private static let noTests =
    "No test of that name was built. In the workbench itself, WORKBENCH_TESTS=tool swift test has the tests of the tool."
  /// The words by which Swift Testing tells an issue.
  private static let recorded = [" recorded an issue", " recorded a warning", " recorded a known issue"]
  /// The number of tests that end between two lines that say so.
  private static let stride = 200
  /// The number of tests that are named when a run ends before them.
  private static let namedCount = 10

  /// Words of lines that say nothing about the tests: what Foundation's networking misses in a system without it, and what
  /// UIKit says to the controllers that tests of UIKit's behaviour present in vain.
  private static let noise = [
    "CoreFoundation: failed to dynamically link symbol", "Attempt to present HeadlessUIKitTests.",
  ]

  private var issues: [Issue] = []
  private var isInIssue = false
  private var isInCase = false
  private var running: [String] = []
  private var endedCount = 0
  private var skippedCounts: [String: Int] = [:]
  private var hasEnded = false

  package init() {}

  /// Takes a line of the run.
  ///
  /// - Returns: the lines to show now.
  package mutating func take(_ line: String) -> [String] {
    guard !hasEnded else { return [line] }
    if Self.noise.contains(where: line.contains) { return [] }
    // Colours, which Swift Testing sends to what it takes for a terminal.
    let plain = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    // An argument of a test case that starts may have many lines.
    if isInCase {
      isInCase = !plain.hasSuffix(" started.")
      return []
    }
    let text = plain.dropFirst(2)
    switch plain.first {
    case "↳", "±":
      // Others explain the run itself: versions.
      if isInIssue { addToIssue(line) }
      return []
    case "◇", "✔", "✘", "➜", "⚠︎", "━":
      isInIssue = Self.recorded.contains { text.contains($0) }
      if isInIssue {
        issues.append(issue(text, line))
        return []
      }
      return take(event: text, line)
    default:
      if isInIssue { addToIssue(line) }
      return isInIssue ? [] : [line]
    }
  }

  /// Ends the run.
  ///
  /// - Returns: the lines to show last, if the run ended without a word of its own: a crash, or an end from outside.
  package mutating func end() -> [String] {
    guard !hasEnded else { return [] }
    hasEnded = true
    guard !running.isEmpty else { return failures() }
    let more = running.count - Self.namedCount
    return failures() + ["The run ended while these tests ran:"] + running.prefix(Self.namedCount).map { "  \($0)" }
      + (more > 0 ? ["  and \(more) more"] : [])
  }

  private mutating func addToIssue(_ line: String) {
    issues[issues.count - 1].lines.append(line)
  }

  private mutating func take(event text: Substring, _ line: String) -> [String] {
    let words = text.split(separator: " ", maxSplits: 2)
    switch (words.first, words.dropFirst().first) {
    case ("Test", "run") where text.hasSuffix(" started."):
      return []
    case ("Test", "case"):
      isInCase = !text.hasSuffix(" started.")
      return []
    case ("Test", "run"):
      hasEnded = true
      return failures() + skipped() + [line] + (text.contains(" with 0 tests ") ? [Self.noTests] : [])
    case ("Test", _):
      return count(text.dropFirst(5))
    case ("Suite", _):
      if text.contains(" skipped") { return count(text.dropFirst(6)) }
      return []
    default:
      return [line]
    }
  }

  /// Counts a test, from its name on, that starts, ends or is left out.
  private mutating func count(_ text: Substring) -> [String] {
    if text.hasSuffix(" started.") {
      running.append(String(text.dropLast(9)))
    } else if let name = running.firstIndex(where: { text.hasPrefix($0) }) {
      running.remove(at: name)
      endedCount += 1
      if endedCount.isMultiple(of: Self.stride) { return ["\(endedCount) tests have run"] }
    } else if let word = text.firstRange(of: " skipped") {
      skippedCounts[String(text[word.upperBound...]), default: 0] += 1
    }
    return []
  }

  private func issue(_ text: Substring, _ line: String) -> Issue {
    let test = text.firstRange(of: " recorded a").map { text[..<$0.lowerBound] } ?? text
    let argument = text.firstRange(of: " → ").map { text[$0.upperBound...] } ?? ""
    let place = Place(
      rule: Int(argument.prefix { $0.isNumber }) ?? .max,
      scenario: ConformanceSuite.scenarios.firstIndex { argument.hasPrefix($0.description) } ?? .max,
      arrival: issues.count
    )
    return Issue(test: test, place: place, lines: Self.lines(of: line))
  }

  /// Returns an issue's line; objects that are alive are below it, those of the app's own module first and a line each.
  ///
  /// Those of the modules around it, which it only uses, share a line.
  private static func lines(of line: String) -> [String] {
    guard let list = line.firstMatch(of: /: ([0-9]+ × .+)$/)?.output.1 else { return [line] }
    let objects = list.split(separator: /, (?=[0-9]+ × )/)
    let own = objects.filter { object in !around.contains { object.contains("× \($0).") } }
    // Plain classes before generic ones.
    let order = own.map { $0.replacing(/\(unknown context at [^)]*\)\./, with: "") }
      .sorted { ($0.contains("<") ? 1 : 0, $0) < ($1.contains("<") ? 1 : 0, $1) }
    let rest = objects.filter { !own.contains($0) }
    let count = rest.reduce(0) { $0 + (Int($1.prefix(while: \.isNumber)) ?? 0) }
    let others = rest.isEmpty ? [] : ["  \(count) of other modules: \(rest.joined(separator: ", "))"]
    return [String(line[..<list.startIndex].dropLast())] + order.map { "  \($0)" } + others
  }

  /// The modules that are around every app.
  private static let around = [
    "HeadlessUIKit", "Users", "UsersInterface", "Swift", "Foundation", "FoundationEssentials",
  ]

  /// The issues' lines, those of a test together.
  private func failures() -> [String] {
    let tests = Dictionary(grouping: issues, by: \.test).values.map { $0.sorted { $0.place < $1.place } }
    return tests.sorted { $0[0].place < $1[0].place }.joined().flatMap(\.lines)
  }

  private func skipped() -> [String] {
    skippedCounts.sorted { $0.key < $1.key }.map { "\($1) skipped\($0)" }
  }
}
