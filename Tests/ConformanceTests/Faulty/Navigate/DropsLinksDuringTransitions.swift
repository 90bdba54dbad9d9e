import Foundation

/// Drops the deep links that arrive while the transition to the details is under way.
final class DropsLinksDuringTransitions: FaultyApp {
  private var isMoving = false

  override func accessoryTapped(row: Int) {
    isMoving = true
    super.accessoryTapped(row: row)
  }

  override func detailsShown() {
    isMoving = false
  }

  override func open(_ link: URL) {
    if !isMoving { super.open(link) }
  }
}
