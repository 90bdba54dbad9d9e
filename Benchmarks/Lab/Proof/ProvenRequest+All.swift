nonisolated extension ProvenRequest {
  /// All requests of this package.
  public static let all = [
    email,
    posts,
    unsaved,
    selection,
    favourites,
    signIn,
    split,
    remove,
    picker,
    terminal,
    restore,
    mute,
  ]
}
