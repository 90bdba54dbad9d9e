/// A place where the project breaks one of its rules.
struct Violation: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let what: String

  var description: String { "\(path):\(line): \(what)" }
}
