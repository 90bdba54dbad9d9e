/// Why the change requests of a source tree cannot be read.
public enum ChangeFailure: Error, Sendable, Equatable {
  /// The folder has no change requests.
  case noRequests(folder: String)
  /// A file is not there, or cannot be read.
  case unreadable(path: String)
  /// A request's page does not begin as it has to.
  case notUnderstood(path: String)
  /// A patch cannot be read, or does not apply; with the patch's own file and line.
  case patch(String)

  /// The failure and what to do, in one line for a person.
  public var text: String {
    switch self {
    case .noRequests(let folder): "\(folder): there are no change requests here; run it where the package is"
    case .unreadable(let path): "\(path): there is no such file, or it cannot be read"
    case .notUnderstood(let path):
      "\(path): it has to begin with a line such as \"# 1. email\" and the customer's words after \"> \""
    case .patch(let reason): reason
    }
  }
}
