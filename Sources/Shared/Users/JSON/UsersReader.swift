/// Reads the users of a shape, in one pass.
struct UsersReader {
  private(set) var users: [User] = []
  /// True if the records' numbers stand in for ids; `nil` before the first record of a list that may be so.
  private(set) var areNumbered: Bool?
  private let shape: UsersShape
  /// The ways of keys to the values of a record: id, username, then those of the name.
  private let ways: [[String]]
  /// The indices of the ways.
  private let places: [Int]
  /// The values of the record that is read.
  private var values: [JSONValue?]
  private var hasList = false

  /// Makes a reader.
  ///
  /// - Parameter allowsNumbers: true if records' numbers may stand in for ids that are not numbers.
  init(_ shape: UsersShape, allowsNumbers: Bool) {
    self.shape = shape
    areNumbered = allowsNumbers ? nil : false
    ways = [["id"], shape.username] + shape.names
    places = Array(ways.indices)
    values = Array(repeating: nil, count: ways.count)
  }

  /// Reads the whole of a text.
  ///
  /// - Throws: ``UsersFailure/malformedRecord(record:key:expected:)``, or ``UsersFailure/notJSON(reason:)``.
  mutating func read(_ scanner: inout JSONScanner) throws(UsersFailure) {
    try readList(at: shape.list[...], &scanner)
    try scanner.end()
    guard !hasList else { return }
    let place = shape.list.joined(separator: ".")
    throw .notJSON(reason: place.isEmpty ? "it is JSON, but not a list" : "it is JSON, but has no list at \(place)")
  }

  private mutating func readList(at way: ArraySlice<String>, _ scanner: inout JSONScanner) throws(UsersFailure) {
    scanner.skipSpace()
    if let key = way.first, scanner.next == "{" {
      try scanner.object { scanner, name throws(UsersFailure) in
        if name == key { try readList(at: way.dropFirst(), &scanner) } else { _ = try scanner.value() }
      }
    } else if way.isEmpty, scanner.next == "[" {
      if hasList { throw scanner.failure("another list begins") }
      hasList = true
      try scanner.list { scanner throws(UsersFailure) in users.append(try readUser(&scanner)) }
    } else {
      _ = try scanner.value()
    }
  }

  private mutating func readUser(_ scanner: inout JSONScanner) throws(UsersFailure) -> User {
    scanner.skipSpace()
    guard scanner.next == "{" else {
      // If the value is not JSON at all, this throws first.
      _ = try scanner.value()
      throw .malformedRecord(record: number, key: "", expected: "an object")
    }
    for place in places { values[place] = nil }
    try readValues(of: places, at: 0, &scanner)
    return User(id: try id(), name: try name(), username: try username())
  }

  /// Reads an object through which some of the ways lead, at a place in them.
  private mutating func readValues(
    of open: [Int],
    at depth: Int,
    _ scanner: inout JSONScanner
  ) throws(UsersFailure) {
    try scanner.object { scanner, key throws(UsersFailure) in
      let here = open.filter { ways[$0].count > depth && ways[$0][depth] == key }
      scanner.skipSpace()
      if scanner.next == "{", here.contains(where: { ways[$0].count > depth + 1 }) {
        return try readValues(of: here, at: depth + 1, &scanner)
      }
      let value = try scanner.value()
      for place in here where ways[place].count == depth + 1 {
        guard values[place] == nil else { throw malformed("a single value", at: place) }
        values[place] = value
      }
    }
  }

  /// The number of the record that is read.
  private var number: Int { users.count + 1 }

  /// The id of the record. Its number stands in for an id that is not a number, if that is so in every record.
  private mutating func id() throws(UsersFailure) -> User.ID {
    var id: User.ID?
    switch values[0] {
    case .integer(let value): id = value
    case .number: throw malformed("an integer")
    default: break
    }
    let isNumbered = id == nil
    guard areNumbered ?? isNumbered == isNumbered else {
      throw malformed("an integer", record: isNumbered ? number : 1)
    }
    areNumbered = isNumbered
    return id ?? number
  }

  /// The name of the record: its texts, of which some may be missing if there are several.
  private func name() throws(UsersFailure) -> String {
    var name: String?
    for place in places.dropFirst(2) {
      switch values[place] {
      case .string(let text):
        let isJoined = name?.isEmpty == false && !text.isEmpty
        name = (name ?? "") + (isJoined ? " " : "") + text
      case nil where ways.count > 3, .null where ways.count > 3: break
      default: throw malformed("a string", at: place)
      }
    }
    guard let name else { throw malformed("a string", at: 2) }
    return name
  }

  private func username() throws(UsersFailure) -> String {
    switch values[1] {
    case .string(let username): return username
    case nil, .null: return ""
    default: throw malformed("a string", at: 1)
    }
  }

  private func malformed(_ expected: String, at place: Int = 0, record: Int? = nil) -> UsersFailure {
    .malformedRecord(record: record ?? number, key: ways[place].joined(separator: "."), expected: expected)
  }
}
