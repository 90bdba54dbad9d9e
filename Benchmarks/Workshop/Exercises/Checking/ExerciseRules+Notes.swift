extension ExerciseRules {
  /// The longest list of words in a sentence.
  private static let few = 3

  /// Returns a sentence for each word that the solution adds, and a rule accepts or asks about.
  func notes(on own: [String: String], from given: [String: String]) -> [String] {
    named(own)
      + rules.filter { [.accepts, .asksAbout].contains($0.kind) }.flatMap { rule in
        rule.values.filter { text in
          own.contains { path, code in
            isIn(rule, path)
              && CodeFile(path, code).lines(with: text).count
                > CodeFile(path, given[path] ?? "").lines(with: text).count
          }
        }.map { rule.kind == .accepts ? "`\($0)` is right here: \(rule.reason)" : "`\($0)`: \(rule.reason)" }
      }
  }

  /// Returns a sentence about words and signs that neither the given files nor solutions known to be right have, nor the
  /// rule. Names that the solution gives are left out.
  ///
  /// - Parameter known: the files of each solution that is known to be right, and those at the start.
  func others(_ own: [String: String], known: [[String: String]]) -> [String] {
    rules.filter { $0.kind == .asksAboutOthers }.flatMap { rule in
      CodeFile.all(own.filter { isIn(rule, $0.key) }).compactMap { file -> String? in
        let words = known.flatMap { CodeFile(file.path, $0[file.path] ?? "").code.map(\.token) }
        let others = file.others(than: Set(words + rule.values))
        guard let line = others.first?.line else { return nil }
        let list = others.reduce(into: [String]()) { if !$0.contains($1.token) { $0.append($1.token) } }
        let more = list.count > Self.few ? " and \(list.count - Self.few) more" : ""
        return "\(file.path):\(line) has \(Self.list(Array(list.prefix(Self.few))))\(more): \(rule.reason)"
      }
    }
  }

  /// Returns a sentence for each name that the solution gives, and that every exercise refuses as a function's.
  private func named(_ own: [String: String]) -> [String] {
    let names = names(of: own)
    return ExerciseRule.always.flatMap(\.values).filter { $0.isOwn(among: names) }.map {
      "`\($0)` is declared here, and is the name of a function that no exercise needs. Is the own one meant each time?"
    }
  }
}
