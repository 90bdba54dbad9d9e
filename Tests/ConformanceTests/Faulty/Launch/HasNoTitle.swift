import HeadlessUIKit

/// Leaves the dashboard without a title.
final class HasNoTitle: FaultyApp {
  override func started() {
    navigation?.topViewController?.title = nil
  }
}
