/// The questions about what a solution does, but no known right solution does.
///
/// No list of forbidden words is complete. What nobody needed before may be right all the same, so it is asked about: files,
/// properties, texts, numbers, casts, forced values, types, and extensions of types of other modules, whose functions may
/// hide those that tests call. So is what stays, although everybody else has taken it away.
struct SolutionQuestions {
  /// The package's files at the start.
  let given: [String: String]
  /// The files of each solution that is known to be right.
  let right: [[String: String]]

  /// The words that are asked about, beside texts, numbers and new types.
  private static let words: Set = [
    "is", "as", "unowned", "deinit", "static", "lazy", "typealias", "inout", "Task", "defer", "keyPath",
    "unsafelyUnwrapped",
  ]
  private static let types: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]
  /// The longest list of questions of a kind.
  private static let few = 2

  /// Returns the questions, each in a sentence: those about files, then those about lines of code.
  func texts(_ own: [String: String]) -> [String] {
    let known = right.map { changed($0) }
    let edited = changed(own)
    let others = edited.filter { path in !known.contains { $0.contains(path) } }.sorted()
    // A file that each of them changes.
    let needed = known.dropFirst().reduce(known.first ?? []) { $0.intersection($1) }
    let missing = needed.subtracting(edited).sorted()
    let declared = Self.extensions(of: own)
    let lines =
      edited.sorted().flatMap { marks($0, own[$0] ?? "", declared) } + needed.sorted().flatMap { kept($0, own) }
    return Self.files(others, "Changed, and in no recorded solution")
      + Self.files(missing, "Not changed, but in each recorded solution") + lines.prefix(Self.few)
  }

  private static func files(_ paths: [String], _ sentence: String) -> [String] {
    let more = paths.count > few ? " and \(paths.count - few) more" : ""
    return paths.isEmpty ? [] : ["\(sentence): \(paths.prefix(few).joined(separator: ", "))\(more). Why?"]
  }

  /// The paths of the files whose code differs from that at the start.
  private func changed(_ files: [String: String]) -> Set<String> {
    let paths = Set(files.keys).union(given.keys).filter { $0.hasSuffix(".swift") && files[$0] != given[$0] }
    return paths.filter { SwiftCode.tokens(of: files[$0] ?? "") != SwiftCode.tokens(of: given[$0] ?? "") }
  }

  private func marks(_ path: String, _ text: String, _ own: Set<String>) -> [String] {
    let known = ([given] + right).map { Self.counts(Self.marks(in: $0[path] ?? "").map(\.mark)) }
    var counts: [String: Int] = [:]
    var questions: [String] = []
    for (line, mark) in Self.marks(in: text) where !own.contains(mark) {
      counts[mark, default: 0] += 1
      guard !known.contains(where: { $0[mark, default: 0] >= counts[mark, default: 0] }) else { continue }
      questions.append("\(path):\(line) adds `\(mark)`, which no recorded solution needs. Why?")
    }
    return questions
  }

  /// The words that a file keeps, of those that each solution known to be right takes away.
  private func kept(_ path: String, _ own: [String: String]) -> [String] {
    let old = Self.counts(Self.marks(in: given[path] ?? "").map(\.mark))
    let known = right.map { Self.counts(Self.marks(in: $0[path] ?? "").map(\.mark)) }
    let now = Self.counts(Self.marks(in: own[path] ?? "").map(\.mark))
    return old.keys.sorted().filter { mark in
      Self.words.contains(mark) && now[mark, default: 0] >= old[mark, default: 0]
        && known.allSatisfy { $0[mark, default: 0] < old[mark, default: 0] }
    }.map { "\(path) keeps `\($0)`, which each recorded solution takes away. Why?" }
  }

  private static func counts(_ marks: [String]) -> [String: Int] {
    marks.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Returns the texts, numbers, types, properties and words in a source text that are asked about, each with its line.
  private static func marks(in text: String) -> [(line: Int, mark: String)] {
    var marks: [(Int, String)] = []
    var before = ""
    var scopes = Scopes()
    for (number, line) in zip(1..., SwiftCode.lines(of: text, keepingLiterals: true)) {
      for match in line.matches(of: #/"(?:[^"\\]|\\.)*"|\w+|!=|[^\w\s]/#) {
        let token = String(match.output)
        let isType = types.contains(before) && token.isWord && !["func", "var", "let"].contains(token)
        if isType {
          marks.append((number, "\(before) \(token)"))
        } else if scopes.isType, ["var", "let"].contains(before) {
          marks.append((number, "\(before) \(token)"))
        } else if isMarked(token, after: before) || token == "!" && isForced(match.range.lowerBound, in: line) {
          marks.append((number, token))
        }
        scopes.take(token, isType: isType)
        before = token
      }
    }
    return marks
  }

  private static func isMarked(_ token: String, after before: String) -> Bool {
    // What `$0` stands for is not a number.
    before != "$"
      && (words.contains(token) || token.first?.isNumber == true || token.hasPrefix("\"") && token.count > 2)
  }

  /// True for the sign behind a value or a type; the sign before a condition stands behind white space or a bracket.
  private static func isForced(_ place: String.Index, in line: String) -> Bool {
    line[..<place].last.map { $0.isPartOfName || ")]?".contains($0) } ?? false
  }

  /// Returns the marks of extensions of the types that the files declare.
  private static func extensions(of files: [String: String]) -> Set<String> {
    let names = files.values.flatMap { marks(in: $0) }.map { $0.mark.split(separator: " ") }
    return Set(
      names.filter { $0.count == 2 && types.contains(String($0[0])) && $0[0] != "extension" }.map {
        "extension \($0[1])"
      }
    )
  }
}

/// The braces around a place in a source text.
private struct Scopes {
  /// True for each brace that opens a type.
  private var open: [Bool] = []
  private var announcesType = false

  /// True directly in a type, where properties are declared.
  var isType: Bool { open.last ?? false }

  /// Goes on by a word or sign.
  ///
  /// - Parameter isType: true for a type's name.
  mutating func take(_ token: String, isType: Bool) {
    if isType { announcesType = true }
    if token == "}" { _ = open.popLast() }
    if token == "{" {
      open.append(announcesType)
      announcesType = false
    }
  }
}
