import RoleFixtures
import Testing
import Users

@testable import VIPER

@Suite("VIPER: the dashboard's presenter")
struct DashboardPresenterTests {
  let view = RecordingDashboardView()
  let interactor = RecordingDashboardInteractor()
  let router = RecordingDashboardRouter()
  let presenter = DashboardPresenter()

  init() {
    presenter.view = view
    presenter.router = router
    presenter.interactor = interactor
  }

  @Test("It has the users fetched once its interactor is set, and says so")
  func start() {
    #expect(interactor.told == ["get users"])
    #expect(view.told == ["loading"])
    #expect(router.told == [])
  }

  @Test("It has list and finder shown once the view is loaded")
  func viewLoaded() {
    presenter.viewLoaded()
    #expect(router.told == ["list and finder"])
    #expect(interactor.told == ["get users"])
  }

  @Test("It shows the components when users are there")
  func fetched() {
    presenter.interactorDidFetchUsers(with: .success(()))
    #expect(view.told == ["loading", "not loading", "components"])
  }

  @Test("It turns a failure into text, and has the users fetched again when asked to")
  func failed() {
    presenter.interactorDidFetchUsers(with: .failure(.httpStatus(500)))
    #expect(view.told == ["loading", "not loading", UsersFailure.httpStatus(500).text])
    presenter.retryTapped()
    #expect(interactor.told == ["get users", "get users"])
    #expect(view.told.last == "loading")
  }

  @Test("A pull has the users fetched again")
  func refresh() {
    presenter.interactorDidFetchUsers(with: .success(()))
    presenter.refreshPulled()
    #expect(interactor.told == ["get users", "get users"])
    #expect(view.told.last == "loading")
  }

  @Test("It has a link's user found after the load, once")
  func pendingLink() throws {
    presenter.linkOpened(try .user(User.grace.id))
    presenter.interactorDidFetchUsers(with: .failure(.httpStatus(500)))
    #expect(interactor.told == ["get users"])
    presenter.interactorDidFetchUsers(with: .success(()))
    presenter.interactorDidFetchUsers(with: .success(()))
    #expect(interactor.told == ["get users", "find 3"])
  }

  @Test("It has a link's user found at once when users are there, and decides where that leads")
  func link() throws {
    presenter.interactorDidFetchUsers(with: .success(()))
    presenter.linkOpened(try .user(User.alan.id))
    #expect(interactor.told == ["get users", "find 12"])
    presenter.interactorDidFindUser(User.alan.id)
    #expect(router.told == ["details of 12"])
    presenter.interactorDidFindUser(nil)
    #expect(router.told == ["details of 12"])
    #expect(view.told.last == "user not found")
  }
}
