import Processes

/// The words of a command line, taken one after the other.
struct AppArguments {
  private(set) var words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  /// Takes the first word, unless it is an option; `nil` if there is none.
  mutating func takeWord() -> String? {
    guard let first = words.first, !first.hasPrefix("--") || first == "--help" else { return nil }
    words.removeFirst()
    return first
  }

  /// Takes an option without a value; returns true if it is there.
  mutating func takeFlag(_ option: String) -> Bool {
    guard let index = words.firstIndex(of: option) else { return false }
    words.remove(at: index)
    return true
  }

  /// Takes the value of an option; `nil` if the option is not there.
  mutating func takeValue(of option: String) throws(AppFailure) -> String? {
    guard let index = words.firstIndex(of: option) else { return nil }
    guard index + 1 < words.count else { throw AppFailure("\(option): a value is expected") }
    defer { words.removeSubrange(index...index + 1) }
    return words[index + 1]
  }

  /// Takes the number of an option, 1 or more; `nil` if the option is not there.
  mutating func takeNumber(of option: String) throws(AppFailure) -> Int? {
    guard let value = try takeValue(of: option) else { return nil }
    guard let number = Int(value), number > 0 else { throw AppFailure("\(option): a number is expected") }
    return number
  }

  /// Takes the limits of an app.
  mutating func takeLimits() throws(AppFailure) -> ProgramLimits {
    var limits = ProgramLimits()
    if let number = try takeNumber(of: ProgramLimit.processorTime.option) { limits.processorTime = number }
    if let number = try takeNumber(of: ProgramLimit.memory.option) { limits.memory = number }
    if let number = try takeNumber(of: ProgramLimit.output.option) { limits.output = number }
    if let number = try takeNumber(of: ProgramLimit.silence.option) { limits.silence = number }
    return limits
  }

  /// Takes the rest as the names of files.
  ///
  /// - Throws: ``AppFailure`` if one is an option that is not known.
  mutating func takeFiles() throws(AppFailure) -> [String] {
    defer { words = [] }
    if let option = words.first(where: { $0.hasPrefix("--") }) { throw AppFailure("\(option): unknown option") }
    return words
  }

  /// Ends the command line.
  ///
  /// - Throws: ``AppFailure`` if a word is left.
  mutating func end() throws(AppFailure) {
    if let word = words.first { throw AppFailure("\(word): unknown word") }
  }
}
