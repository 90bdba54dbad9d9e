import Users

/// Returns the users of the first load for ever.
final class IgnoresRefresh: FaultyRepository {
  private var first: UserDirectory?

  override var users: UserDirectory? {
    first = first ?? good.users
    return first
  }
}
