/// Why there is no page, or why a file is not shown on it.
public enum ReportFailure: Error, Sendable {
  /// A file that cannot be read.
  case unreadable(path: String, reason: String)
  /// A file that is none of those that the page shows.
  case notUnderstood(path: String, reason: String)
  /// The page cannot be written.
  case notWritten(path: String, reason: String)

  /// What is wrong, in one line.
  public var text: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): it cannot be read (\(reason))"
    case .notUnderstood(let path, let reason): "\(path): \(reason)"
    case .notWritten(let path, let reason): "\(path): \(reason)"
    }
  }
}
