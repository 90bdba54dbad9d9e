@testable import MVVMC

/// Notes what the list's view tells its view model.
final class RecordingUserListViewModel: UserListViewModelType {
  let isEmpty = Observable(false)
  let update = Observable(UserListUpdate.allRows)
  var names = ["A", "B", "C"]
  private(set) var told: [String] = []

  func viewLoaded() {
    told.append("view loaded")
  }

  func accessoryTapped(row: Int) {
    told.append("accessory tapped in row \(row)")
  }

  var numberOfUsers: Int { names.count }

  func name(at row: Int) -> String {
    names[row]
  }
}
