import Foundation
import TestSupport

/// Scripts that run in the page to inspect it: each is a function's body, in a file beside the tests.
enum Script {
  /// The parts of the times that are left out if logarithms fail, and the heads of those that are drawn.
  static let brokenPart = text("brokenPart")
  /// Words that no number may be shown as, after everything closed was opened.
  static let wrongWords = text("wrongWords")
  /// Figures without a source.
  static let bareNumbers = text("bareNumbers")
  /// Texts that are too faint, after everything closed was opened (WCAG 2.2, 1.4.3).
  static let contrast = text("contrast")
  /// Controls in sight that have not had the focus.
  static let missed = text("missed")
  /// Names and texts of the downloads.
  static let downloads = text("downloads")
  /// Short words for effects of controls.
  static let effect = text("effect")
  /// The element that has the focus, and if its focus shows.
  static let focus = text("focus")
  /// The keys of all controls.
  static let keys = text("keys")
  /// Every number with its source, after everything closed was opened.
  static let numbers = text("numbers")
  /// The conclusion on the page: the sentence, the bars, and the figures with their letters.
  static let conclusion = text("conclusion")
  /// The places at which two references of a drawing begin or end together.
  static let joints = text("joints")
  /// The letters, the darkness and the text of each cell in tables of figures.
  static let shades = text("shades")
  /// The distance of a table's first head from its frame's corner, after the frame was scrolled.
  static let corner = text("corner")
  /// Visible controls, and elements that show only a part of their content.
  static let onPaper = text("onPaper")
  /// Language, headings and elements without a name.
  static let outline = text("outline")
  /// The width by which the page exceeds the screen.
  static let overhang = text("overhang")
  /// The names of tables' rows.
  static let rowNames = text("rowNames")
  /// The tabs.
  static let tabs = text("tabs")
  /// The page's own entries of shifts and of the first drawing, after two frames.
  static let timing = text("timing")

  /// Reads a script; an empty one fails the test that uses it.
  private static func text(_ name: String) -> String {
    let file = Project.root.appending(path: "Tests/PageTests/Scripts/\(name).js")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
