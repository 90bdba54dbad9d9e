import RoleFixtures
import Users

extension UsersFixture {
  /// Makes something in a scope into which the repository is injected.
  func injected<Made>(_ make: () throws -> Made) rethrows -> Made {
    try InjectedValues.with(\.usersRepository, repository, make)
  }
}
