@testable import VIPVM

/// Reads its view model whenever it is told to display, as a view does, and records what it has read.
final class ViewSpy<Values> {
  var displayed: [Values] = []
  private let read: () -> Values

  init(reading read: @escaping () -> Values) {
    self.read = read
  }

  func display() {
    displayed.append(read())
  }
}

extension ViewSpy: DashboardDisplaying {}
extension ViewSpy: UserDetailsDisplaying {}
extension ViewSpy: UserFinderDisplaying {}
extension ViewSpy: UserListDisplaying {}
