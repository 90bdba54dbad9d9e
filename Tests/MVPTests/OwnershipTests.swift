import Conformance
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVP

@Suite("MVP: ownership")
struct OwnershipTests {
  let users: UsersFixture

  init() throws {
    users = try UsersFixture(fetched: User.three)
  }

  @Test("The controller holds the view, which holds the presenter: all are deallocated together")
  func dashboard() {
    var controller: DashboardViewController? = DashboardViewController(repository: users.repository)
    controller?.loadViewIfNeeded()
    let watched = WeakObjects(reachableFrom: controller, except: users)
    #expect(watched.alive(DashboardPresenter.self) == 1)
    #expect(watched.alive(UserListPresenter.self) == 1)
    #expect(watched.alive(UserFinderPresenter.self) == 1)
    controller = nil
    #expect(watched.aliveByType == [:])
  }

  @Test("The presenter holds neither its view nor its delegate")
  func presenter() {
    var view: UserDetailsView? = UserDetailsView()
    var delegate: UserDetailsPresenterDelegateSpy? = UserDetailsPresenterDelegateSpy()
    let presenter = view.map { UserDetailsPresenter($0, user: .ada, repository: users.repository) }
    presenter?.delegate = delegate
    weak let seen = view
    #expect(seen != nil && presenter?.delegate != nil)
    view = nil
    delegate = nil
    #expect(seen == nil)
    #expect(presenter?.delegate == nil)
  }

  @Test("A load under way does not keep the presenter, which cancels it")
  func load() throws {
    var presenter: DashboardPresenter? = DashboardPresenter(DashboardViewSpy(), repository: users.repository)
    presenter?.viewLoaded()
    let request = try #require(users.source.pendingFetch)
    presenter = nil
    #expect(request.isCancelled)
  }

  @Test("A rename under way does not keep the details, which cancel it")
  func rename() throws {
    var stage: Stage? = Stage(top: UserDetailsViewController(user: .ada, repository: users.repository))
    let watched = WeakObjects(reachableFrom: stage, except: users)
    try stage?.tap(AccessibilityIdentifier.saveButton)
    let rename = try #require(users.source.pendingRename)
    stage = nil
    #expect(rename.request.isCancelled)
    #expect(watched.aliveByType == [:])
  }
}
