import Conformance
import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the details' view factory")
struct UserDetailsViewFactoryTests {
  @Test("It makes view, view model and interactor, which are deallocated with it")
  func three() {
    let users = UsersFixture()
    let navigation = NavigationDelegateSpy()
    var factory: UserDetailsViewFactory? = UserDetailsViewFactory(
      user: .ada,
      repository: users.repository,
      navigationDelegate: navigation
    )
    let watched = WeakObjects(reachableFrom: factory, except: users)
    let three: [Any.Type] = [UserDetailsViewController.self, UserDetailsViewModel.self, UserDetailsInteractor.self]
    #expect(three.map(watched.alive) == [1, 1, 1])
    factory = nil
    #expect(three.map(watched.alive) == [0, 0, 0])
    withExtendedLifetime(navigation) {}
  }
}
