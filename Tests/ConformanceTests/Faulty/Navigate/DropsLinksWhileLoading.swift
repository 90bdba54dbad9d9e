import Foundation
import Users

/// Drops the deep links that arrive before the users.
final class DropsLinksWhileLoading: FaultyApp {
  override func open(_ link: URL) {
    if repository.users != nil { super.open(link) }
  }
}
