public import Users

extension InjectedValues {
  /// The app's favourites; empty ones if none were injected.
  public var favourites: Favourites {
    get { self[FavouritesKey.self] }
    set { self[FavouritesKey.self] = newValue }
  }
}

private enum FavouritesKey: InjectionKey {
  static var defaultValue: Favourites { Favourites() }
}
