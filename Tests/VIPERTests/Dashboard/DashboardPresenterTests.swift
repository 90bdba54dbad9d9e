import RoleFixtures
import Testing
import Users

@testable import VIPER

@Suite("VIPER: the dashboard's presenter")
struct DashboardPresenterTests {
  let view = DashboardViewSpy()
  let interactor = DashboardInteractorSpy()
  let router = DashboardRouterSpy()
  let presenter = DashboardPresenter()

  init() {
    presenter.view = view
    presenter.router = router
    presenter.interactor = interactor
  }

  @Test("It asks for nothing before the view is loaded")
  func made() {
    #expect(interactor.calls == [])
    #expect(router.calls == [])
    #expect(view.calls == [])
  }

  @Test("It has list and finder shown and the users fetched when the view is loaded, and shows that they are")
  func viewLoaded() {
    presenter.viewLoaded()
    #expect(router.calls == [.showListAndFinder])
    #expect(interactor.calls == [.getUsers])
    #expect(view.calls == [.showLoading(true)])
  }

  @Test("It shows the components when users are there")
  func fetched() {
    presenter.interactorDidFetchUsers(with: .success(()))
    #expect(view.calls == [.showLoading(false), .showComponents])
  }

  @Test("It turns a failure into text, and has the users fetched again when asked to")
  func failed() {
    presenter.interactorDidFetchUsers(with: .failure(.httpStatus(500)))
    #expect(view.calls == [.showLoading(false), .update(error: UsersFailure.httpStatus(500).text)])
    view.calls = []
    presenter.retryTapped()
    #expect(interactor.calls == [.getUsers])
    #expect(view.calls == [.showLoading(true)])
  }

  @Test("It has the users fetched again at a pull")
  func refresh() {
    presenter.interactorDidFetchUsers(with: .success(()))
    view.calls = []
    presenter.refreshPulled()
    #expect(interactor.calls == [.getUsers])
    #expect(view.calls == [.showLoading(true)])
  }

  @Test("It has a link's user found after the load, once")
  func pendingLink() throws {
    let link = try UsersLink.user(User.grace.id)
    presenter.linkOpened(link)
    presenter.interactorDidFetchUsers(with: .failure(.httpStatus(500)))
    #expect(interactor.calls == [])
    presenter.interactorDidFetchUsers(with: .success(()))
    presenter.interactorDidFetchUsers(with: .success(()))
    #expect(interactor.calls == [.findUser(link)])
  }

  @Test("It has a link's user found at once when users are loaded")
  func link() throws {
    let link = try UsersLink.user(User.alan.id)
    presenter.interactorDidFetchUsers(with: .success(()))
    presenter.linkOpened(link)
    #expect(interactor.calls == [.findUser(link)])
  }

  @Test("It decides that the user of a link has the details shown, and that nobody has not")
  func found() {
    presenter.interactorDidFindUser(User.alan.id)
    #expect(router.calls == [.showDetails(User.alan.id)])
    #expect(view.calls == [])
    router.calls = []
    presenter.interactorDidFindUser(nil)
    #expect(router.calls == [])
    #expect(view.calls == [.showUserNotFound])
  }
}
