import Users

@testable import VIPER

/// Notes the screens that the list's presenter asks for.
final class RecordingUserListRouter: AnyUserListRouter {
  let entry: (any UserListEntryPoint)? = nil
  private(set) var told: [String] = []

  func showDetails(ofUser id: User.ID) {
    told.append("details of \(id)")
  }
}
