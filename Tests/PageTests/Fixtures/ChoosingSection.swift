import Foundation
import TestSupport

/// A situation as `docs/CHOOSING.md` has it.
struct ChoosingSection {
  let id: String
  let title: String
  /// The orders of its figures, without the marks of Markdown.
  let orders: [String]
  /// Everything below the figures, without these marks.
  let prose: String

  static var all: [ChoosingSection] {
    get throws {
      let page = try String(contentsOf: Project.root.appending(path: "docs/CHOOSING.md"), encoding: .utf8)
      return page.components(separatedBy: "\n## ").dropFirst().compactMap(ChoosingSection.init)
    }
  }

  /// Reads a section; `nil` if it has no figures.
  private init?(_ section: String) {
    guard let id = section.firstMatch(of: /<!-- Figures, (.*?); renew/)?.1,
      let end = section.firstRange(of: "<!-- End of figures, \(id) -->")
    else { return nil }
    let lines = section.split(separator: "\n").map(String.init)
    self.id = String(id)
    title = lines[0]
    orders = lines.filter { $0.hasPrefix("- ") }.map { Self.plain(String($0.dropFirst(2))) }
    prose = Self.plain(String(section[end.upperBound...]).replacing("\n", with: " "))
  }

  private static func plain(_ text: String) -> String {
    text.replacing(/\[([^\]]*)\]\([^)]*\)/) { "\($0.1)" }.replacing(/[*`]/, with: "")
  }

  /// The order of the first figure as a button says it: groups and least factors, without values.
  var short: (label: String, text: String, isShown: Bool) {
    let order = orders[0].prefix { $0 != ";" }.replacing(/\.$/, with: "")
    let parts = order.components(separatedBy: ": ")
    let text = parts.last ?? ""
    let label = parts.dropLast().joined(separator: ": ")
    if text.hasPrefix("no difference shown") { return (label, "no difference shown", false) }
    let plain = text.replacing(/\ [0-9]+(?: %)?(?: to [0-9]+(?: %)?)?(?= \(|, then|$)/, with: "")
    return (label, plain.replacing(" times as much", with: "×"), true)
  }
}
