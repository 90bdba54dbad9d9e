/// Why a baseline cannot be used.
public enum BaselineFailure: Error, Sendable {
  /// A name has other characters than letters, digits, `.`, `-` and `_`, or begins with a point.
  case badName(String)
  /// There is no baseline of that name.
  case missing(String)
  /// The file does not hold the results of a run, or of another schema; `reason` is a phrase.
  case damaged(path: String, reason: String)
  /// Its ratios were taken to another contender.
  case otherReference(suite: String, before: String, after: String)
  /// The file system refused; `reason` is a phrase.
  case notWritten(path: String, reason: String)
  /// What has the name is not a baseline, or cannot be deleted; `reason` is a phrase.
  case notDeleted(path: String, reason: String)

  /// What to tell a person, in one line.
  public var text: String {
    switch self {
    case .badName(let name): "\"\(name)\" is not a name for a baseline: use letters, digits, '-', '_' and '.'"
    case .missing(let name): "there is no baseline \"\(name)\"; see: workbench baseline list"
    case .damaged(let path, let reason): "\(path) is not a baseline of this version: \(reason)"
    case .otherReference(let suite, let before, let after):
      "ratios of \(suite) cannot be compared: the baseline's are to \(before), this run's to \(after); see --against"
    case .notWritten(let path, let reason): "\(path) cannot be written: \(reason)"
    case .notDeleted(let path, let reason): "\(path) is not deleted: \(reason)"
    }
  }
}
