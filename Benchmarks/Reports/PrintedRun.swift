public import Tracing

/// A run of the comparison as it was printed: README shows its first table, RESULTS all of it.
public struct PrintedRun: Codable, Sendable {
  /// The words of the run.
  public static let words = ["run", "--budget", "40"]

  private static let heading = "AT A GLANCE"
  private let lines: [String]

  /// Keeps what a run printed.
  ///
  /// - Returns: `nil` if the first table, or one of the tables of counts, is missing.
  public init?(_ text: String) {
    let parts = [Self.heading, "NAVIGATION, RETAINS AND RELEASES", "BINDING, MESSAGES"]
    guard parts.allSatisfy({ text.contains("\n\($0)\n") }) else { return nil }
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The parts of pages, each with the path of its page.
  public var parts: [(path: String, part: RecordedPart)] {
    let glance = lines.drop { $0 != Self.heading }.dropFirst().prefix { !$0.isEmpty }
    return [("README.md", Self.part(glance)), ("docs/RESULTS.md", Self.part(lines[...]))]
  }

  private static func part(_ lines: ArraySlice<String>) -> RecordedPart {
    RecordedPart(
      begin: "<!-- Printed by a run; renew with: swift run workbench record run -->",
      end: "<!-- End of what a run printed -->",
      text: (["```"] + lines + ["```", ""]).joined(separator: "\n")
    )
  }
}
