extension Figure {
  /// The contenders that have a value, as modules and titles.
  typealias Contenders = [(module: String, name: String)]

  /// The better direction, in words.
  var direction: String { better == .less ? "less is better" : "more is better" }

  /// The unit, unless the values, the label or the size have it already.
  var unitBeside: String { format.hasUnit || "\(label) \(size)".contains(unit) ? "" : unit }

  /// The noise as a number: a share of the smaller value, or a difference in the unit; `none` if there is none.
  var noiseNumber: String {
    guard noise.size > 0 else { return "none" }
    guard !noise.isAbsolute else { return Fact.short(noise.size) }
    let percent = noise.size * 100
    return "\(percent < 10 ? Fact.short(percent) : "\(Int(percent.rounded()))") %"
  }

  /// The noise and its source, to follow "noise:".
  var noiseWords: String {
    noise.size == 0 || noise == .absolute(1) ? noiseSource : "\(noiseNumber), \(noiseSource)"
  }

  /// Returns the values with their letters, the best first: contenders with the same letters stand together.
  func summary(of contenders: Contenders) -> String {
    guard letters.groups.count > 1 else { return "not told apart, \(range(of: order))" }
    let groups = order.reduce(into: [[String]]()) { groups, contender in
      if let last = groups.last?.first, letters[last] == letters[contender] {
        groups[groups.count - 1].append(contender)
      } else {
        groups.append([contender])
      }
    }
    return groups.map { group in
      "\(Self.names(of: group, contenders)) \(range(of: group)) (\(group.first.flatMap { letters[$0] } ?? ""))"
    }.joined(separator: "; ")
  }

  /// Returns each value with its letters, the best first, and the contenders without a value.
  func values(of contenders: Contenders) -> String {
    let known = order.map { module in
      "\(Self.names(of: [module], contenders)) \(range(of: [module])) \(letters[module] ?? "")"
    }
    let unknown = contenders.filter { values[$0.module] == nil }.map { "\($0.name) –" }
    return (known + unknown).joined(separator: " · ")
  }

  /// Returns the best and the worst with the factor between them that is left after noise, in one sentence.
  func verdict(of contenders: Contenders) -> String {
    guard let best = order.first, let worst = order.last, isApart(best, worst) else {
      return "\(label.withoutMarks.withCapital), \(direction): not told apart (\(range(of: order)))."
    }
    // What is like both ends is at neither.
    let top = order.filter { !isApart(best, $0) && isApart(worst, $0) }
    let bottom = order.filter { !isApart(worst, $0) && isApart(best, $0) }
    let factor = better == .less ? margin(from: top, to: bottom) : margin(from: bottom, to: top)
    let most = better == .less ? "the worst have" : "the best have"
    let margin = factor.map { "; \(most) at least \(Figure.text(ofFactor: $0)) times as much after noise" } ?? ""
    return
      "\(label.withoutMarks.withCapital), \(direction): best in \(Self.names(of: top, contenders)) (\(range(of: top))), "
      + "worst in \(Self.names(of: bottom, contenders)) (\(range(of: bottom)))\(margin)."
  }

  /// The titles of some contenders, in the order of tables.
  private static func names(of modules: [String], _ contenders: Contenders) -> String {
    FactOrder.list(contenders.filter { modules.contains($0.module) }.map(\.name))
  }

  /// The least and the greatest value of some contenders.
  private func range(of modules: [String]) -> String {
    let own = modules.compactMap { values[$0] }
    guard let least = own.min(), let most = own.max() else { return "" }
    let (one, other) = (text(least, hasUnit: false), text(most, hasUnit: false))
    return one == other ? one : "\(one) to \(other)"
  }
}

extension Fact.Trial {
  /// The conditions under which the best or the worst are others, in one or two sentences.
  var sentence: String {
    guard !turning.isEmpty else { return "The best and the worst are the same in all \(count) trials. \(meaning)" }
    let names = FactOrder.list(turning, "or").withoutMarks
    return "The best or the worst are others in \(turning.count) of \(count) trials: "
      + "\(kind == .requests ? "without" : "with") \(names). \(meaning)"
  }

  private var meaning: String {
    switch kind {
    case .modules: "A trial is a change made in all, or a variant in the place of one."
    case .changes: "A trial is a change made in all."
    case .requests: "A trial leaves one request out."
    }
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  var withCapital: String { "\(prefix(1).uppercased())\(dropFirst())" }
}
