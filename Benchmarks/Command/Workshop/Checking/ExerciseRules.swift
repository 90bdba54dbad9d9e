import Foundation
import Structure

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

  /// Returns a sentence for each breach of a rule, in the order of the rules.
  func breaches(of own: [String: String], from given: [String: String]) -> [String] {
    (rules + [ExerciseRule.always]).flatMap { rule in
      let files = CodeFile.all(own).filter { isIn(rule, $0.path) }
      let reason = rule.reason.isEmpty ? "" : "; \(rule.reason)"
      let breaches: [String] =
        switch rule.kind {
        case .edits, .accepts: []
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
              let before = CodeFile(file.path, given[file.path] ?? "").lines(with: text)
              return lines.count > before.count ? lines.last.map { "\(file.path):\($0) has `\(text)`" } : nil
            }
          }
        case .contains:
          rule.values.filter { text in !files.contains { $0.line(with: text) != nil } }
            .map { "no file\(rule.places.isEmpty ? "" : " of \(rule.places.joined(separator: ", "))") has `\($0)`" }
        case .touches:
          rule.values.filter { role in
            !Set(own.keys).union(given.keys).contains { $0.isOf(role) && own[$0] != given[$0] }
          }.map { "\($0) is as it was given" }
        }
      return breaches.map { $0 + reason }
    }
  }

  /// Returns a sentence for each rule that accepts a word which the solution adds.
  func notes(on own: [String: String], from given: [String: String]) -> [String] {
    rules.filter { $0.kind == .accepts }.flatMap { rule in
      rule.values.filter { text in
        own.contains { path, code in
          isIn(rule, path) && Self.count(text, in: code) > Self.count(text, in: given[path] ?? "")
        }
      }.map { "`\($0)` is right here: \(rule.reason)" }
    }
  }

  private func isIn(_ rule: ExerciseRule, _ path: String) -> Bool {
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

  private static func count(_ text: String, in code: String) -> Int {
    SwiftCode.lines(of: code, keepingLiterals: true).reduce(0) { $0 + $1.components(separatedBy: text).count - 1 }
  }

  private static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}

/// The code of a source file, without comments, line for line.
private struct CodeFile {
  let path: String
  let lines: [String]

  init(_ path: String, _ text: String) {
    self.path = path
    lines = SwiftCode.lines(of: text, keepingLiterals: true)
  }

  static func all(_ files: [String: String]) -> [CodeFile] {
    files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }.map { CodeFile($0, $1) }
  }

  /// The words and signs of a text, in order.
  static func tokens(_ text: String) -> [String] {
    SwiftCode.lines(of: text, keepingLiterals: true).flatMap { line in
      line.matches(of: #/\w+|[^\w\s]/#).map { String($0.output) }
    }
  }

  /// Returns the number of the first line with a text; a text that begins or ends with a letter is a whole word there.
  func line(with text: String) -> Int? { lines(with: text).first }

  /// Returns the number of a text's line, for each time that it is there.
  func lines(with text: String) -> [Int] {
    zip(1..., lines).flatMap { number, line in
      line.ranges(of: text).filter { range in
        let before = line[..<range.lowerBound].last
        let after = line[range.upperBound...].first
        return !(text.first?.isPartOfName == true && before?.isPartOfName == true)
          && !(text.last?.isPartOfName == true && after?.isPartOfName == true)
      }
      .map { _ in number }
    }
  }

  func line(importing module: String) -> Int? {
    let kinds = #/\bimport\s+(?:(?:class|struct|enum|protocol|typealias|func|var|let)\s+)?(\w+)/#
    return lines.firstIndex { line in line.matches(of: kinds).contains { $0.output.1 == module } }.map { $0 + 1 }
  }
}

extension CollectionDifference<String>.Change {
  fileprivate var token: String {
    switch self {
    case .insert(_, let token, _), .remove(_, let token, _): token
    }
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  fileprivate var isWord: Bool { first?.isPartOfName ?? false }

  /// True for the path of a file or folder, and for paths in it.
  fileprivate func isOrLies(in place: String) -> Bool { self == place || hasPrefix("\(place)/") }

  /// Tells if a file's name ends with a role, extensions such as `+Table` left out.
  fileprivate func isOf(_ role: String) -> Bool {
    guard hasPrefix("Sources/"), let name = split(separator: "/").last else { return false }
    return name.prefix { $0 != "." && $0 != "+" }.hasSuffix(role)
  }
}
