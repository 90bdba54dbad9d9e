import Conformance
import RoleFixtures
import Testing
import Users

@testable import FourV

@Suite("4V: the finder's view factory")
struct UserFinderViewFactoryTests {
  @Test("It makes view, view model and interactor, which are deallocated with it")
  func three() {
    let users = UsersFixture()
    var factory: UserFinderViewFactory? = UserFinderViewFactory(repository: users.repository)
    let watched = WeakObjects(reachableFrom: factory, except: users)
    let three: [Any.Type] = [UserFinderViewController.self, UserFinderViewModel.self, UserFinderInteractor.self]
    #expect(three.map(watched.alive) == [1, 1, 1])
    factory = nil
    #expect(three.map(watched.alive) == [0, 0, 0])
  }
}
