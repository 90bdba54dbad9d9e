import Foundation
import Texts

extension Decision {
  /// A contender's mean as a bar: a longer one is worse.
  public struct Bar: Sendable, Equatable, Encodable {
    /// The contender's module.
    public let contender: String
    /// The contender's title.
    public let title: String
    /// The letters in the mean; `nil` if it is ruled out or has no mean.
    public let letters: String?
    /// The factor by which its mean is that of the best that is not ruled out; `nil` if it has no mean.
    public let ratio: Double?
    /// The same factor net of noise, for one that is behind.
    public let net: Double?
    /// The reason why it is chosen or not.
    public let words: String
  }

  /// The conclusion in one sentence.
  public var sentence: String {
    var clauses = excluded
    let isFirst = clauses.isEmpty
    if let only = first.first, first.count == 1 {
      clauses.append(behind.isEmpty ? alone(only, isFirst) : "\(isFirst ? "" : "of the others ")\(ahead(only))")
    } else if !first.isEmpty {
      if !behind.isEmpty { clauses.append("not \(names(behind, "or")), \(isBehind)") }
      clauses.append("\(clauses.isEmpty ? "" : "among the others ")\(together)")
    } else {
      clauses.append(nothing)
    }
    if !first.isEmpty {
      clauses += unspoken.map { "no fact speaks of \($0)" }
      if !unknown.isEmpty { clauses.append("nothing is said of \(names(unknown)), as a figure is missing") }
    }
    if let look { clauses.append("look at \(look)") }
    let text = clauses.joined(separator: "; ")
    return (text.prefix(1).uppercased() + text.dropFirst() + ".").visible
  }

  /// A word for the certainty of the conclusion, with its scale; `nil` without a conclusion.
  ///
  /// One that is ahead is so *clearly* if each other mean is worse by a factor of 1.5 after noise, and *barely* if one is worse
  /// by less than 1.1.
  public var certainty: String? {
    guard let best = first.first else { return nil }
    guard first.count == 1 else {
      return "undecided: the figures do not tell \(first.count) of them apart\(dependence)."
    }
    guard let least = behind.map({ exp(mean.net(of: $0, over: best)) }).min() else { return nil }
    let words =
      least < 1.1
      ? "barely ahead (by less than 1.1 times after noise)"
      : least < 1.5
        ? "fairly ahead (by 1.1 to 1.5 times after noise)" : "clearly ahead (by 1.5 times or more after noise)"
    return "\(words)\(dependence)."
  }

  /// A clause about figures whose order was another under other conditions.
  private var dependence: String {
    let tried = mean.parts.map(\.figure).filter { $0.trial != nil }
    let turning = tried.filter { $0.trial?.turning.isEmpty == false }
    guard !turning.isEmpty else { return "" }
    let count = mean.parts.count == 1 ? "the figure has" : "\(turning.count) of \(mean.parts.count) figures have"
    return "; with one change made in all, or one architecture written otherwise, \(count) another best or worst"
  }

  /// A bar for each contender: those with a mean by their order, then those that are ruled out, then the unknown.
  public var bars: [Bar] {
    let (best, letters) = (mean.order.first, mean.letters)
    let ruled = ruledOut.map(\.contender).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return (mean.order + ruled + unknown).map { contender in
      let net = best.map { exp(mean.net(of: contender, over: $0)) } ?? 1
      return Bar(
        contender: contender,
        title: name(contender),
        letters: letters[contender],
        ratio: best.flatMap { mean.ratio(of: contender, to: $0) },
        net: behind.contains(contender) ? net : nil,
        words: words(on: contender, net).visible
      )
    }
  }

  /// The other answers that would lead to another conclusion, in one sentence; those with the fewest contenders first.
  public var change: String { change(changes, limit: .max) }

  /// Returns the sentence with two answers if it fits into a width, or else with one.
  func change(within width: Int) -> String {
    let changes = changes
    let two = change(changes, limit: 2)
    return two.count <= width ? two : change(changes, limit: 1)
  }

  /// Returns the sentence with at most so many of these answers.
  func change(naming limit: Int) -> String { change(changes, limit: limit) }

  private func change(_ changes: [(answer: Questions.Answer, decision: Decision)], limit: Int) -> String {
    guard !changes.isEmpty else { return "No other answer to one question changes this." }
    let sorted = changes.enumerated().sorted {
      ($0.element.decision.first.count, $0.offset) < ($1.element.decision.first.count, $1.offset)
    }
    let clauses = sorted.prefix(limit).map { _, change in
      let first = change.decision.first
      return "\(change.answer.text) (then \(first.count > 3 ? "\(first.count) not told apart" : names(first, "or")))"
    }
    let rest = changes.count - clauses.count
    let others = rest > 0 ? [rest == 1 ? "one more answer" : "\(rest) more answers"] : []
    return "What would change it: \((clauses + others).joined(separator: ", ")).".visible
  }

