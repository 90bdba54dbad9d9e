import Users

@testable import VIPVM_vip

/// Notes what presenters have displayed.
final class RecordingDisplay {
  private(set) var told: [String] = []
}

extension RecordingDisplay: UserListDisplaying {
  func displayRows(_ rows: [UserListRow]) {
    told.append(rows.map(\.name).joined(separator: ", "))
  }

  func displayRow(_ row: UserListRow, at index: Int) {
    told.append("\(row.name) at \(index)")
  }

  func displayDetails(ofUser id: User.ID) {
    told.append("details of \(id)")
  }
}

extension RecordingDisplay: UserDetailsDisplaying {
  func displayUser(_ values: UserDetailsValues) {
    told.append(values.name)
  }

  func displaySaving(_ isSaving: Bool, message: String?) {
    told.append("\(isSaving ? "saving" : "not saving"), \(message ?? "no message")")
  }

  func displayClose() {
    told.append("close")
  }
}
