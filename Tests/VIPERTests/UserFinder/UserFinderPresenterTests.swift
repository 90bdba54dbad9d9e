import Testing

@testable import VIPER

@Suite("VIPER: the finder's presenter")
struct UserFinderPresenterTests {
  let view = RecordingUserFinderView()
  let interactor = RecordingUserFinderInteractor()
  let presenter = UserFinderPresenter()

  init() {
    presenter.view = view
    presenter.interactor = interactor
  }

  @Test("It asks for the users once its interactor is set, and for what each query finds")
  func asked() {
    presenter.queryEdited("7")
    #expect(interactor.told == ["get users", "find 7"])
  }

  @Test("It turns the user count and the search result into text")
  func worded() {
    presenter.interactorDidCountUsers(1)
    presenter.interactorWasAskedNothing()
    presenter.interactorDidFindUser(name: "Ada", username: "ada")
    presenter.interactorDidFindNobody()
    #expect(view.told == ["The system has 1 user", "---", "I found Ada aka ada", "User not found"])
  }
}
