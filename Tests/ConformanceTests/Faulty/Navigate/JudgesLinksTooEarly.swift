import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Reports an unknown user before the users are loaded.
final class JudgesLinksTooEarly: FaultyApp {
  override func open(_ link: URL) {
    if repository.users == nil { navigation?.presentUserNotFound() } else { super.open(link) }
  }
}
