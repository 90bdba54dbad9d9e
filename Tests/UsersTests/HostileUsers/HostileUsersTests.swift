import Foundation
import Testing
import Users

@Suite("Hostile lists of users")
struct HostileUsersTests {
  private static let user = #"{"id":1,"name":"A"}"#

  static let loaded: [(String, [UInt8], [User])] = [
    ("a byte-order mark", [0xEF, 0xBB, 0xBF] + "[\(user)]".utf8, [User(id: 1, name: "A")]),
    ("an escaped NUL", .init(#"[{"id":1,"name":"A\u0000"}]"#.utf8), [User(id: 1, name: "A\0")]),
    ("a surrogate pair", .init(#"[{"id":1,"name":"\uD83D\ude00"}]"#.utf8), [User(id: 1, name: "😀")]),
    (
      "every other escape", .init(#"[{"id":1,"name":"\"\\\/\b\f\n\r\t"}]"#.utf8),
      [User(id: 1, name: "\"\\/\u{8}\u{C}\n\r\t")]
    ),
    ("an escaped key", .init(#"[{"\u0069d":1,"name":"A"}]"#.utf8), [User(id: 1, name: "A")]),
    ("the largest id", .init(#"[{"id":9223372036854775807,"name":"A"}]"#.utf8), [User(id: .max, name: "A")]),
    ("the smallest id", .init(#"[{"id":-9223372036854775808,"name":"A"}]"#.utf8), [User(id: .min, name: "A")]),
    ("minus zero", .init(#"[{"id":-0,"name":"A"}]"#.utf8), [User(id: 0, name: "A")]),
    ("a huge number elsewhere", .init(#"[{"x":-1.5E+999,"id":1,"name":"A"}]"#.utf8), [User(id: 1, name: "A")]),
    ("keys that stand twice elsewhere", .init(#"[{"x":1,"x":2,"id":1,"name":"A"}]"#.utf8), [User(id: 1, name: "A")]),
    ("126 lists elsewhere", nested(126), [User(id: 1, name: "A")]),
  ]

  @Test("Unusual but right: it loads", arguments: loaded)
  func loads(_ what: String, bytes: [UInt8], users: [User]) throws {
    #expect(try Array(UsersJSON.decode(Data(bytes))) == users)
  }

  private static let utf16 = "it begins as UTF-16 or UTF-32 does, not UTF-8"
  static let refused: [(String, [UInt8], String)] = [
    (
      "127 lists in a record", nested(127), "more than 128 lists and objects stand in one another at line 1, column 151"
    ),
    (
      "a lone first surrogate", name(#"\ud83d"#.utf8),
      "a whole surrogate pair was expected at line 1, column 19"
    ),
    (
      "a lone second surrogate", name(#"\ude00"#.utf8),
      "a whole surrogate pair was expected at line 1, column 19"
    ),
    (
      "two first surrogates", name(#"\ud83d\ud83d"#.utf8),
      "a whole surrogate pair was expected at line 1, column 19"
    ),
    ("a byte that is not UTF-8", name([0xFF]), "text in UTF-8 was expected at line 1, column 18"),
    ("a slash in two bytes", name([0xC0, 0xAF]), "text in UTF-8 was expected at line 1, column 18"),
    ("a surrogate in UTF-8", name([0xED, 0xA0, 0x80]), "text in UTF-8 was expected at line 1, column 18"),
    (
      "no UTF-8 in a key", .init("[{\"".utf8) + [0x80] + .init("\":1}]".utf8),
      "text in UTF-8 was expected at line 1, column 4"
    ),
    ("a NUL", name([0]), "an escape for a control character was expected at line 1, column 18"),
    ("a line break in a name", name("\n".utf8), "an escape for a control character was expected at line 1, column 18"),
    ("a NUL after the list", .init("[\(user)]\0".utf8), "the end was expected at line 1, column 22"),
    ("an unknown escape", name(#"\q"#.utf8), "one of \"\\/bfnrtu after \\ was expected at line 1, column 19"),
    ("no UTF-8 in an ignored value", ignored([0xFF]), "text in UTF-8 was expected at line 1, column 8"),
    ("a NUL in an ignored value", ignored([0]), "an escape for a control character was expected at line 1, column 8"),
    (
      "a lone surrogate in an ignored value", ignored(#"\ud83d"#.utf8),
      "a whole surrogate pair was expected at line 1, column 9"
    ),
    (
      "an unknown escape in an ignored value", ignored(#"\q"#.utf8),
      "one of \"\\/bfnrtu after \\ was expected at line 1, column 9"
    ),
    ("a short escape", name(#"\u12"#.utf8), "a hexadecimal digit was expected at line 1, column 22"),
    ("a comma too many", .init("[\(user),\n]".utf8), "a value was expected at line 2, column 1"),
    (
      "a name that never ends", .init(#"[{"id":1,"name":"A"#.utf8),
      "a closing quote was expected at line 1, column 19, where it ends"
    ),
    (
      "a list that never ends", .init("[\(user)".utf8),
      "\",\" or \"]\" was expected at line 1, column 21, where it ends"
    ),
    ("a NUL in the second place", .init([0x5B, 0x00, 0x5D]), "a value was expected at line 1, column 2"),
    (
      "a NUL in a text at the beginning", .init(Array("[\"a".utf8) + [0] + Array("a\"]".utf8)),
      "an escape for a control character was expected at line 1, column 4"
    ),
    ("a NUL in the fourth place", .init(Array("123".utf8) + [0]), "the end was expected at line 1, column 4"),
    ("a mistake after a mark", [0xEF, 0xBB, 0xBF] + "[x]".utf8, "a value was expected at line 1, column 5"),
    ("a mistake below a mark", [0xEF, 0xBB, 0xBF] + "[\nx]".utf8, "a value was expected at line 2, column 1"),
    ("UTF-16 with a mark, the first byte first", [0xFE, 0xFF, 0x30, 0x42], utf16),
    ("UTF-16 with a mark, the last byte first", [0xFF, 0xFE, 0x42, 0x30], utf16),
    ("UTF-32 with a mark, the first byte first", [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x30, 0x42], utf16),
    ("UTF-32 with a mark, the last byte first", [0xFF, 0xFE, 0x00, 0x00, 0x42, 0x30, 0x00, 0x00], utf16),
    ("UTF-16", .init("[\(user)]".data(using: .utf16) ?? Data()), utf16),
    ("UTF-16 without a mark", .init("[\(user)]".data(using: .utf16LittleEndian) ?? Data()), utf16),
    ("UTF-32", .init("[\(user)]".data(using: .utf32BigEndian) ?? Data()), utf16),
  ]

  @Test("Wrong: it fails with its place", arguments: refused)
  func fails(_ what: String, bytes: [UInt8], reason: String) throws {
    let failure = try #require(throws: UsersFailure.self) { try UsersJSON.decode(Data(bytes)) }
    #expect(failure.text.hasSuffix("\(reason)."), "\(failure.text)")
  }

  @Test("A million lists in one another fail where they are too many")
  func deep() {
    let reason = "more than 128 lists and objects stand in one another at line 1, column 129"
    #expect(throws: UsersFailure.notJSON(reason: reason)) {
      try UsersJSON.decode(Data(repeating: UInt8(ascii: "["), count: 1_000_000))
    }
  }

  @Test("A key that stands twice fails its record", arguments: ["id", "name", "username"])
  func twice(key: String) {
    let json = #"[\#(Self.user),{"id":1,"name":"A","username":"a","\#(key)":null}]"#
    #expect(throws: UsersFailure.malformedRecord(record: 2, key: key, expected: "a single value")) {
      try UsersJSON.decode(Data(json.utf8))
    }
  }

  @Test(
    "An id that is not written as an integer that fits fails its record",
    arguments: [
      "1.0", "1e3", "9223372036854775808", "-9223372036854775809", "1" + String(repeating: "0", count: 100_000),
    ]
  )
  func noInteger(id: String) {
    #expect(throws: UsersFailure.malformedRecord(record: 1, key: "id", expected: "an integer")) {
      try UsersJSON.decode(Data(#"[{"id":\#(id),"name":"A"}]"#.utf8))
    }
  }

  private static func name(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    Array(#"[{"id":1,"name":""#.utf8) + bytes + Array("\"}]".utf8)
  }

  private static func ignored(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    Array(#"[{"x":""#.utf8) + bytes + Array(#"","id":1,"name":"A"}]"#.utf8)
  }

  private static func nested(_ depth: Int) -> [UInt8] {
    let lists = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    return Array(#"[{"id":1,"name":"A","x":\#(lists)}]"#.utf8)
  }
}
