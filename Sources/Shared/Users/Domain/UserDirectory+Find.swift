import Foundation

extension UserDirectory {
  /// Looks up the user whose id was typed; white space around it does not count.
  public func find(_ query: String) -> Finding {
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !query.isEmpty else { return .nothingAsked }
    guard let id = User.id(typed: query), let user = self[id: id] else { return .notFound }
    return .found(user)
  }
}
