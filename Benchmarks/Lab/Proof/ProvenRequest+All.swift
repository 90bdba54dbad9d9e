nonisolated extension ProvenRequest {
  /// All requests of this package. A file of its own: another request makes no record of these stale.
  public static let all =
    paired + [
      remove,
      picker,
      terminal,
      restore,
    ]

  /// The requests that are merged with each other.
  static let paired = [
    email,
    posts,
    unsaved,
    selection,
    favourites,
    signIn,
    split,
  ]
}
