@testable import Drafts

/// One thing that a draft has to do.
struct Check: Sendable, CustomStringConvertible {
  let description: String
  /// Throws if a draft does otherwise.
  let run: @Sendable (any Draft.Type) throws -> Void

  init(_ description: String, _ run: @escaping @Sendable (any Draft.Type) throws -> Void) {
    self.description = description
    self.run = run
  }
}

/// Fails unless two values are equal.
func expect<Value: Equatable>(_ value: Value, is wanted: Value) throws {
  if value != wanted { throw Difference(description: "\(value) should be \(wanted)") }
}

/// Fails unless an error is thrown.
func expectFailure(_ action: () throws -> Void) throws {
  do {
    try action()
  } catch {
    return
  }
  throw Difference(description: "no error was thrown")
}

struct Difference: Error, CustomStringConvertible {
  let description: String
}
