import Foundation

/// Ignores deep links to unknown users.
final class SaysNothingOfUnknownUsers: FaultyApp {
  override func open(_ link: URL) {
    if !isUnknown(link) { super.open(link) }
  }
}
