import Users

extension UsersShape {
  /// The options that describe a shape.
  static let options: [Option] = [.at, .nameKey, .username]

  /// Reads the options; what is not given is as in a plain list.
  init(_ arguments: Arguments) throws(CommandFailure) {
    let plain = UsersShape()
    self.init(
      list: try Self.ways(arguments, .at)?[0] ?? plain.list,
      names: try Self.ways(arguments, .nameKey) ?? plain.names,
      username: try Self.ways(arguments, .username)?[0] ?? plain.username
    )
  }

  /// The options that describe the shape, as words of a command line.
  var words: String {
    let plain = UsersShape()
    let given: [(Option, [[String]], Bool)] = [
      (.at, [list], list != plain.list), (.nameKey, names, names != plain.names),
      (.username, [username], username != plain.username),
    ]
    return given.filter(\.2).map { option, ways, _ in
      "\(option.name) \(ways.map { $0.joined(separator: ".") }.joined(separator: ","))"
    }.joined(separator: " ")
  }

  /// Reads ways of keys: points stand between keys, and commas between ways, of which only a name may have several.
  private static func ways(_ arguments: Arguments, _ option: Option) throws(CommandFailure) -> [[String]]? {
    guard let text = arguments.value(of: option) else { return nil }
    let ways = text.split(separator: ",", omittingEmptySubsequences: false).map { way in
      way.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
    guard ways.joined().allSatisfy({ !$0.isEmpty }), ways.count == 1 || option == .nameKey else {
      let several = option == .nameKey ? ", and commas between names" : ""
      throw .usage("\(option.name) \(text): keys are expected, with points between them\(several)")
    }
    return ways
  }
}
