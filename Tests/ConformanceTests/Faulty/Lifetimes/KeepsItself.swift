/// Holds itself, and so never ends.
final class KeepsItself: FaultyApp {
  private var itself: KeepsItself?

  override func started() {
    itself = self
  }
}
