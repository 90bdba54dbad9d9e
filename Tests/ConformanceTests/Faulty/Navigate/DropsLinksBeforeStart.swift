import Foundation
import Users

/// Drops the deep link that launches it.
final class DropsLinksBeforeStart: FaultyApp {
  private var isStarted = false

  override func started() {
    isStarted = true
  }

  override func open(_ link: URL) {
    if isStarted { super.open(link) }
  }
}
