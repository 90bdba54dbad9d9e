import Foundation

/// The rules of an exercise, applied to a solution: texts in, sentences out.
struct ExerciseRules {
  let rules: [ExerciseRule]
  /// The files and folders that a solution consists of.
  let scope: [String]

  /// Takes the rules of an exercise.
  ///
  /// - Parameter module: the folder of the exercise's module, in which a solution is made unless a rule says otherwise.
  init(_ rules: [ExerciseRule], module: String?) {
    self.rules = rules
    let edits = rules.filter { $0.kind == .edits }.flatMap(\.values)
    scope = edits.isEmpty ? [module ?? "Sources"] : edits
  }

  /// Tells if a file is a part of the solution.
  func isInScope(_ path: String) -> Bool { scope.contains { path.isOrLies(in: $0) } }

  /// Returns the files that are checked: the solution's own, and around them those that were given.
  func checked(_ own: [String: String], given: [String: String]) -> [String: String] {
    given.filter { !isInScope($0.key) }.merging(own.filter { isInScope($0.key) }) { $1 }
  }

  /// Returns the files that are put back as they were given, each with its fate, such as `Package.swift (edited)`.
  func putBack(_ own: [String: String], given: [String: String]) -> [String] {
    Set(own.keys).union(given.keys).sorted().filter { !isInScope($0) && own[$0] != given[$0] }.map { path in
      "\(path) (\(own[path] == nil ? "removed" : given[path] == nil ? "added" : "edited"))"
    }
  }

  /// Returns the files, with texts swapped outside of the solution: a solution that copies such a text then shows the
  /// old one, and fails.
  func swapped(_ files: [String: String]) -> [String: String] {
    var files = files
    for rule in rules where rule.kind == .swaps {
      for (path, text) in files where !isInScope(path) {
        files[path] = Self.pairs(rule).reduce(text) { $0.replacing($1.old, with: $1.new) }
      }
    }
    return files
  }

  /// Returns a sentence for each swap whose second text is in what was printed.
  func swaps(in printed: String) -> [String] {
    rules.filter { $0.kind == .swaps }.flatMap { rule in
      Self.pairs(rule).filter { printed.contains($0.new) }.map { old, new in
        "In the check, \"\(new)\" stands where you see \"\(old)\": \(rule.reason)"
      }
    }
  }

  private static func pairs(_ rule: ExerciseRule) -> [(old: String, new: String)] {
    stride(from: 0, to: rule.values.count - 1, by: 2).map { (rule.values[$0], rule.values[$0 + 1]) }
  }

  /// Returns a sentence for each breach of a rule, in the order of the rules.
  func breaches(of own: [String: String], from given: [String: String]) -> [String] {
    let all = CodeFile.all(own)
    let old = Dictionary(uniqueKeysWithValues: CodeFile.all(given).map { ($0.path, $0) })
    let names = names(of: own)
    return (rules + ExerciseRule.always.map { $0.without(names) }).flatMap { rule in
      let files = all.filter { isIn(rule, $0.path) }
      let reason = rule.reason.isEmpty ? "" : "; \(rule.reason)"
      let breaches: [String] =
        switch rule.kind {
        case .edits, .accepts, .asksAbout, .asksAboutOthers: []
        case .swaps:
          Self.pairs(rule).flatMap { text, _ in
            files.compactMap { file in
              file.line(with: text, inTexts: true).map { "\(file.path):\($0) has `\(text)`" }
            }
          }
        case .onlyAdds: additions(rule, own, given).map { "\($0): only \(Self.list(rule.values)) was to be added" }
        case .doesNotImport:
          files.flatMap { file in rule.values.compactMap { file.line(importing: $0).map { "\(file.path):\($0)" } } }
            .map { "\($0) imports \(Self.list(rule.values))" }
        case .doesNotContain:
          rule.values.flatMap { text in
            files.compactMap { file in file.line(with: text).map { "\(file.path):\($0) has `\(text)`" } }
          }
        case .doesNotAdd:
          rule.values.flatMap { text in
            files.compactMap { file in
              let lines = file.lines(with: text)
              let before = old[file.path]?.lines(with: text).count ?? 0
              return lines.count > before ? lines.last.map { "\(file.path):\($0) has `\(text)`" } : nil
            }
          }
        case .contains:
          rule.values.filter { text in !files.contains { $0.line(with: text) != nil } }
            .map { "no file\(rule.places.isEmpty ? "" : " of \(rule.places.joined(separator: ", "))") has `\($0)`" }
        case .touches:
          rule.values.filter { role in
            !Set(own.keys).union(given.keys).contains { path in
              path.isOf(role) && CodeFile.tokens(own[path] ?? "") != CodeFile.tokens(given[path] ?? "")
            }
          }.map { "no file of the role \($0) has changed" }
        }
      return breaches.map { $0 + reason }
    }
      + globals(all, old).map {
        "\($0) stands outside of all types; no exercise needs a value that everybody can reach"
      }
  }

  private func globals(_ files: [CodeFile], _ old: [String: CodeFile]) -> [String] {
    files.filter { isInScope($0.path) }.flatMap { file in
      let before = old[file.path]?.globals ?? []
      return file.globals.filter { !before.contains($0) }.map { "\(file.path): `\($0)`" }
    }
  }

  /// The names that the solution gives.
  func names(of own: [String: String]) -> Set<String> {
    CodeFile.all(own.filter { isInScope($0.key) }).reduce(into: []) { $0.formUnion($1.names) }
  }

  /// True for a file that a rule is about.
  func isIn(_ rule: ExerciseRule, _ path: String) -> Bool {
    guard !rule.places.isEmpty else { return isInScope(path) }
    return path.hasPrefix("Sources/") && rule.places.contains { path.isOrLies(in: $0) || path.isOf($0) }
  }

  /// Returns the words other than the rule's that a solution adds, and those that it removes, file by file.
  private func additions(_ rule: ExerciseRule, _ own: [String: String], _ given: [String: String]) -> [String] {
    Set(own.keys).union(given.keys).filter { isIn(rule, $0) }.sorted().compactMap { path in
      guard let new = own[path] else { return "\(path) is removed" }
      guard let old = given[path] else { return "\(path) is new" }
      let changes = CodeFile.tokens(new).difference(from: CodeFile.tokens(old))
      let added = changes.insertions.map(\.token).filter { !rule.values.contains($0) }
      let removed = changes.removals.map(\.token)
      guard let word = added.first(where: \.isWord) ?? added.first else {
        return removed.first.map { "\(path) does without `\($0)`" }
      }
      return "\(path) adds `\(word)`"
    }
  }

  static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}

extension CollectionDifference<String>.Change {
  fileprivate var token: String {
    switch self {
    case .insert(_, let token, _), .remove(_, let token, _): token
    }
  }
}

extension String {
  /// True for the path of a file or folder, and for paths in it.
  fileprivate func isOrLies(in place: String) -> Bool { self == place || hasPrefix("\(place)/") }

  /// Tells if a file's name ends with a role, extensions such as `+Table` left out.
  fileprivate func isOf(_ role: String) -> Bool {
    guard hasPrefix("Sources/"), let name = split(separator: "/").last else { return false }
    return name.prefix { $0 != "." && $0 != "+" }.hasSuffix(role)
  }
}