  /// The sentence that names the figures that are size under another name; `nil` if there are none.
  public var size: String? {
    guard !ofSize.isEmpty else { return nil }
    let isItself = ofSize.contains { $0.name == questions.sizeFigure }
    let (labels, count) = (FactOrder.list(ofSize.map(\.label)), "\(ofSize.count) of \(figures.count)")
    return "\(isItself ? "Size, or size" : "Size") under another name: \(labels) (\(count) figures). "
      + "\(ofSize.count == 1 ? "Its" : "Their") order is nearly that of lines of code."
  }

  /// Sentences about proportions that the mean does not tell: the figures that it mostly follows, and how long the times among
  /// its figures are beside a frame; `nil` if there is nothing to tell.
  public var proportions: String? {
    let sentences = [dominance, beside].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The sentence that names the figures that the mean mostly follows; `nil` if there are none, or no others beside them.
  ///
  /// A mean of ratios has no limit for one of them, so a figure in which two contenders differ by a factor of 100 or more
  /// outweighs others, however important these are to the team.
  private var dominance: String? {
    let spreads = mean.parts.map { (figure: $0.figure, factor: spread(of: $0.figure)) }
    let great = spreads.filter { $0.factor >= 100 }
    guard !great.isEmpty, great.count < spreads.count, let most = great.map(\.factor).max() else { return nil }
    let rest = spreads.filter { $0.factor < 100 }.map(\.factor).max() ?? 1
    let (own, others) = (Figure.text(ofFactor: most), Figure.text(ofFactor: rest))
    return "The mean mostly follows \(FactOrder.list(great.map(\.figure.label))): factors of up to \(own); "
      + "the other figures differ by up to \(others)."
  }

  /// The sentence that compares the longest time, measured in microseconds, with a frame at 60 Hz; `nil` without a time.
  private var beside: String? {
    let times = mean.parts.map(\.figure).filter { $0.format == .time && $0.unit == "µs" }
    let values = times.flatMap { time in
      mean.order.compactMap { contender in time.values[contender].map { (time, $0) } }
    }
    guard let (figure, longest) = values.max(by: { $0.1 < $1.1 }) else { return nil }
    return
      "The longest of these times is \(figure.text(longest)), on the machine that measured; a frame at 60 Hz takes 16,700 µs."
  }

  /// The factor between the greatest and the least value of the contenders of the mean.
  private func spread(of figure: Figure) -> Double {
    let values = mean.order.compactMap { figure.values[$0] }
    guard let least = values.min(), let most = values.max(), least > 0 else { return 1 }
    return most / least
  }

  /// Sentences about all that was not measured; the figures that are missing come first.
  public var notMeasured: [String] {
    var sentences: [String] = []
    for size in missing.map(\.size).reduce(into: [String?](), { if !$0.contains($1) { $0.append($1) } }) {
      let labels = missing.filter { $0.size == size }.map(\.label)
      sentences.append("No fact tells \(FactOrder.list(labels, "or"))\(size.map { " with \($0)" } ?? "").")
    }
    if !mean.withoutRatios.isEmpty {
      let labels = FactOrder.list(mean.withoutRatios.map(\.label))
      sentences.append("The mean leaves out \(labels): a value of 0 has no ratio.")
    }
    if !unknown.isEmpty { sentences.append("The mean leaves out \(names(unknown)): a figure is missing.") }
    return (sentences + answers.compactMap(\.notMeasured) + questions.limits).map(\.visible)
  }

  /// The commits and days of the facts, in one sentence; `nil` if no figure counts.
  public var origin: String? {
    let used = figures.map(\.figure) + ruledOut.map(\.figure)
    let origins = Set(used.compactMap(\.origin).map { "\($0.commit), \($0.date)" })
    return origins.isEmpty ? nil : "Facts of \(origins.sorted().joined(separator: " and of "))."
  }

  // MARK: Parts of the sentence

  /// The least margin of those that are behind.
  private var isBehind: String {
    let least = mean.order.first.flatMap { best in behind.map { mean.net(of: $0, over: best) }.min() }.map(exp) ?? 1
    let factor = Figure.roundedDown(least)
    let margin = factor > 1 ? "at least \(Figure.text(ofFactor: factor)) times the best" : "worse than the best"
    return "whose mean is \(margin) after noise"
  }

  /// A clause for each requirement that rules contenders out.
  private var excluded: [String] {
    answers.compactMap { answer in
      let own = ruledOut.filter { $0.answer == answer }
      guard let some = own.first else { return nil }
      let out = own.map(\.contender)
      let others = some.figure.order.filter { !out.contains($0) }.map { text(some.figure, of: $0) }
      let (most, least) = (others.first ?? "", others.last ?? "")
      let range = least == most ? least : "\(least) to \(most)"
      let none = some.figure.text(0, hasUnit: false)
      return "not \(names(out, "or")), because \(some.because) (\(none), the others \(range))"
    }
  }

  private func ahead(_ contender: String) -> String {
    let least = behind.map { mean.net(of: $0, over: contender) }.min().map(exp) ?? 1
    let factor = Figure.roundedDown(least)
    let text = Figure.text(ofFactor: factor)
    let margin = factor > 1 ? "a factor of at least \(text) after noise" : "more than the noise"
    return "\(name(contender)) is ahead: each other mean is worse by \(margin)"
  }

  private func alone(_ contender: String, _ isFirst: Bool) -> String {
    if !unknown.isEmpty { return "only \(name(contender)) has all figures" }
    return isFirst ? "only \(name(contender)) takes part" : "only \(name(contender)) is left"
  }

  /// The answers of which no figure is known.
  private var unspoken: [String] {
    let known = Set(figures.map(\.figure.name))
    return answers.filter { !$0.figures.isEmpty && !$0.figures.contains { known.contains($0.name) } }.map(\.text)
  }

  private var together: String {
    let pairs = first.flatMap { one in first.map { (one, $0) } }
    let one = mean.parts.count == 1 ? "this figure does" : "the mean of \(mean.parts.count) figures does"
    // They are all but those that were named before; so many names would fill the sentence.
    let areLeft = first.count > 5 && !(ruledOut.isEmpty && behind.isEmpty)
    let all = areLeft ? "\(first.count) architectures" : names(first)
    return pairs.contains { mean.isApart($0.0, $0.1) }
      ? "none of \(all) is told apart from all of the rest" : "\(one) not tell apart \(all)"
  }

  /// The clause for answers that no figure speaks of.
  private var nothing: String {
    if figures.isEmpty, missing.isEmpty { return "these answers ask for nothing that a figure tells" }
    if !unknown.isEmpty { return "a figure is missing of each of the others" }
    return figures.isEmpty
      ? "no fact speaks of these answers, so none is ahead" : "a value of 0 leaves the others without a mean"
  }

  /// The place that tells more, to follow "look at".
  private var look: String? {
    guard let pointer else { return first.count == 1 ? nil : answers.first { !$0.figures.isEmpty }?.look }
    let values = [pointer.better, pointer.worse].map { "\(name($0)) \(text(pointer.figure, of: $0))" }
    let how = first.count > 1 ? "in which these differ most after noise" : "in which it is behind"
    return "\(pointer.figure.label), \(how) (\(values.joined(separator: ", ")))"
  }

  /// The reason on a contender's bar.
  private func words(on contender: String, _ net: Double) -> String {
    let reasons = ruledOut.filter { $0.contender == contender }.map(\.answer.text)
    if !reasons.isEmpty { return "ruled out: \(FactOrder.list(reasons))" }
    if unknown.contains(contender) { return "not known: a figure is missing" }
    guard behind.contains(contender) else {
      return first.count > 1 ? "not told apart from the best" : behind.isEmpty ? "" : "ahead by more than the noise"
    }
    guard let figure = weakness(of: contender), let best = mean.order.first else { return Self.margin(net) }
    let values = "\(text(figure, of: contender)), \(name(best)) \(text(figure, of: best))"
    return "\(Self.margin(net)); \(mean.parts.count == 1 ? "" : "\(figure.label) ")\(values)"
  }

  private static func margin(_ net: Double) -> String {
    let factor = Figure.roundedDown(net)
    return factor > 1 ? "at least \(Figure.text(ofFactor: factor))×" : "more by a hair"
  }

  /// A contender's value as it is written; only a share and a time have their unit.
  private func text(_ figure: Figure, of contender: String) -> String {
    figure.values[contender].map { figure.text($0, hasUnit: false) } ?? ""
  }

  func name(_ module: String) -> String { contenders.first { $0.module == module }?.name ?? module }

  /// The titles of contenders in the order of tables, as a sentence lists them.
  func names(_ modules: [String], _ conjunction: String = "and") -> String {
    FactOrder.list(contenders.filter { modules.contains($0.module) }.map(\.name), conjunction)
  }
}
