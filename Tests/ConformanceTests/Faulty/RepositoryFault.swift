import Users

/// A correct app over a repository with a fault.
final class RepositoryFault<Repository: FaultyRepository>: FaultyApp {
  override class func spoiled(_ repository: any UsersRepository) -> any UsersRepository { Repository(repository) }
}
