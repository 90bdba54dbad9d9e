public import UsersInterface

/// An app that does not do what a request asks for, and the scenarios that detect it.
public nonisolated struct RequestFault: Sendable {
  /// The app.
  public let app: any UsersApp.Type
  /// The scenarios that have to fail, by their titles, each with words of its message.
  public let reasons: [String: String]

  init(_ app: any UsersApp.Type, _ reasons: [String: String]) {
    self.app = app
    self.reasons = reasons
  }
}
