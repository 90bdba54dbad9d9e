/// A piece of Swift source. The texts of a file's tokens, one after another, are the file.
public struct Token: Sendable, Equatable {
  /// The kind of a token.
  public enum Kind: Sendable {
    /// White space, with line ends.
    case space
    /// A comment of either form.
    case comment
    /// A name or keyword, with its backticks.
    case identifier
    /// A number.
    case number
    /// A string, or the part of one up to or after an interpolation.
    case string
    /// A regular expression.
    case regex
    /// An operator.
    case sign
    /// A bracket, comma, colon, semicolon, dot, backslash or at sign.
    case punctuation
    /// A word after a number sign: a directive or a macro.
    case hashWord
  }

  /// The token's kind.
  public let kind: Kind
  /// The token's text.
  public let text: String
  /// The place of its first Unicode scalar in the file.
  public let offset: Int
  /// The line that it begins in, counted from 1.
  public let line: Int

  /// The place behind its last Unicode scalar.
  var end: Int { offset + text.unicodeScalars.count }
  /// True if the token means nothing to the compiler.
  var isBlank: Bool { kind == .space || kind == .comment }
  /// The name without backticks.
  var name: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}
