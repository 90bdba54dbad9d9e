import Testing
import UsersInterface

/// An app that is wrong in one way, and the failures that the suite has to report.
struct Fault: Sendable, CustomTestStringConvertible {
  let app: any UsersApp.Type
  /// The scenarios that have to fail, by their ids, each with words from its message.
  let reasons: [String: String]

  init(_ app: any UsersApp.Type, _ reasons: [String: String]) {
    self.app = app
    self.reasons = reasons
  }

  var testDescription: String { "\(app)" }
}

/// Every fault that the suite has to notice.
enum Faults {
  static let all = launch + find + navigate + links + transitions + change + lifetimes
}
