/// The reason for which users could not be loaded or a name not be stored: one case for each message to a person.
///
///     print(UsersFailure.timedOut(seconds: 30).text)  // No answer came within 30 seconds.
public enum UsersFailure: Error, Hashable, Sendable {
  /// The server or file could not be reached; `reason` is a phrase without a full stop.
  case unreachable(reason: String)
  /// No answer came within the time allowed, in seconds.
  case timedOut(seconds: Double)
  /// The server answered with a status other than success (200 to 299).
  case httpStatus(Int)
  /// The bytes are not a JSON list of users; `reason` says where or why.
  case notJSON(reason: String)
  /// A record lacks a key or has another kind of value there. Records count from 1.
  case malformedRecord(record: Int, key: String, expected: String)
  /// An id stands twice; `record` is the second record that has it, counted from 1.
  case duplicateID(User.ID, record: Int)
  /// The list of users is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// There is no user with this id to rename.
  case unknownUser(User.ID)
  /// The task that awaited the answer was cancelled. Nobody has to be told: who cancels does not want the answer.
  case cancelled
}

extension UsersFailure {
  /// The message for a person: one sentence on one line, even if a reason has line breaks.
  public var text: String {
    sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private var sentence: String {
    switch self {
    case .unreachable(let reason): "The users could not be reached: \(reason)."
    case .timedOut(let seconds): "No answer came within \(Self.worded(seconds: seconds))."
    case .httpStatus(let status): "The server answered with HTTP status \(status)."
    case .notJSON(let reason): "This is not a JSON list of users: \(reason)."
    case .malformedRecord(let record, "", let expected): "Record \(record) is not \(expected)."
    case .malformedRecord(let record, let key, let expected):
      "Record \(record) has no \"\(key)\" that is \(expected)."
    case .duplicateID(let id, let record): "Record \(record) has the id \(id), as an earlier record has."
    case .tooLarge(let limit): "The list of users is larger than the limit of \(limit) bytes."
    case .unknownUser(let id): "There is no user with the id \(id)."
    case .cancelled: "The request was cancelled."
    }
  }

  private static func worded(seconds: Double) -> String {
    let number = Int(exactly: seconds).map(String.init) ?? String(seconds)
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
