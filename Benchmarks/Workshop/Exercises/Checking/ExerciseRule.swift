/// A rule for solutions of an exercise, beside its tests: a line of its page's section `Rules`.
///
/// A line is `- KIND: VALUE, VALUE in PLACE, PLACE; REASON`. The kinds are those of ``Kind``. A value is a word, or any
/// text between backquotes. A place is a path, or a role with which a file's name ends. Places and reason may be left out.
struct ExerciseRule: Equatable {
  /// The kinds of rules.
  enum Kind: String, CaseIterable {
    /// Only these files and folders are taken from a solution; everything else is put back as it was given.
    case edits
    /// In the code only these words are added, and nothing is removed.
    case onlyAdds = "only adds"
    /// No file imports these modules.
    case doesNotImport = "does not import"
    /// No file has these texts in its code.
    case doesNotContain = "does not contain"
    /// No file has these texts in its code more often than it was given.
    case doesNotAdd = "does not add"
    /// Each of these texts is in the code of at least one file.
    case contains
    /// A file of each of these roles is changed.
    case touches
    /// A solution that adds one of these words is right, too: for the reason, which is printed.
    case accepts
    /// A solution that adds one of these words passes, and is asked for the reason that stands in the rule.
    case asksAbout = "asks about"
    /// A solution passes, but is asked about each token that is not in this list, not in the start, and not in a
    /// solution known to be right.
    case asksAboutOthers = "asks about all but"
    /// In the check, files that are not a part of the solution have the second text in place of the first.
    case swaps
  }

  /// The kind of the rule.
  let kind: Kind
  /// The paths, words, modules, texts or roles.
  private(set) var values: [String]
  /// The files that the rule is about: paths, and roles that a file's name ends with; none for all that may be edited.
  var places: [String] = []
  /// The reason for the rule, as a sentence for a person; empty if none is given.
  var reason = ""
  /// The architecture whose solutions the rule is about; `nil` for all.
  var architecture: String?

  /// The rules of every exercise: a solution does not stop the tests, detect them, change what they call, avoid the
  /// language's checks, or declare static variables.
  static let always = [
    ExerciseRule(
      .doesNotAdd,
      [
        "#if", "unowned(unsafe)", "nonisolated(unsafe)", "Unmanaged", "unsafeBitCast", "exit", "_exit", "_Exit",
        "quick_exit", "atexit", "abort", "raise", "kill", "signal", "dup2", "fork", "Process", "ProcessInfo",
        "CommandLine", "getenv", "callStackSymbols", "NSClassFromString", "_typeByName", "dlsym", "FileManager",
        "fopen", "UserDefaults", "Mirror", "CustomReflectable", "_silgen_name", "_cdecl", "_dynamicReplacement",
        "_extern",
        "operator", "func ==", "func !=", "func ??", "static var",
      ],
      "no exercise needs it"
    ),
    ExerciseRule(.doesNotAdd, ["Conformance", "Testing", "XCTest"], "the app does not know its tests"),
  ]

  /// Reads the rules of a page, those in the sections for an architecture with it.
  ///
  /// - Parameter path: the page's place in messages.
  /// - Throws: a failure that names the line, if a line there is not a rule.
  static func all(of sections: [ExercisePage.Section], at path: String) throws(CommandFailure) -> [ExerciseRule] {
    var rules: [ExerciseRule] = []
    for section in sections {
      for (index, line) in section.lines.enumerated() where !line.isEmpty {
        do throws(Mistake) {
          var rule = try ExerciseRule(line)
          rule.architecture = section.architecture
          rules.append(rule)
        } catch {
          throw ExercisePage.failure(path, section.line + 1 + index, error.text)
        }
      }
    }
    return rules
  }

  /// Returns the rule with other paths.
  func replacingPaths(_ change: (String) -> String) -> ExerciseRule {
    var rule = self
    if kind == .edits { rule.values = values.map(change) }
    rule.places = places.map(change)
    return rule
  }

  /// Returns the rule without the words that a solution has as names of its own: a button may be called `exit`.
  func without(_ names: Set<String>) -> ExerciseRule {
    var rule = self
    rule.values = values.filter { !$0.isOwn(among: names) }
    return rule
  }

  /// A mistake in a line of the section.
  private struct Mistake: Error {
    let text: String
  }

  private init(_ kind: Kind, _ values: [String], _ reason: String) {
    self.kind = kind
    self.values = values
    self.reason = reason
  }

  private init(_ line: Substring) throws(Mistake) {
    let kinds = Kind.allCases.map(\.rawValue)
    let others = "the kinds are \(kinds.joined(separator: ", "))"
    guard let parts = line.wholeMatch(of: #/- ([a-z ]+): (.+)/#)?.output else {
      throw Mistake(text: "a rule is a line such as \"- only adds: weak\"; \(others)")
    }
    let word = String(parts.1)
    guard let kind = Kind(rawValue: word) else {
      throw Mistake(text: "there is no rule \"\(word)\"" + Suggestion.after(word, among: kinds, or: others))
    }
    self.kind = kind
    var rest = parts.2
    values = try Self.list(&rest)
    if rest.hasPrefix(" in ") {
      rest = rest.dropFirst(4)
      places = try Self.list(&rest)
    }
    if rest.hasPrefix("; ") {
      reason = String(rest.dropFirst(2))
      rest = ""
    }
    guard rest.isEmpty else {
      throw Mistake(text: "\"\(rest)\" is not expected after the values; texts with signs stand between backquotes")
    }
    if [.accepts, .asksAbout, .asksAboutOthers, .swaps].contains(kind), reason.isEmpty {
      throw Mistake(text: "a rule \"\(word)\" ends with \"; \" and its reason")
    }
    if [.edits, .touches, .swaps].contains(kind), !places.isEmpty {
      throw Mistake(text: "a rule \"\(word)\" has no places")
    }
    if kind == .swaps, values.count % 2 == 1 { throw Mistake(text: "a rule \"swaps\" has two texts for each swap") }
  }

  /// Takes a value from the beginning of a line: a text between backquotes, or a word. `nil` if there is neither.
  private static func value(_ rest: inout Substring) -> Substring? {
    if rest.first == "`", let end = rest.dropFirst().firstIndex(of: "`"), case let text = rest[..<end].dropFirst(),
      !text.isEmpty
    {
      rest = rest[end...].dropFirst()
      return text
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_./+-".contains($0) }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : word
  }

  /// Takes a list of values from the beginning of a line.
  private static func list(_ rest: inout Substring) throws(Mistake) -> [String] {
    var values: [String] = []
    repeat {
      if !values.isEmpty { rest = rest.dropFirst(2) }
      guard let value = value(&rest) else { throw Mistake(text: "a value is expected at \"\(rest)\"") }
      values.append(String(value))
    } while rest.hasPrefix(", ")
    return values
  }
}

extension String {
  /// True for a name that a solution gives; types of the system are not renamed.
  func isOwn(among names: Set<String>) -> Bool { first?.isLowercase == true && names.contains(self) }
}
