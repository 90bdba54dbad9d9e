@testable import MVP_updateView

/// Counts how often a presenter tells its view to update itself.
final class RecordingView {
  private(set) var updateCount = 0

  func updateView() {
    updateCount += 1
  }
}

extension RecordingView: DashboardViewProtocol {}
extension RecordingView: UserListViewProtocol {}
extension RecordingView: UserFinderViewProtocol {}
extension RecordingView: UserDetailsViewProtocol {}
