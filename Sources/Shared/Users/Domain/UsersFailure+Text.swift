extension UsersFailure {
  /// What to tell a person: one sentence on one line, whatever the reasons hold.
  public var text: String {
    sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private var sentence: String {
    switch self {
    case .unreachable(let reason): "The users could not be reached: \(reason)."
    case .timedOut(let seconds): "No answer came within \(Self.worded(seconds: seconds))."
    case .httpStatus(let status): "The server answered with HTTP status \(status)."
    case .notJSON(let reason): "This is not a JSON list of users: \(reason)."
    case .malformedRecord(let index, "", let expected): "Record \(index) is not \(expected)."
    case .malformedRecord(let index, let key, let expected):
      "Record \(index) has no \"\(key)\" that is \(expected)."
    case .duplicateID(let id, let record): "Record \(record) has the id \(id), as an earlier record has."
    case .tooLarge(let limit): "The list of users is larger than the limit of \(limit) bytes."
    case .unknownUser(let id): "There is no user with the id \(id)."
    }
  }

  private static func worded(seconds: Double) -> String {
    let number = Int(exactly: seconds).map(String.init) ?? String(seconds)
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
