import Foundation
public import Records
import Suites

/// The counted differences between the variants and their siblings, as the page of variants shows them, and what of a
/// rename is the update, as RESULTS does.
public struct VariantCounts: Sendable {
  /// The page of variants, below the package's folder.
  public static let path = "docs/patterns/variants.md"
  /// The page with the updates.
  public static let updatesPath = "docs/RESULTS.md"

  private let figures: ModuleFigures
  /// The variants' modules, each named after its sibling's, an underscore between.
  private let variants: [String]
  private let many = " of 1000000 users"
  private let rename = "binding/rename-row"
  private let retains = "retains and releases"

  /// Takes the recorded counts.
  public init(_ figures: ModuleFigures) {
    self.figures = figures
    variants = figures.modules.keys.filter { $0.contains("_") }.sorted()
  }

  /// The recorded part of the page of variants.
  public var part: RecordedPart { part(markdown) }

  /// The recorded part about updates: the variants that draw the whole list after a rename.
  public var updates: RecordedPart { part(updatesMarkdown) }

  private func part(_ text: String) -> RecordedPart {
    RecordedPart(
      begin: "<!-- Counted; renew with: swift run workbench record figures/counts -->",
      end: "<!-- End of what is counted -->",
      text: text
    )
  }

  private var markdown: String {
    let ofRetains =
      "Retains and releases of a step, on the ten shipped users: the sibling's → the variant's, if they differ."
    let ofGrowth =
      "With a million users, *User 1* and so on: steps in which one has at least twice as much as the other."
    let parts = [
      [ofRetains, ""] + table(of: retains).markdown,
      ["Swift objects that the same steps make:", ""] + table(of: "objects").markdown,
      [ofGrowth, ""] + growth.markdown,
    ]
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var updatesMarkdown: String {
    var table = TextTable(["", "variant", "one row", "whole list, as printed", "times as much"], leading: 2)
    let siblings = figures.modules.keys.filter { !$0.contains("_") }
    let ofRow = siblings.compactMap { figures["\(rename): \(retains)", of: $0] }
    var ofList: [Double] = []
    for variant in variants {
      guard let (row, list) = pair(rename, retains, of: variant), list >= 2 * row else { continue }
      ofList.append(list)
      let name = Self.name(variant)
      let link = "[\(name)](patterns/variants.md#\(name.lowercased().replacing(".", with: "")))"
      let factor = (list / row).formatted(.number.locale(Locale(identifier: "en_US")).precision(.fractionLength(1)))
      let cells = [String(variant.prefix { $0 != "_" }), link, Self.text(row), Self.text(list), factor]
      table.add(cells.map { TextTable.Cell($0) })
    }
    let ranges = "With one row the six have \(Self.range(ofRow)); with the whole list these have \(Self.range(ofList))."
    let head = "Retains and releases of `rename-row`, on the ten shipped users:"
    return ([head, ""] + table.markdown + ["", ranges, ""]).joined(separator: "\n")
  }

  private static func range(_ numbers: [Double]) -> String {
    guard let least = numbers.min(), let most = numbers.max() else { return "none" }
    return "\(text(least)) to \(text(most))"
  }

  private func table(of figure: String) -> TextTable {
    let steps = Benchmark.all.filter { step in variants.contains { cell(step.id, figure, of: $0) != nil } }
    var table = TextTable([""] + steps.map(\.name))
    for variant in variants {
      let cells = steps.map { cell($0.id, figure, of: variant) ?? "" }
      table.add(([Self.name(variant)] + cells).map { TextTable.Cell($0) })
    }
    return table
  }

  private var growth: TextTable {
    var table = TextTable(["", "step", "retains and releases", "bytes"], leading: 2)
    for variant in variants {
      for step in Benchmark.all {
        let figures = [retains, "bytes"]
        let pairs = figures.compactMap { pair(step.id + many, $0, of: variant) }
        guard pairs.contains(where: { max($0, $1) >= 2 * min($0, $1) }) else { continue }
        let cells = figures.map { cell(step.id + many, $0, of: variant) ?? "" }
        table.add(([Self.name(variant), step.name] + cells).map { TextTable.Cell($0) })
      }
    }
    return table
  }

  /// A figure of the sibling and of the variant; `nil` if one of them is not recorded.
  private func pair(_ step: String, _ figure: String, of variant: String) -> (Double, Double)? {
    let sibling = String(variant.prefix { $0 != "_" })
    guard let before = figures["\(step): \(figure)", of: sibling],
      let after = figures["\(step): \(figure)", of: variant]
    else { return nil }
    return (before, after)
  }

  /// Both figures of a pair; `nil` if they are equal.
  private func cell(_ step: String, _ figure: String, of variant: String) -> String? {
    pair(step, figure, of: variant).flatMap { before, after in
      before == after ? nil : "\(Self.text(before)) → \(Self.text(after))"
    }
  }

  private static func name(_ module: String) -> String { module.replacing("_", with: ".") }

  /// A number with a space between thousands, and with a half if it is the mean of two kinds of steps.
  private static func text(_ number: Double) -> String {
    number.formatted(.number.locale(Locale(identifier: "en_US"))).replacing(",", with: " ")
  }
}
