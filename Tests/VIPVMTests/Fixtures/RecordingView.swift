@testable import VIPVM

/// Reads its view model whenever it is told to display, as a view does, and keeps what it has read.
final class RecordingView<Values> {
  private(set) var displayed: [Values] = []
  private let read: () -> Values

  init(reading read: @escaping () -> Values) {
    self.read = read
  }

  func display() {
    displayed.append(read())
  }
}

extension RecordingView: DashboardDisplaying {}
extension RecordingView: UserDetailsDisplaying {}
extension RecordingView: UserFinderDisplaying {}
extension RecordingView: UserListDisplaying {}
