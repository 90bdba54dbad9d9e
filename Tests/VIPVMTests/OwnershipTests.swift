import Conformance
import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import VIPVM

@Suite("VIP-VM: ownership")
struct OwnershipTests {
  let users: UsersFixture

  init() throws {
    users = try UsersFixture(fetched: User.three)
  }

  @Test("The view holds the view model, which holds interactor and presenter: all are deallocated together")
  func scene() {
    let navigationController = UINavigationController(nibName: nil, bundle: nil)
    let coordinator = UsersCoordinator(navigationController: navigationController, repository: users.repository)
    navigationController.setViewControllers([UIViewController()], animated: false)
    coordinator.showDetails(ofUser: User.ada.id)
    navigationController.topViewController?.loadViewIfNeeded()
    let watched = WeakObjects(reachableFrom: navigationController, except: users)
    let scene: [Any.Type] = [
      UserDetailsViewController.self, UserDetailsViewModel.self, UserDetailsInteractor.self, UserDetailsPresenter.self,
    ]
    #expect(scene.map(watched.alive) == [1, 1, 1, 1])
    navigationController.popViewController(animated: false)
    #expect(scene.map(watched.alive) == [0, 0, 0, 0])
    #expect(watched.alive(UsersCoordinator.self) == 1)
    withExtendedLifetime(coordinator) {}
  }

  @Test("The presenter does not hold its view model, nor the view model its view and coordinator")
  func weakReferences() {
    let presenter = UserDetailsPresenter()
    let interactor = UserDetailsInteractor(userID: User.ada.id, repository: users.repository, presenter: presenter)
    var viewModel: UserDetailsViewModel? = UserDetailsViewModel(interactor: interactor)
    var view = viewModel.map { UserDetailsViewController(viewModel: $0) }
    var coordinator: CoordinatorSpy? = CoordinatorSpy()
    presenter.viewModel = viewModel
    viewModel?.view = view
    viewModel?.coordinator = coordinator
    #expect(presenter.viewModel != nil && viewModel?.view != nil && viewModel?.coordinator != nil)
    view = nil
    coordinator = nil
    #expect(viewModel?.view == nil)
    #expect(viewModel?.coordinator == nil)
    viewModel = nil
    #expect(presenter.viewModel == nil)
  }

  @Test("The coordinator holds no navigation controller")
  func navigationController() {
    var navigationController: UINavigationController? = UINavigationController(nibName: nil, bundle: nil)
    let coordinator = navigationController.map {
      UsersCoordinator(navigationController: $0, repository: users.repository)
    }
    weak let seen = navigationController
    #expect(seen != nil && coordinator != nil)
    navigationController = nil
    #expect(seen == nil)
    withExtendedLifetime(coordinator) {}
  }

  @Test("The list's view model holds no coordinator")
  func listCoordinator() {
    let interactor = UserListInteractor(repository: users.repository, presenter: UserListPresenter())
    let viewModel = UserListViewModel(interactor: interactor)
    var coordinator: CoordinatorSpy? = CoordinatorSpy()
    viewModel.coordinator = coordinator
    #expect(viewModel.coordinator != nil)
    coordinator = nil
    #expect(viewModel.coordinator == nil)
  }

  @Test("A load under way does not keep the interactor, which cancels it")
  func load() throws {
    var interactor: DashboardInteractor? = DashboardInteractor(
      repository: users.repository,
      presenter: DashboardPresenter()
    )
    interactor?.loadUsers()
    let request = try #require(users.source.pendingFetch)
    interactor = nil
    #expect(request.isCancelled)
  }

  @Test("A rename under way does not keep the interactor, which cancels it")
  func rename() throws {
    var interactor: UserDetailsInteractor? = UserDetailsInteractor(
      userID: User.ada.id,
      repository: users.repository,
      presenter: UserDetailsPresenter()
    )
    interactor?.observeUser()
    interactor?.renameUser(to: "Augusta")
    let rename = try #require(users.source.pendingRename)
    interactor = nil
    #expect(rename.request.isCancelled)
  }
}
