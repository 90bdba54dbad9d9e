import Conformance
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPER

@Suite("VIPER: who holds whom")
struct OwnershipTests {
  let users: UsersFixture

  init() throws {
    users = try UsersFixture(fetched: User.three)
  }

  @Test("The view holds the presenter, which holds interactor and router: all go together")
  func dashboard() {
    var view: DashboardView? = users.injected { DashboardRouter.assemble() }
    view?.loadViewIfNeeded()
    let watched = WeakObjects(reachableFrom: view, except: users)
    for type: Any.Type in [
      DashboardPresenter.self, DashboardInteractor.self, DashboardRouter.self, UserListRouter.self,
    ] {
      #expect(watched.alive(type) == 1)
    }
    view = nil
    #expect(watched.aliveByType == [:])
  }

  @Test("The presenter does not hold its view, nor the interactor its presenter")
  func weakReferences() {
    let interactor = users.injected { DashboardInteractor() }
    var presenter: DashboardPresenter? = DashboardPresenter(
      interactor: interactor,
      router: RecordingDashboardRouter()
    )
    var view = presenter.map { DashboardView(presenter: $0) }
    interactor.presenter = presenter
    presenter?.view = view
    #expect(presenter?.view != nil && interactor.presenter != nil)
    view = nil
    #expect(presenter?.view == nil)
    presenter = nil
    #expect(interactor.presenter == nil)
  }

  @Test("The router does not hold its view")
  func router() {
    var view: DashboardView? = users.injected { DashboardRouter.assemble() }
    let presenter = view?.presenter
    let watched = WeakObjects(reachableFrom: view, except: users)
    view = nil
    #expect(watched.alive(DashboardView.self) == 0)
    #expect(watched.alive(DashboardRouter.self) == 1)
    withExtendedLifetime(presenter) {}
  }

  @Test("A load under way does not keep the interactor, which cancels it")
  func load() throws {
    var interactor: DashboardInteractor? = users.injected { DashboardInteractor() }
    interactor?.loadUsers()
    let request = try #require(users.source.pendingFetch)
    interactor = nil
    #expect(request.isCancelled)
  }

  @Test("A rename under way does not keep the details, which cancel it")
  func rename() throws {
    var stage: Stage? = Stage(top: users.injected { UserDetailsRouter.assemble(userID: User.ada.id) })
    let watched = WeakObjects(reachableFrom: stage, except: users)
    try stage?.tap(AccessibilityIdentifier.saveButton)
    let rename = try #require(users.source.pendingRename)
    stage = nil
    #expect(rename.request.isCancelled)
    #expect(watched.aliveByType == [:])
  }
}
