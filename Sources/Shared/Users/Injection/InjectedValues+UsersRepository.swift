extension InjectedValues {
  /// The app's way to users; one that fails every request where none was injected.
  public var usersRepository: any UsersRepository {
    get { self[UsersRepositoryKey.self] }
    set { self[UsersRepositoryKey.self] = newValue }
  }
}

private enum UsersRepositoryKey: InjectionKey {
  static let defaultValue: any UsersRepository = MissingUsersRepository()
}
