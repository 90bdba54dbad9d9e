public import Users

extension UserDirectory {
  /// The users that are not muted, in the same order.
  @MainActor public func unmuted(by muted: MutedUsers) -> UserDirectory {
    // No id stands twice in a part of a directory.
    (try? UserDirectory(filter { !muted.contains($0.id) })) ?? UserDirectory()
  }
}
