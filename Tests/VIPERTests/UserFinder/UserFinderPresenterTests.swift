import Testing

@testable import VIPER

@Suite("VIPER: the finder's presenter")
struct UserFinderPresenterTests {
  let view = UserFinderViewSpy()
  let interactor = UserFinderInteractorSpy()
  let presenter = UserFinderPresenter()

  init() {
    presenter.view = view
    presenter.interactor = interactor
  }

  @Test("It asks for the users when the view is loaded, not before")
  func asked() {
    #expect(interactor.calls == [])
    presenter.viewLoaded()
    #expect(interactor.calls == [.getUsers])
  }

  @Test("It asks for what each query finds")
  func query() {
    presenter.queryEdited("7")
    #expect(interactor.calls == [.findUser("7")])
  }

  @Test("It turns the user count and the search result into text")
  func worded() {
    presenter.interactorDidCountUsers(1)
    presenter.interactorWasAskedNothing()
    presenter.interactorDidFindUser(name: "Ada", username: "ada")
    presenter.interactorDidFindNobody()
    #expect(
      view.calls == [
        .showCount("The system has 1 user"), .showResult("---"), .showResult("I found Ada aka ada"),
        .showResult("User not found"),
      ]
    )
  }
}
