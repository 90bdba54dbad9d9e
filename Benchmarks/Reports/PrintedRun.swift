public import Records

/// A run as it was printed. README shows the first table of the comparison, RESULTS all of it; the page about measuring
/// shows the run of the mechanisms.
public struct PrintedRun: Codable, Sendable {
  private static let heading = "AT A GLANCE"
  private let lines: [String]

  /// Keeps what the run of a record printed.
  ///
  /// - Returns: `nil` if the first table, or one of the tables of counts, is missing.
  public init?(_ text: String, of record: RecordName) {
    guard Self.setting(of: record).tables.allSatisfy({ text.contains("\n\($0)\n") }) else { return nil }
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The words of the run that a record has.
  public static func words(of record: RecordName) -> [String] { setting(of: record).words }

  /// The parts of pages, each with the path of its page: the whole run, and its first table.
  public func parts(of record: RecordName) -> [(path: String, part: RecordedPart)] {
    let glance = lines.drop { $0 != Self.heading }.dropFirst().prefix { !$0.isEmpty }
    let pages = [(Self.setting(of: record).page, lines[...]), ("README.md", glance)]
    return pages.filter { !$0.1.isEmpty }.map { page, lines in
      let part = RecordedPart(
        begin: "<!-- Printed by a run; renew with: \(record.command) -->",
        end: "<!-- End of what a run printed -->",
        text: (["```"] + lines + ["```", ""]).joined(separator: "\n")
      )
      return (page, part)
    }
  }

  /// A run's words, the tables without which it is not kept, and the page that shows all of it.
  private typealias Setting = (words: [String], tables: [String], page: String)

  private static func setting(of record: RecordName) -> Setting {
    if record == .mechanisms {
      let words = ["run", "--suite", "mechanisms", "--budget", "30"]
      return (words, ["MECHANISMS, RETAINS AND RELEASES"], "Benchmarks/README.md")
    }
    let tables = [heading, "NAVIGATION, RETAINS AND RELEASES", "BINDING, MESSAGES"]
    return (["run", "--budget", "40"], tables, "docs/RESULTS.md")
  }
}
