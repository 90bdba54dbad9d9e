import Foundation
import TestSupport

/// What is run in the page to find out about it: each a function's body, in a file beside the tests.
enum Script {
  /// Figures that say nothing of where they are from.
  static let bareNumbers = text("bareNumbers")
  /// Texts that are too faint, after everything closed was opened (WCAG 2.2, 1.4.3).
  static let contrast = text("contrast")
  /// Controls in sight that have not had the focus.
  static let missed = text("missed")
  /// Names and texts of what can be downloaded.
  static let downloads = text("downloads")
  /// Short words for effects of controls.
  static let effect = text("effect")
  /// What has the focus, and whether that shows.
  static let focus = text("focus")
  /// What controls there are.
  static let keys = text("keys")
  /// Every number that says where it is from, after everything closed was opened.
  static let numbers = text("numbers")
  /// Who comes where by the weights.
  static let order = text("order")
  /// Controls in sight, and what shows only a part of what it holds.
  static let onPaper = text("onPaper")
  /// Language, headings and what has no name.
  static let outline = text("outline")
  /// How much wider than the screen the page is.
  static let overhang = text("overhang")
  /// The names of tables' rows.
  static let rowNames = text("rowNames")
  /// The tabs.
  static let tabs = text("tabs")
  /// The page's own entries of shifts and of the first drawing, after two frames.
  static let timing = text("timing")

  /// An empty one fails the test that uses it.
  private static func text(_ name: String) -> String {
    let file = Project.root.appending(path: "Tests/ReportTests/Scripts/\(name).js")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
