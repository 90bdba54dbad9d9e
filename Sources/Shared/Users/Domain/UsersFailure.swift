/// Why users could not be had, or a name not be stored: one case for each thing that a person can be told.
public enum UsersFailure: Error, Hashable, Sendable {
  /// The server or file could not be reached; `reason` is a phrase without a full stop.
  case unreachable(reason: String)
  /// No answer came within the time allowed, in seconds.
  case timedOut(seconds: Double)
  /// The server answered with a status other than success (200 to 299).
  case httpStatus(Int)
  /// The bytes are not a JSON list of users; `reason` says where or why.
  case notJSON(reason: String)
  /// A record lacks a key or has another kind of value there. Records count from 0.
  case malformedRecord(index: Int, key: String, expected: String)
  /// An id stands twice; `record` is the second record that has it, counted from 0.
  case duplicateID(User.ID, record: Int)
  /// There is more than the limit, in bytes.
  case tooLarge(limit: Int)
  /// There is no user with this id to rename.
  case unknownUser(User.ID)
}
