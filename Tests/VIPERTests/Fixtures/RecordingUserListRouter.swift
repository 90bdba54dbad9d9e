import Users

@testable import VIPER

/// Notes where the list's presenter wants to go.
final class RecordingUserListRouter: AnyUserListRouter {
  let entry: (any UserListEntryPoint)? = nil
  private(set) var told: [String] = []

  func showDetails(ofUser id: User.ID) {
    told.append("details of \(id)")
  }
}
