import Foundation

/// Uses the end of any link as a user's id.
final class FollowsEveryLink: FaultyApp {
  override func open(_ link: URL) {
    guard let user = URL(string: "users://user/\(link.lastPathComponent)") else { return }
    super.open(user)
  }
}
