import Adapting
import Foundation
import Testing

@Suite("A lexer")
struct LexerTests {
  private func texts(_ source: String) throws -> [String] {
    let tokens = try Lexer.tokens(of: source, file: "A.swift")
    #expect(tokens.map(\.text).joined() == source)
    return tokens.filter { $0.kind != .space && $0.kind != .comment }.map(\.text)
  }

  @Test(
    "splits what is hard to split",
    arguments: [
      ("let a=1.5e-3", ["let", "a", "=", "1.5e-3"]),
      ("0xFp+2...t.0.1", ["0xFp+2", "...", "t", ".", "0", ".", "1"]),
      ("`class`.x?.y!", ["`class`", ".", "x", "?", ".", "y", "!"]),
      (##"#"a"b\(c)"#"##, [##"#"a"b\(c)"#"##]),
      (##"#"a\#(b)c"#"##, [##"#"a\#("##, "b", ##")c"#"##]),
      (##"#"""#+x"##, [##"#"""#"##, "+", "x"]),
      ("\"\"\"\n a \"\" \\\"\"\" \n\"\"\"", ["\"\"\"\n a \"\" \\\"\"\" \n\"\"\""]),
      (
        #""a\(f("}" + "\(g { $0 })"))b""#,
        [
          #""a\("#, "f", "(", "\"}\"", "+", #""\("#, "g", "{", "$0", "}", ")\"", ")", #")b""#,
        ]
      ),
      ("a /* b /* \" */ c */ d // \"", ["a", "d"]),
      ("x +/* c */y", ["x", "+", "y"]),
      (##"#/a"/b\//#+1"##, [##"#/a"/b\//#"##, "+", "1"]),
      (#"f(/a"[/"]b/)"#, ["f", "(", #"/a"[/"]b/"#, ")"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("a/b/c", ["a", "/", "b", "/", "c"]),
      ("r(1, /) + r(2, /)", ["r", "(", "1", ",", "/", ")", "+", "r", "(", "2", ",", "/", ")"]),
      ("r(/)+r(/)", ["r", "(", "/", ")", "+", "r", "(", "/", ")"]),
      ("#if os(iOS)\n#else\n#endif", ["#if", "os", "(", "iOS", ")", "#else", "#endif"]),
      ("é→🙂", ["é", "→", "🙂"]),
      ("a\r\nb\r\n", ["a", "b"]),
      ("", []),
      ("\u{FEFF}a", ["a"]),
    ]
  )
  func splits(_ source: String, _ expected: [String]) throws {
    #expect(try texts(source) == expected)
  }

  @Test("counts lines of every ending, and in tokens of several lines")
  func countsLines() throws {
    let tokens = try Lexer.tokens(of: "a\nb\r\nc\rd/*\n*/e\"\"\"\n\\(f\n)\n\"\"\"g", file: "A.swift")
    let lines = tokens.filter { $0.kind == .identifier }.map { "\($0.text)\($0.line)" }
    #expect(lines == ["a1", "b2", "c3", "d4", "e5", "f6", "g8"])
  }

  @Test(
    "says where it is that something does not end",
    arguments: [
      ("\n\"a\n\"", "A.swift:2: error: this string has no end"),
      ("\"\"\"\na", "A.swift:1: error: this string has no end"),
      (#""a\(b"#, "A.swift:1: error: this string has no end"),
      (##"#"a""##, "A.swift:1: error: this string has no end"),
      ("a\n/* /* */", "A.swift:2: error: this comment has no end"),
      ("#/a\n/#", "A.swift:1: error: this regular expression has no end"),
    ]
  )
  func refuses(_ source: String, _ message: String) {
    let error = #expect(throws: AdaptingError.self) { try Lexer.tokens(of: source, file: "A.swift") }
    #expect(error?.description == message)
  }

  @Test("refuses interpolations deeper than compilers read, and lives")
  func refusesDepth() {
    let source = String(repeating: #""\("#, count: 100_000)
    #expect(throws: AdaptingError.self) { try Lexer.tokens(of: source, file: "A.swift") }
  }

  @Test("gives back every source of this package")
  func givesBack() throws {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: package.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build/") }
    #expect(paths.count > 30)
    for path in paths { _ = try texts(String(contentsOf: package.appending(path: path), encoding: .utf8)) }
  }
}
