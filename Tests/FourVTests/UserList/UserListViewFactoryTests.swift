import Conformance
import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the list's view factory")
struct UserListViewFactoryTests {
  @Test("It makes view, view model and interactor, which are deallocated with it")
  func three() {
    let users = UsersFixture()
    let navigation = NavigationDelegateSpy()
    var factory: UserListViewFactory? = UserListViewFactory(
      repository: users.repository,
      navigationDelegate: navigation
    )
    let watched = WeakObjects(reachableFrom: factory, except: users)
    let three: [Any.Type] = [UserListViewController.self, UserListViewModel.self, UserListInteractor.self]
    #expect(three.map(watched.alive) == [1, 1, 1])
    factory = nil
    #expect(three.map(watched.alive) == [0, 0, 0])
    withExtendedLifetime(navigation) {}
  }
}
