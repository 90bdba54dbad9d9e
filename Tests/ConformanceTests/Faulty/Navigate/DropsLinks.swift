import Foundation

/// Follows no deep link.
final class DropsLinks: FaultyApp {
  override func open(_ link: URL) {}
}
