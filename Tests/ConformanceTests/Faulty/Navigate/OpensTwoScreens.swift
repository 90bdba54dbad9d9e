import HeadlessUIKit

/// Opens a screen for each of several quick taps.
final class OpensTwoScreens: FaultyApp {
  private var isMoving = false

  override func accessoryTapped(row: Int) {
    if isMoving { navigation?.pushViewController(UIViewController(), animated: true) }
    isMoving = true
    super.accessoryTapped(row: row)
  }

  override func dashboardShown() {
    isMoving = false
  }
}
