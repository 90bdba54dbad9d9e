import Conformance
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import Observed

@Suite("Observed: ownership")
struct OwnershipTests {
  let users: UsersFixture

  init() throws {
    users = try UsersFixture(fetched: User.three)
  }

  @Test("No view model holds the router")
  func router() {
    var router: UsersRouter? = UsersRouter(
      navigationController: UINavigationController(),
      repository: users.repository
    )
    let viewModels = router.map { router in
      (
        DashboardViewModel(repository: users.repository, router: router),
        UserListViewModel(repository: users.repository, router: router),
        UserDetailsViewModel(user: .ada, repository: users.repository, router: router)
      )
    }
    weak let seen = router
    router = nil
    #expect(viewModels != nil && seen == nil)
  }

  @Test("Its tasks do not keep a screen: they end when it goes, and nothing is left")
  func tasks() throws {
    try waking {
      let router = UsersRoutingSpy()
      var stage: Stage? = Stage(
        top: UserDetailsViewController(
          viewModel: UserDetailsViewModel(user: .ada, repository: users.repository, router: router)
        )
      )
      let watched = WeakObjects(reachableFrom: stage, except: users)
      try stage?.tap(AccessibilityIdentifier.saveButton)
      stage?.settle()
      let rename = try #require(users.source.pendingRename)
      let runLoop = stage?.window.runLoop
      stage = nil
      runLoop?.runUntilIdle()
      #expect(rename.request.isCancelled)
      #expect(watched.aliveByType.filter { $0.key.hasPrefix("Observed.") } == [:])
    }
  }

  @Test("A load under way does not keep the dashboard, which cancels it")
  func load() throws {
    try waking {
      let viewModel = DashboardViewModel(repository: users.repository, router: UsersRoutingSpy())
      var view: DashboardViewController? = DashboardViewController(
        viewModel: viewModel,
        list: UIViewController(),
        finder: UIViewController()
      )
      var stage = view.map { Stage(root: $0) }
      weak let seen = view
      view = nil
      let request = try #require(users.source.pendingFetch)
      let runLoop = stage?.window.runLoop
      stage = nil
      runLoop?.runUntilIdle()
      #expect(seen == nil && request.isCancelled)
    }
  }
}
