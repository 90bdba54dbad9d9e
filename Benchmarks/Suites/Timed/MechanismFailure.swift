/// A mechanism's screen or model is not as it should be.
nonisolated struct MechanismFailure: Error, CustomStringConvertible {
  /// What is otherwise, in one line.
  let message: String

  var description: String { message }
}
