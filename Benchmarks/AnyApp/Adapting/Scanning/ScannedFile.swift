/// A file's tokens and declarations.
public struct ScannedFile: Sendable {
  /// The file's path, as it was given.
  public let path: String
  /// The tokens that mean something to the compiler.
  let tokens: [Token]
  let brackets: Brackets
  let types: [TypeDeclaration]
  let scalars: [Unicode.Scalar]

  /// Reads a file's text.
  public init(path: String, text: String) throws(AdaptingError) {
    self.path = path
    scalars = Array(text.unicodeScalars)
    tokens = try Lexer.tokens(of: text, file: path).filter { !$0.isBlank }
    brackets = try Brackets(of: tokens, file: path)
    types = Scanner.types(of: tokens, brackets, scalars)
  }

  /// True if the file is the module's program.
  var isMain: Bool { path == "main.swift" || path.hasSuffix("/main.swift") }

  /// Returns the innermost type around a place.
  func type(at offset: Int) -> TypeDeclaration? {
    types.last { $0.body.contains(offset) }
  }

  /// Returns the text between two places.
  func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
}
