/// A search for lists of records in JSON, and for the keys of users' names in the first record of each.
struct ShapeFinder {
  /// A shape for each of the first lists.
  private(set) var shapes: [UsersShape] = []
  /// The ways to the texts of a record: the keys that lead to each.
  private var texts: [[String]] = []

  private static let (longestWay, mostLists, mostTexts) = (3, 4, 64)

  /// Looks for lists in a value, to which a way leads.
  mutating func visit(_ way: [String], _ scanner: inout JSONScanner) throws(UsersFailure) {
    scanner.skipSpace()
    if scanner.next == "[", shapes.count < Self.mostLists {
      var isFirst = true
      texts = []
      try scanner.list { scanner throws(UsersFailure) in
        if isFirst { try collect([], &scanner) } else { _ = try scanner.value() }
        isFirst = false
      }
      if let names { shapes.append(UsersShape(list: way, names: names, username: username(besides: names))) }
    } else {
      try members(of: way, &scanner) { finder, way, scanner throws(UsersFailure) in try finder.visit(way, &scanner) }
    }
  }

  private mutating func collect(_ way: [String], _ scanner: inout JSONScanner) throws(UsersFailure) {
    scanner.skipSpace()
    if scanner.next == "\"", !way.isEmpty, texts.count < Self.mostTexts { texts.append(way) }
    try members(of: way, &scanner) { finder, way, scanner throws(UsersFailure) in try finder.collect(way, &scanner) }
  }

  /// Reads a value; if it is an object, the closure reads the members to which an option can name the way.
  private mutating func members(
    of way: [String],
    _ scanner: inout JSONScanner,
    _ read: (inout Self, [String], inout JSONScanner) throws(UsersFailure) -> Void
  ) throws(UsersFailure) {
    guard scanner.next == "{", way.count < Self.longestWay else { return _ = try scanner.value() }
    try scanner.object { scanner, key throws(UsersFailure) in
      if key.isPlain { try read(&self, way + [key], &scanner) } else { _ = try scanner.value() }
    }
  }
}

extension ShapeFinder {
  /// The ways to a name: one, or those of a first and a last name; the shortest ways come first.
  private var names: [[String]]? {
    for length in 1...Self.longestWay {
      let ways = texts.filter { $0.count == length }
      let whole = Self.first(of: ["name", "fullname", "displayname"], in: ways)
      // Deeper in a record, a name may be that of a company or a street.
      if let whole, length == 1 { return [whole] }
      if let first = Self.first(of: ["firstname", "first", "givenname"], in: ways),
        let last = Self.first(of: ["lastname", "last", "familyname", "surname"], in: ways),
        first.dropLast() == last.dropLast()
      {
        return [first, last]
      }
      if let way = whole ?? Self.first(of: Self.usernames, in: ways) { return [way] }
    }
    return texts.first { !Self.word($0).hasSuffix("id") }.map { [$0] }
  }

  private func username(besides names: [[String]]) -> [String] {
    Self.first(of: Self.usernames, in: texts.filter { !names.contains($0) }) ?? UsersShape().username
  }

  private static let usernames = ["username", "login", "nickname", "handle"]

  private static func first(of words: [String], in ways: [[String]]) -> [String]? {
    words.lazy.compactMap { word in ways.first { self.word($0) == word } }.first
  }

  /// The last key of a way without signs between its words: `firstName` and `first_name` are the same.
  private static func word(_ way: [String]) -> String {
    way.last?.lowercased().filter(\.isLetter) ?? ""
  }
}

extension String {
  /// True if the key can stand in an option: without the signs between keys, and without those of a shell.
  fileprivate var isPlain: Bool {
    first.map { $0 != "-" } ?? false && allSatisfy { $0.isLetter || $0.isNumber || "_-:@".contains($0) }
  }
}
