import Testing

@testable import VIPER

@Suite("VIPER: the finder's presenter")
struct UserFinderPresenterTests {
  let view = RecordingUserFinderView()
  let interactor = RecordingUserFinderInteractor()
  let presenter: UserFinderPresenter

  init() {
    presenter = UserFinderPresenter(interactor: interactor, router: NoRouter())
    presenter.view = view
    presenter.viewLoaded()
  }

  @Test("It asks for what the query at hand finds, again whenever users change")
  func asked() {
    presenter.queryEdited("7")
    presenter.usersChanged(count: 3)
    #expect(interactor.told == ["observe", "find ", "find 7", "find 7"])
  }

  @Test("It words how many users there are, and what was found")
  func worded() {
    presenter.usersChanged(count: 1)
    presenter.nothingAsked()
    presenter.found(name: "Ada", username: "ada")
    presenter.notFound()
    #expect(view.told == ["The system has 1 user", "---", "I found Ada aka ada", "User not found"])
  }
}
