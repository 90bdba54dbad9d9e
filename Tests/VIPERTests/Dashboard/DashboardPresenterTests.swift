import RoleFixtures
import Testing
import Users

@testable import VIPER

@Suite("VIPER: the dashboard's presenter")
struct DashboardPresenterTests {
  let view = RecordingDashboardView()
  let interactor = RecordingDashboardInteractor()
  let router = RecordingDashboardRouter()
  let presenter: DashboardPresenter

  init() {
    presenter = DashboardPresenter(interactor: interactor, router: router)
    presenter.view = view
    interactor.knownIDs = [User.grace.id, User.alan.id]
    presenter.viewLoaded()
  }

  @Test("It has list and finder shown and the users loaded once the view is loaded, and says so")
  func launch() {
    #expect(router.told == ["list and finder"])
    #expect(interactor.loadCount == 1)
    #expect(view.told == ["loading"])
  }

  @Test("It shows the components when users are there")
  func loaded() {
    presenter.usersLoaded()
    #expect(view.told == ["loading", "not loading", "components"])
    #expect(router.told == ["list and finder"])
  }

  @Test("It has a failure shown, and the users loaded again when asked to")
  func failed() {
    presenter.usersNotLoaded("A reason")
    #expect(view.told == ["loading", "not loading", "A reason"])
    presenter.retryTapped()
    #expect(interactor.loadCount == 2)
    #expect(view.told.last == "loading")
  }

  @Test("A pull has the users loaded again")
  func refresh() {
    presenter.usersLoaded()
    presenter.refreshPulled()
    #expect(interactor.loadCount == 2)
    #expect(view.told.last == "loading")
  }

  @Test("It follows a link after the load, once")
  func pendingLink() throws {
    presenter.linkOpened(try .user(User.grace.id))
    #expect(router.told == ["list and finder"])
    presenter.usersLoaded()
    presenter.usersLoaded()
    #expect(router.told == ["list and finder", "details of 3"])
  }

  @Test("It follows a link at once when users are loaded, and decides where it leads")
  func link() throws {
    presenter.usersLoaded()
    presenter.linkOpened(try .user(User.alan.id))
    #expect(router.told == ["list and finder", "details of 12"])
    presenter.linkOpened(try .user(99))
    #expect(router.told == ["list and finder", "details of 12"])
    #expect(view.told.last == "user not found")
  }
}
