import Conformance
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVC

@Suite("MVC: ownership")
struct OwnershipTests {
  let users: UsersFixture

  init() throws {
    users = try UsersFixture(fetched: User.three)
  }

  @Test("The dashboard holds list and finder: all are deallocated together")
  func dashboard() {
    var controller: DashboardViewController? = DashboardViewController(repository: users.repository)
    controller?.loadViewIfNeeded()
    let watched = WeakObjects(reachableFrom: controller, except: users)
    #expect(watched.alive(UserListViewController.self) == 1)
    #expect(watched.alive(UserFinderViewController.self) == 1)
    controller = nil
    #expect(watched.aliveByType == [:])
  }

  @Test("A load under way does not keep the dashboard, which cancels it")
  func load() throws {
    var controller: DashboardViewController? = DashboardViewController(repository: users.repository)
    controller?.loadViewIfNeeded()
    let request = try #require(users.source.pendingFetch)
    controller = nil
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
