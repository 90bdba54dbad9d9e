nonisolated extension ProvenRequest {
  /// All requests of this package. A file of its own: another request makes no record of these stale.
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
  ]
}
