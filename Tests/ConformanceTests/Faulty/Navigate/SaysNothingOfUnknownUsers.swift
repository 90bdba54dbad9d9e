import Foundation

/// Ignores deep links to nobody.
final class SaysNothingOfUnknownUsers: FaultyApp {
  override func open(_ link: URL) {
    if !isUnknown(link) { super.open(link) }
  }
}
