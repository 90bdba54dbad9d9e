import Foundation

/// Takes the end of any link for a user's id.
final class FollowsEveryLink: FaultyApp {
  override func open(_ link: URL) {
    guard let user = URL(string: "users://user/\(link.lastPathComponent)") else { return }
    super.open(user)
  }
}
