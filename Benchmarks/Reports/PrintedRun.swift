public import Records
public import Tracing

/// A run as it was printed. README shows the first table of the comparison, RESULTS all of it; the page about measuring
/// shows the run of the mechanisms.
public struct PrintedRun: Codable, Sendable {
  private static let heading = "AT A GLANCE"
  private let lines: [String]

  /// Keeps what the run of a record printed.
  ///
  /// - Returns: `nil` if the first table, or one of the tables of counts, is missing.
  public init?(_ text: String, of record: RecordName) {
    let counts = ["NAVIGATION, RETAINS AND RELEASES", "BINDING, MESSAGES"]
    let tables = record == .mechanisms ? ["MECHANISMS, RETAINS AND RELEASES"] : [Self.heading] + counts
    guard tables.allSatisfy({ text.contains("\n\($0)\n") }) else { return nil }
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The words of the run that a record has.
  public static func words(of record: RecordName) -> [String] {
    record == .mechanisms ? ["run", "--suite", "mechanisms", "--budget", "30"] : ["run", "--budget", "40"]
  }

  /// The parts of pages, each with the path of its page.
  public func parts(of record: RecordName) -> [(path: String, part: RecordedPart)] {
    func part(_ lines: ArraySlice<String>) -> RecordedPart {
      RecordedPart(
        begin: "<!-- Printed by a run; renew with: \(record.command) -->",
        end: "<!-- End of what a run printed -->",
        text: (["```"] + lines + ["```", ""]).joined(separator: "\n")
      )
    }
    if record == .mechanisms { return [("Benchmarks/README.md", part(lines[...]))] }
    let glance = lines.drop { $0 != Self.heading }.dropFirst().prefix { !$0.isEmpty }
    return [("README.md", part(glance)), ("docs/RESULTS.md", part(lines[...]))]
  }
}
