import ChangeCosts
import Command
import Texts

extension ChangesReport {
  /// The meanings of the columns.
  static let noteLines = [
    "files: changed and added, of all that the architecture has; those that are removed after a minus. A removal costs what "
      + "is edited outside of what goes",
    "edited, new: lines of code, neither blank nor comment. Edited ones were there and are replaced or removed; new ones "
      + "replace none",
    "tests: the same of the tests of roles",
    "tokens: names, literals and signs that are added or removed; where lines break makes no difference",
    "names no UIKit: share of the lines that stand in files which name no type of the user interface",
  ].map { "- \($0)" }

  static var note: String { noteLines.joined(separator: "\n") }

  /// The costs of one request.
  ///
  /// - Parameter namesRoles: true if the roles are named, not counted.
  func table(of request: ChangesEntry, namesRoles: Bool) -> TextTable {
    var table = TextTable(
      [
        "", "roles", "files", "edited", "new", "tests edited", "new", "tokens", "protocols", "initialisers",
        "names no UIKit",
      ],
      leading: namesRoles ? 2 : 1
    )
    for change in request.changes {
      let tests = change.tests.map { ["\($0.edited)", "\($0.new)"] } ?? [TextTable.missing, TextTable.missing]
      let cells =
        [
          name(change.architecture), namesRoles ? change.roles.joined(separator: ", ") : "\(change.roles.count)",
          change.touched, "\(change.code.edited)",
          "\(change.code.new)",
        ] + tests + [
          "\(change.code.tokens)", "\(change.protocols.count)", "\(change.initialisers)",
          change.interfaceFreeShare.map(Self.percent) ?? "",
        ]
      table.add(cells.map { TextTable.Cell($0) })
    }
    return table
  }

  /// The sums, the least lines first.
  var sumTable: TextTable {
    var table = TextTable([
      "", "lines", "edited", "new", "tests", "tokens", "files", "of its own", "protocols", "hottest file",
    ])
    for total in totals.sorted(by: { $0.lines < $1.lines }) {
      let hottest = total.hottestName.map { "\($0) \(total.hottestFileRequests)" } ?? ""
      let sums = [total.lines, total.edited, total.new, total.testLines, total.tokens, total.files].map {
        $0.map(Self.short) ?? TextTable.missing
      }
      let cells =
        [name(total.architecture)] + sums + [Self.percent(total.touchedShare), Self.short(total.protocols), hottest]
      table.add(cells.map { TextTable.Cell($0) })
    }
    return table
  }

  /// The order that is larger than the noise, in one sentence.
  var orderSentence: String {
    guard let lines = spread.ofSum(.lines), let tokens = spread.ofSum(.tokens) else {
      return "No order is shown: no change was made by two authors, so that the noise is not known."
    }
    let noise =
      "by more than two authors differ who make the same changes (up to \(Self.percent(lines)) of the lines and "
      + "\(Self.percent(tokens)) of the tokens)"
    let groups = groups.map { $0.map(name) }
    guard groups.count > 1 else { return "No architecture's changes cost less than another's \(noise)." }
    let order = groups.map { Self.list($0) }.joined(separator: ", and less there than in ")
    let open = groups.filter { $0.count > 1 }.map { "no order is shown among \(Self.list($0))" }
    return "In lines and in tokens, changes cost less in "
      + "\(order.replacing(", and less there than in ", with: " than in ", maxReplacements: 1)), \(noise)."
      + (open.isEmpty ? "" : " \(Self.sentence(open.joined(separator: ", and "))).")
  }

  /// The section about what two authors differ in; `nil` if no change was made twice.
  var noiseSection: [String]? {
    guard let sum = spread.ofSum(.lines), let one = spread.ofOneRequest(.lines) else { return nil }
    let requests = Self.list(spread.requests)
    let lead = """
      \(requests) were made a second time in all six, by an author who had the request, the module and the patterns' \
      roles, and had seen no patch. Both authors' changes pass the same scenarios. In one request they differ by up to \
      \(Self.percent(one)) of the lines, in the sum of both by up to \(Self.percent(sum)); figures are first → second.
      """
    return ["## The noise: the same change by another author", "", lead, ""] + noiseTable.markdown
  }

  private var noiseTable: TextTable {
    let requests = spread.requests
    let measures: [ChangeTotals.Measure] = [.lines, .tokens, .testLines]
    var table = TextTable([""] + requests.flatMap { request in measures.map { "\(request): \($0.rawValue)" } })
    for total in totals {
      let cells = requests.flatMap { request in
        measures.map { measure in
          let pair = spread.pairs(measure).first { $0.request == request && $0.architecture == total.architecture }
          return pair.map { "\($0.first) → \($0.second)" } ?? TextTable.missing
        }
      }
      table.add(([name(total.architecture)] + cells).map { TextTable.Cell($0) })
    }
    return table
  }

  /// Returns words as a sentence lists them, with another word before the last.
  static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension ChangeEntry {
  /// The files that are changed and added, of all; those that are removed after a minus.
  fileprivate var touched: String {
    "\(changedFiles + addedFiles)/\(allFiles)" + (removedFiles == 0 ? "" : " −\(removedFiles)")
  }
}
