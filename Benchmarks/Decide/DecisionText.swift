import Texts

extension Decision {
  /// The conclusion for a terminal: the sentence, the bars, what would change it and what was not measured. A longer line is
  /// for the caller to break.
  ///
  /// - Parameter width: the number of columns, 40 or more.
  public func text(width: Int = 80) -> String {
    let heading = answers.map(\.text).joined(separator: " · ")
    let unmeasured = notMeasured.joined(separator: " ")
    let limits = ([unmeasured, origin].compactMap(\.self)).joined(separator: " ")
    let head = [heading, sentence] + drawn(width)
    let (change, layout) = (change(within: width), Layout(width: width))
    // The first that fits on a screen of 24 lines with a prompt below it; a narrow screen has none, and shows all.
    let choices = [
      [proportions, size, change, limits], [proportions, shortSize, change, limits], [shortSize, change, limits],
      [change, limits], [limits], [unmeasured],
    ]
    let texts = choices.map { notes in
      (head + notes.compactMap(\.self)).filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }
    return texts.first { width < 80 || layout.fit($0).count(where: \.isNewline) < 24 } ?? texts[choices.count - 1]
  }

  /// The number of figures that are size under another name, in a short sentence; `nil` if there are none.
  private var shortSize: String? {
    ofSize.isEmpty ? nil : "Size under another name: \(ofSize.count) of \(figures.count) figures."
  }

  /// The bars with a line above; none if no contender has a mean.
  private func drawn(_ width: Int) -> [String] {
    let bars = bars
    guard let longest = bars.compactMap(\.ratio).max() else { return [] }
    let titles = bars.map { Self.cut($0.title.visible) }
    let (title, letters) = (titles.map(\.count).max() ?? 0, bars.compactMap(\.letters).map(\.count).max() ?? 1)
    let ratios = bars.map { $0.ratio.map(Figure.text(ofFactor:)) ?? "" }
    let (words, ratio) = (bars.map(\.words.count).max() ?? 0, ratios.map(\.count).max() ?? 0)
    let space = min(16, max(4, width - title - letters - words - ratio - 4))
    let rows = bars.indices.map { row in
      let bar = bars[row]
      let cells = [
        Self.padded(titles[row], title), Self.padded(bar.letters ?? "", letters),
        Self.padded(bar.ratio.map { Self.bar($0 / longest, space) } ?? "", space),
        String(repeating: " ", count: ratio - ratios[row].count) + ratios[row], bar.words,
      ]
      return cells.joined(separator: " ")
    }
    let what = mean.parts.count == 1 ? mean.parts[0].figure.label : "geometric mean of \(mean.parts.count) figures"
    return ["\(what): shorter is better; same letter: not told apart"] + rows
  }

  /// A bar of a share of the space, in eighths of a column, so that it is read without colour.
  private static func bar(_ share: Double, _ space: Int) -> String {
    let eighths = max(1, Int((share * Double(space) * 8).rounded()))
    let rest = eighths % 8
    let part = rest == 0 ? "" : String(Character(Unicode.Scalar(0x2590 - UInt16(rest)) ?? "▌"))
    return String(repeating: "█", count: eighths / 8) + part
  }

  private static func cut(_ name: String) -> String { name.count > 14 ? "\(name.prefix(13))…" : name }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// A conclusion in JSON.
public struct DecisionDocument: Encodable, Sendable {
  /// A figure with the share of the weights that it has; 0 for one that rules contenders out.
  struct Entry: Encodable, Sendable {
    let name: String
    let label: String
    let unit: String
    let better: String
    let size: String
    let noise: Double
    /// True if the noise is a difference in the unit; missing if it is a share of the smaller value.
    let noiseIsAbsolute: Bool?
    let noiseSource: String
    let values: [String: Double]
    let letters: [String: String]
    let weight: Double
    /// True if it has the order of lines of code.
    let isSize: Bool
    let commit: String?
    let command: String?
    let date: String?

    init(_ figure: Figure, weight: Double, isSize: Bool) {
      (name, label, unit, better) = (figure.name, figure.label, figure.unit, figure.better.rawValue)
      (size, noise, noiseSource, values) = (figure.size, figure.noise.size, figure.noiseSource, figure.values)
      noiseIsAbsolute = figure.noise.isAbsolute ? true : nil
      letters = Dictionary(uniqueKeysWithValues: figure.order.map { ($0, figure.letters[$0] ?? "") })
      (self.weight, self.isSize) = (weight, isSize)
      (commit, command, date) = (figure.origin?.commit, figure.origin?.command, figure.origin?.date)
    }
  }

  let schema = 1
  let answers: [String: String]
  let figures: [Entry]
  let sentence: String
  let certainty: String?
  let bars: [Decision.Bar]
  let size: String?
  /// The figures that the mean mostly follows, in a sentence; missing if there are none.
  let proportions: String?
  let change: String
  let notMeasured: [String]

  /// Takes all of a conclusion.
  public init(_ decision: Decision) {
    answers = decision.choice
    let weighed = decision.figures.map { entry in
      Entry(entry.figure, weight: entry.weight, isSize: decision.ofSize.contains(entry.figure))
    }
    let names = Set(weighed.map(\.name))
    let ruling = decision.ruledOut.map(\.figure).filter { !names.contains($0.name) }
      .reduce(into: [Figure]()) { if !$0.contains($1) { $0.append($1) } }
    figures = weighed + ruling.map { Entry($0, weight: 0, isSize: false) }
    (sentence, certainty, bars) = (decision.sentence, decision.certainty, decision.bars)
    (size, proportions, change) = (decision.size, decision.proportions, decision.change)
    notMeasured = decision.notMeasured
  }
}
