import Conformance
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: who holds whom")
struct OwnershipTests {
  let users: UsersFixture

  init() throws {
    users = try UsersFixture(fetched: User.three)
  }

  @Test("The coordinator holds its children: all go together with what they made")
  func dashboard() {
    var navigation: RecordingNavigation? = RecordingNavigation()
    var coordinator = navigation.map { DashboardCoordinator(navigation: $0, repository: users.repository) }
    coordinator?.start()
    navigation?.viewControllers.first?.loadViewIfNeeded()
    let watched = WeakObjects(reachableFrom: coordinator, except: users)
    #expect(watched.alive(UserListCoordinator.self) == 1)
    #expect(watched.alive(UserFinderViewModel.self) == 1)
    navigation = nil
    #expect(watched.alive(RecordingNavigation.self) == 0)
    coordinator = nil
    #expect(watched.aliveByType == [:])
  }

  @Test("The view holds the view model, which does not know the view")
  func view() {
    let viewModel = UserDetailsViewModel(user: .ada, repository: users.repository)
    var view: UserDetailsViewController? = UserDetailsViewController(viewModel: viewModel)
    view?.loadViewIfNeeded()
    weak let seen = view
    view = nil
    #expect(seen == nil)
  }

  @Test("A view's bindings end with the view")
  func bindings() {
    let viewModel = UserDetailsViewModel(user: .ada, repository: users.repository)
    var view: UserDetailsViewController? = UserDetailsViewController(viewModel: viewModel)
    view?.loadViewIfNeeded()
    let watched = WeakObjects(reachableFrom: view, except: users)
    #expect(watched.alive(UILabel.self) == 3)
    view = nil
    #expect(watched.alive(UILabel.self) == 0)
    #expect(watched.alive(UITextField.self) == 0)
  }

  @Test("A load under way does not keep the view model, which cancels it")
  func load() throws {
    var viewModel: DashboardViewModel? = DashboardViewModel(repository: users.repository)
    viewModel?.viewLoaded()
    let request = try #require(users.source.pendingFetch)
    viewModel = nil
    #expect(request.isCancelled)
  }

  @Test("A rename under way does not keep the details, which cancel it")
  func rename() throws {
    var viewModel: UserDetailsViewModel? = UserDetailsViewModel(user: .ada, repository: users.repository)
    var stage = viewModel.map { Stage(top: UserDetailsViewController(viewModel: $0)) }
    viewModel = nil
    let watched = WeakObjects(reachableFrom: stage, except: users)
    try stage?.tap(AccessibilityIdentifier.saveButton)
    let rename = try #require(users.source.pendingRename)
    stage = nil
    #expect(rename.request.isCancelled)
    #expect(watched.aliveByType == [:])
  }
}
