import Foundation

/// A deep link to a user's details: `users://user/ID`.
///
///     let link = URL(string: "users://user/3").flatMap { UsersLink($0) }
///     print(link?.userID ?? 0)  // 3
public struct UsersLink: Hashable, Sendable {
  /// The id asked for; `nil` if the text in its place is not an id: no user has it then.
  public let userID: User.ID?

  /// Reads a link; `nil` if the URL has another scheme, host or number of path components.
  public init?(_ url: URL) {
    let path = url.path.split(separator: "/", omittingEmptySubsequences: false)
    guard url.scheme?.lowercased() == "users", url.host?.lowercased() == "user",
      path.count == 2, path[0].isEmpty, !path[1].isEmpty
    else { return nil }
    userID = User.id(typed: String(path[1]))
  }
}
