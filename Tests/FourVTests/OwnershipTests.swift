import Conformance
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import FourV

@Suite("4V: who holds whom")
struct OwnershipTests {
  let users: UsersFixture
  let navigation = RecordingNavigationDelegate()

  init() throws {
    users = try UsersFixture(fetched: User.three)
  }

  @Test("The router holds view presenters, which hold view factories: all go together")
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

  @Test("The view does not hold its view model")
  func view() {
    var factory: UserDetailsViewFactory? = UserDetailsViewFactory(
      user: .ada,
      repository: users.repository,
      navigationDelegate: navigation
    )
    let view = factory?.viewController
    let watched = WeakObjects(reachableFrom: factory, except: users)
    factory = nil
    #expect(watched.alive(UserDetailsViewController.self) == 1)
    #expect(watched.alive(UserDetailsViewModel.self) == 0)
    withExtendedLifetime(view) {}
  }

  @Test("The view model holds neither its view nor the navigation delegate")
  func viewModel() {
    let interactor = UserListInteractor(repository: users.repository)
    var navigation: RecordingNavigationDelegate? = RecordingNavigationDelegate()
    var view: RecordingUserListView? = RecordingUserListView()
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

  @Test("A load under way does not keep the view model, which lets its interactor cancel it")
  func load() throws {
    let view = RecordingDashboardView()
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
    let view = RecordingUserDetailsView()
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
}
