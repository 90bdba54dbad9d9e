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

/// Fails unless a text is the one that is written here: a static string is never worked out.
func expect(_ value: String, is wanted: StaticString) throws {
  if Question.isFailureWanted { Question.ask("it wants an expectation to fail. Could it name the value?") }
  if value != wanted.description { throw Difference(description: "\(value) should be \(wanted)") }
}

/// Fails unless two values are equal. The wanted one may be worked out, so it is asked about.
@_disfavoredOverload
func expect<Value: Equatable>(_ value: Value, is wanted: Value) throws {
  Question.ask("it compares with a value that is not written in its place. Does it repeat the draft's code?")
  if value != wanted { throw Difference(description: "\(value) should be \(wanted)") }
}

/// Fails unless an error is thrown.
func expectFailure(_ action: () throws -> Void) throws {
  do {
    try Question.$isFailureWanted.withValue(true, operation: action)
  } catch {
    return
  }
  throw Difference(description: "no error was thrown")
}

/// A question about a check that is unusual, and may be right.
enum Question {
  /// Asks it; a test listens.
  @TaskLocal static var ask: @Sendable (String) -> Void = { _ in }
  @TaskLocal static var isFailureWanted = false
}

struct Difference: Error, CustomStringConvertible {
  let description: String
}
