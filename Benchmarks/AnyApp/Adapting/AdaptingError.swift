/// The reason for which sources cannot be adapted, with its place in the original.
public enum AdaptingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A string, comment or regular expression has no end.
  case unterminated(String, Place)
  /// A bracket opens or closes nothing.
  case unbalanced(String, Place)
  /// Brackets or interpolations are nested deeper than a compiler reads.
  case nestedTooDeeply(Place)
  /// An optional requirement has a result that no default can be made of.
  case optionalRequirement(String, Place)
  /// A module has two application delegates.
  case severalDelegates(String, Place, String, Place)
  /// A file cannot be read as text.
  case unreadable(Place)

  /// The error in the form of a compiler's errors, so that a build shows it.
  public var description: String {
    switch self {
    case .unterminated(let literal, let place): "\(place): error: this \(literal) has no end"
    case .unbalanced(let bracket, let place): "\(place): error: the bracket '\(bracket)' has no counterpart"
    case .nestedTooDeeply(let place): "\(place): error: brackets are nested deeper than 256 levels"
    case .optionalRequirement(let name, let place):
      "\(place): error: an optional method with a result cannot be adapted: '\(name)'"
    case .severalDelegates(let one, let first, let other, let second):
      "\(second): error: '\(other)' and '\(one)' (\(first)) are both the app's delegate; "
        + "--leave-out FILE leaves one of them out"
    case .unreadable(let place): "\(place): error: the file cannot be read as UTF-8 text"
    }
  }
}

/// A line of a file.
public struct Place: Sendable, Equatable, CustomStringConvertible {
  /// The file's path, as it was given.
  public let file: String
  /// The line, counted from 1.
  public let line: Int

  /// Makes a place of a path and a line.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The place as compilers write it.
  public var description: String { "\(file):\(line)" }
}
