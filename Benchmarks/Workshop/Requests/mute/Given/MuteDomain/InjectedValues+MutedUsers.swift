public import Users

extension InjectedValues {
  /// The app's muted users; nobody is muted if none were injected.
  public var mutedUsers: MutedUsers {
    get { self[MutedUsersKey.self] }
    set { self[MutedUsersKey.self] = newValue }
  }
}

private enum MutedUsersKey: InjectionKey {
  static var defaultValue: MutedUsers { MutedUsers() }
}
