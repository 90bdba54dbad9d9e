import Conformance
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import FourV

@Suite("4V: ownership")
struct OwnershipTests {
  let users: UsersFixture
  let navigation = NavigationDelegateSpy()

  init() throws {
    users = try UsersFixture(fetched: User.three)
  }

  @Test("The router holds view presenters, which hold view factories: all are deallocated together")
  func router() {
    var router: UsersRouter? = UsersRouter(
      navigationController: UINavigationController(nibName: nil, bundle: nil),
      repository: users.repository
    )
    router?.showInitial()
    let watched = WeakObjects(reachableFrom: router, except: users)
    let held: [Any.Type] = [DashboardViewPresenter.self, UserListViewFactory.self, UserFinderViewModel.self]
    #expect(held.map(watched.alive) == [1, 1, 1])
    router = nil
    #expect(watched.aliveByType == [:])
  }

  @Test("The view presenter holds the factory, and takes it along")
  func viewPresenter() {
    var presenter: UserDetailsViewPresenter? = UserDetailsViewPresenter(
      user: .ada,
      repository: users.repository,
      navigationDelegate: navigation
    )
    let watched = WeakObjects(reachableFrom: presenter, except: users)
    #expect(watched.alive(UserDetailsViewFactory.self) == 1)
    presenter = nil
    #expect(watched.alive(UserDetailsViewFactory.self) == 0)
    #expect(watched.alive(UserDetailsViewController.self) == 0)
  }

  @Test("The view factory holds view and view model; the interactor is the view model's")
  func viewFactory() {
    let details = UserDetailsViewFactory(user: .ada, repository: users.repository, navigationDelegate: navigation)
    let list = UserListViewFactory(repository: users.repository, navigationDelegate: navigation)
    for factory: Any in [details, list] {
      #expect(Mirror(reflecting: factory).children.compactMap(\.label).sorted() == ["viewController", "viewModel"])
    }
  }

  @Test("No view holds its view model")
  func views() {
    let (views, viewModels) = made()
    #expect(views.count == 4)
    #expect(viewModels.aliveByType == [:])
  }

  @Test("The view model holds neither its view nor the navigation delegate")
  func viewModel() {
    let interactor = UserListInteractor(repository: users.repository)
    var navigation: NavigationDelegateSpy? = NavigationDelegateSpy()
    var view: UserListViewModelDelegateSpy? = UserListViewModelDelegateSpy()
    weak let seenNavigation = navigation
    weak let seenView = view
    let viewModel = navigation.map { UserListViewModel(interactor: interactor, navigationDelegate: $0) }
    if let view { viewModel?.bind(view) }
    #expect(seenNavigation != nil && seenView != nil)
    navigation = nil
    view = nil
    #expect(seenNavigation == nil)
    #expect(seenView == nil)
    withExtendedLifetime(viewModel) {}
  }

  @Test("The other view models do not hold their views, either")
  func viewModels() {
    let dashboard = DashboardViewModel(
      interactor: DashboardInteractor(repository: users.repository),
      navigationDelegate: navigation
    )
    let finder = UserFinderViewModel(interactor: UserFinderInteractor(repository: users.repository))
    let details = UserDetailsViewModel(
      user: .ada,
      interactor: UserDetailsInteractor(userID: User.ada.id, repository: users.repository),
      navigationDelegate: navigation
    )
    #expect(bound(dashboard, finder, details).aliveByType == [:])
    withExtendedLifetime((dashboard, finder, details)) {}
  }

  @Test("A load under way does not keep the view model, which lets its interactor cancel it")
  func load() throws {
    let view = DashboardViewModelDelegateSpy()
    var viewModel: DashboardViewModel? = DashboardViewModel(
      interactor: DashboardInteractor(repository: users.repository),
      navigationDelegate: navigation
    )
    viewModel?.bind(view)
    let request = try #require(users.source.pendingFetch)
    viewModel = nil
    #expect(request.isCancelled)
  }

  @Test("A rename under way does not keep the details, which cancel it")
  func rename() throws {
    let view = UserDetailsViewModelDelegateSpy()
    var viewModel: UserDetailsViewModel? = UserDetailsViewModel(
      user: .ada,
      interactor: UserDetailsInteractor(userID: User.ada.id, repository: users.repository),
      navigationDelegate: navigation
    )
    viewModel?.bind(view)
    viewModel?.saveTapped()
    let rename = try #require(users.source.pendingRename)
    viewModel = nil
    #expect(rename.request.isCancelled)
  }

  /// Returns views that were bound to view models, and are gone.
  private func bound(
    _ dashboard: DashboardViewModel,
    _ finder: UserFinderViewModel,
    _ details: UserDetailsViewModel
  ) -> WeakObjects {
    let views = (DashboardViewModelDelegateSpy(), UserFinderViewModelDelegateSpy(), UserDetailsViewModelDelegateSpy())
    dashboard.bind(views.0)
    finder.bind(views.1)
    details.bind(views.2)
    return WeakObjects([views.0, views.1, views.2])
  }

  /// Returns the views of all four factories, which are gone, and their view models.
  private func made() -> ([UIViewController], WeakObjects) {
    let dashboard = DashboardViewFactory(repository: users.repository, navigationDelegate: navigation)
    let list = UserListViewFactory(repository: users.repository, navigationDelegate: navigation)
    let finder = UserFinderViewFactory(repository: users.repository)
    let details = UserDetailsViewFactory(user: .ada, repository: users.repository, navigationDelegate: navigation)
    let graph = ObjectGraph(from: [dashboard, list, finder, details], excluding: [users, users.repository])
    let viewModels = graph.objects.filter { String(describing: type(of: $0)).hasSuffix("ViewModel") }
    #expect(viewModels.count == 4)
    let views = [dashboard.viewController, list.viewController, finder.viewController, details.viewController]
    return (views, WeakObjects(viewModels))
  }
}
