public import Users

extension UserDirectory {
  /// The users that are not muted, in the same order.
  @MainActor public func unmuted(by muted: MutedUsers) -> UserDirectory {
    without(muted.ids)
  }

  /// The users whose ids are not among those given, in the same order.
  public func without(_ ids: Set<User.ID>) -> UserDirectory {
    // No id stands twice in a part of a directory.
    (try? UserDirectory(filter { !ids.contains($0.id) })) ?? UserDirectory()
  }
}
