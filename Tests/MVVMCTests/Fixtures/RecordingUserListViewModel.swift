@testable import MVVMC

/// Notes what the list's view tells its view model.
final class RecordingUserListViewModel: UserListViewModelType {
  let isEmpty = Observable(false)
  let rows = Observable(UserListRows(names: ["A", "B", "C"], change: .allRows))
  private(set) var told: [String] = []

  func viewLoaded() {
    told.append("view loaded")
  }

  func accessoryTapped(row: Int) {
    told.append("accessory tapped in row \(row)")
  }
}
