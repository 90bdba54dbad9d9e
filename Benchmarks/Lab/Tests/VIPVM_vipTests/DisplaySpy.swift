import Users

@testable import VIPVM_vip

/// Records what presenters have displayed, in the place of the views.
final class DisplaySpy {
  enum Call: Equatable {
    case displayComponents
    case displayLoadFailure(String)
    case displayUserNotFound
    case displayRows([UserListRow])
    case displayRow(UserListRow, index: Int)
    case displayDetails(User.ID)
    case displayUser(UserDetailsValues)
    case displaySaving(Bool, message: String?)
    case displayClose
  }

  var calls: [Call] = []
}

extension DisplaySpy: DashboardDisplaying {
  func displayComponents() {
    calls.append(.displayComponents)
  }

  func displayLoadFailure(_ text: String) {
    calls.append(.displayLoadFailure(text))
  }

  func displayUserNotFound() {
    calls.append(.displayUserNotFound)
  }
}

extension DisplaySpy: UserListDisplaying {
  func displayRows(_ rows: [UserListRow]) {
    calls.append(.displayRows(rows))
  }

  func displayRow(_ row: UserListRow, at index: Int) {
    calls.append(.displayRow(row, index: index))
  }

  /// The dashboard's presenter has details displayed, too.
  func displayDetails(ofUser id: User.ID) {
    calls.append(.displayDetails(id))
  }
}

extension DisplaySpy: UserDetailsDisplaying {
  func displayUser(_ values: UserDetailsValues) {
    calls.append(.displayUser(values))
  }

  func displaySaving(_ isSaving: Bool, message: String?) {
    calls.append(.displaySaving(isSaving, message: message))
  }

  func displayClose() {
    calls.append(.displayClose)
  }
}

/// Rows are compared in tests only.
extension UserListRow: Equatable {
  /// True if both are of the same user, and display the same.
  public static func == (left: UserListRow, right: UserListRow) -> Bool {
    left.id == right.id && left.name == right.name
  }
}

/// Values are compared in tests only.
extension UserDetailsValues: Equatable {
  /// True if both display the same.
  public static func == (left: UserDetailsValues, right: UserDetailsValues) -> Bool {
    (left.id, left.username, left.title, left.name) == (right.id, right.username, right.title, right.name)
  }
}
