import Foundation
import Users

extension User {
  package nonisolated static let ada = User(id: 7, name: "Ada", username: "ada")
  package nonisolated static let grace = User(id: 3, name: "Grace", username: "grace")
  package nonisolated static let alan = User(id: 12, name: "Alan")

  /// Three users; their ids are not their rows.
  package nonisolated static let three = [ada, grace, alan]

  /// Queries among the three, each with the finder's result.
  package nonisolated static let findings = [
    ("", "---"), ("3", "I found Grace aka grace"), (" 12 ", "I found Alan"), ("1", "User not found"),
    ("Ada", "User not found"),
  ]
}

extension UsersLink {
  /// A link to the details of a user.
  package static func user(_ id: User.ID) throws -> UsersLink {
    guard let url = URL(string: "users://user/\(id)"), let link = UsersLink(url) else { throw NoLink() }
    return link
  }

  private struct NoLink: Error {}
}
