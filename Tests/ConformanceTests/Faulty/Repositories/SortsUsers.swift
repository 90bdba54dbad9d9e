import Users

/// Returns the users by name instead of in source order.
final class SortsUsers: FaultyRepository {
  override var users: UserDirectory? {
    good.users.flatMap { try? UserDirectory($0.sorted { $0.name < $1.name }) }
  }
}
