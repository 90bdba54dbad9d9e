/// Holds itself, and so is never deallocated.
final class KeepsItself: FaultyApp {
  private var itself: KeepsItself?

  override func started() {
    itself = self
  }
}
