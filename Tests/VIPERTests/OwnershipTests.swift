import Conformance
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPER

@Suite("VIPER: ownership")
struct OwnershipTests {
  let users: UsersFixture

  init() throws {
    users = try UsersFixture(fetched: User.three)
  }

  @Test("The view holds the presenter, which holds interactor and router: all are deallocated together")
  func dashboard() {
    var view: (any DashboardEntryPoint)? = users.injected { DashboardRouter.start() }
    view?.loadViewIfNeeded()
    let watched = WeakObjects(reachableFrom: view, except: users)
    for type: Any.Type in [
      DashboardPresenter.self, DashboardInteractor.self, DashboardRouter.self, UserListRouter.self,
      UserFinderRouter.self,
    ] {
      #expect(watched.alive(type) == 1)
    }
    view = nil
    #expect(watched.aliveByType == [:])
  }

  @Test("The presenter does not hold its view, nor the interactor its presenter")
  func weakReferences() {
    let interactor = users.injected { DashboardInteractor() }
    var presenter: DashboardPresenter? = DashboardPresenter()
    var view: DashboardViewController? = DashboardViewController()
    interactor.presenter = presenter
    presenter?.view = view
    #expect(presenter?.view != nil && interactor.presenter != nil)
    view = nil
    #expect(presenter?.view == nil)
    presenter = nil
    #expect(interactor.presenter == nil)
  }

  /// The reason why `start()` does not return the router, as in 003: `entry` is weak, and nothing would hold the view.
  @Test("The router does not hold its view: one that is all that is kept has no entry")
  func router() {
    var view: (any UserListEntryPoint)? = users.injected { UserListRouter.start() }
    let router = view?.presenter?.router
    #expect(router?.entry === view)
    view = nil
    #expect(router != nil && router?.entry == nil)
  }

  @Test("A load under way does not keep the interactor, which cancels it")
  func load() throws {
    var interactor: DashboardInteractor? = users.injected { DashboardInteractor() }
    interactor?.getUsers()
    let request = try #require(users.source.pendingFetch)
    interactor = nil
    #expect(request.isCancelled)
  }

  @Test("A rename under way does not keep the details, which cancel it")
  func rename() throws {
    var stage: Stage? = Stage(top: users.injected { UserDetailsRouter.start(userID: User.ada.id) })
    let watched = WeakObjects(reachableFrom: stage, except: users)
    try stage?.tap(AccessibilityIdentifier.saveButton)
    let rename = try #require(users.source.pendingRename)
    stage = nil
    #expect(rename.request.isCancelled)
    #expect(watched.aliveByType == [:])
  }
}
