import Conformance
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVVMC

@Suite("MVVM-C: ownership")
struct OwnershipTests {
  let users: UsersFixture

  init() throws {
    users = try UsersFixture(fetched: User.three)
  }

  @Test("The coordinator holds its children, and none of the views and view models that they made")
  func dashboard() {
    var navigation: NavigationControllerSpy? = NavigationControllerSpy()
    var coordinator = navigation.map { DashboardCoordinator(navigationController: $0, repository: users.repository) }
    coordinator?.start()
    navigation?.viewControllers.first?.loadViewIfNeeded()
    let watched = WeakObjects(reachableFrom: coordinator, except: users)
    #expect(watched.alive(DashboardViewController.self) == 1)
    #expect(watched.alive(UserFinderViewModel.self) == 1)
    navigation = nil
    #expect(watched.alive(NavigationControllerSpy.self) == 0)
    #expect(watched.alive(DashboardViewController.self) == 0)
    #expect(watched.alive(UserFinderViewModel.self) == 0)
    #expect(watched.alive(UserListCoordinator.self) == 1)
    #expect(watched.alive(UserFinderCoordinator.self) == 1)
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

  @Test("No view model holds its delegate")
  func viewModels() {
    let dashboard = DashboardViewModel(repository: users.repository)
    let list = UserListViewModel(repository: users.repository)
    let details = UserDetailsViewModel(user: .ada, repository: users.repository)
    var delegates: Delegates? = Delegates()
    dashboard.delegate = delegates?.dashboard
    list.delegate = delegates?.list
    details.delegate = delegates?.details
    #expect(dashboard.delegate != nil && list.delegate != nil && details.delegate != nil)
    delegates = nil
    #expect(dashboard.delegate == nil)
    #expect(list.delegate == nil)
    #expect(details.delegate == nil)
  }

  @Test("The coordinators hold no navigation controller")
  func navigation() {
    var navigation: NavigationControllerSpy? = NavigationControllerSpy()
    let dashboard = navigation.map { DashboardCoordinator(navigationController: $0, repository: users.repository) }
    let details = navigation.map {
      UserDetailsCoordinator(user: .ada, navigationController: $0, repository: users.repository)
    }
    weak let seen = navigation
    #expect(seen != nil && dashboard != nil && details != nil)
    navigation = nil
    #expect(seen == nil)
    withExtendedLifetime((dashboard, details)) {}
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

  private struct Delegates {
    let dashboard = DashboardViewModelDelegateSpy()
    let list = UserListViewModelDelegateSpy()
    let details = UserDetailsViewModelDelegateSpy()
  }
}
