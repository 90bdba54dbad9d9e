import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Knows nobody before the users are loaded, and says so at once.
final class JudgesLinksTooEarly: FaultyApp {
  override func open(_ link: URL) {
    if repository.users == nil { navigation?.presentUserNotFound() } else { super.open(link) }
  }
}
