import Conformance
import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the dashboard's view factory")
struct DashboardViewFactoryTests {
  @Test("It makes view, view model and interactor, which are deallocated with it")
  func three() {
    let users = UsersFixture()
    let navigation = NavigationDelegateSpy()
    var factory: DashboardViewFactory? = DashboardViewFactory(
      repository: users.repository,
      navigationDelegate: navigation
    )
    let watched = WeakObjects(reachableFrom: factory, except: users)
    let three: [Any.Type] = [DashboardViewController.self, DashboardViewModel.self, DashboardInteractor.self]
    #expect(three.map(watched.alive) == [1, 1, 1])
    factory = nil
    #expect(three.map(watched.alive) == [0, 0, 0])
    withExtendedLifetime(navigation) {}
  }
}
