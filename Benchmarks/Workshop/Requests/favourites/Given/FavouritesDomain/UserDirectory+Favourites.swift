public import Users

extension UserDirectory {
  /// The users that are starred, in the same order.
  @MainActor public func starred(in favourites: Favourites) -> UserDirectory {
    // No id stands twice in a part of a directory.
    (try? UserDirectory(filter { favourites.contains($0.id) })) ?? UserDirectory()
  }
}
