import Testing
import Users

@testable import VIPER

@Suite("VIPER: the details' presenter")
struct UserDetailsPresenterTests {
  let view = RecordingUserDetailsView()
  let interactor = RecordingUserDetailsInteractor()
  let router = RecordingUserDetailsRouter()
  let presenter = UserDetailsPresenter()

  init() {
    presenter.view = view
    presenter.router = router
    presenter.interactor = interactor
  }

  @Test("It keeps what is typed, and has it stored when that is asked for")
  func events() {
    presenter.nameEdited("August")
    presenter.nameEdited("Augusta")
    #expect(interactor.told == ["get user"])
    presenter.saveTapped()
    #expect(interactor.told == ["get user", "rename to Augusta"])
    #expect(router.told == [])
  }

  @Test("It has its router close the screen")
  func close() {
    presenter.closeTapped()
    #expect(router.told == ["close"])
  }

  @Test("It turns the user into text and shows it")
  func user() {
    presenter.interactorDidFetchUser(id: 7, username: "ada")
    presenter.interactorDidFetchName("Ada")
    #expect(view.told == ["ID 7, ada", "title Ada", "name Ada"])
  }

  @Test("It shows another name, but leaves what was typed")
  func renamed() {
    presenter.interactorDidFetchName("Ada")
    presenter.nameEdited("Countess")
    presenter.interactorDidFetchName("Augusta")
    #expect(view.told.dropFirst(2) == ["title Augusta", "name Countess"])
  }

  @Test("While the name is being stored it disables the button, and takes back what was said")
  func saving() {
    presenter.interactorWillRenameUser()
    presenter.interactorDidRenameUser(with: .success(()))
    #expect(view.told == ["saving", "message none", "not saving"])
  }

  @Test("It turns the reason why a name was refused or not stored into text")
  func notSaved() {
    presenter.interactorDidRefuseName(.empty)
    presenter.interactorDidRenameUser(with: .failure(.httpStatus(500)))
    let reason = UsersFailure.httpStatus(500).text
    #expect(view.told == ["message Name can't be empty", "not saving", "message \(reason)"])
  }
}
