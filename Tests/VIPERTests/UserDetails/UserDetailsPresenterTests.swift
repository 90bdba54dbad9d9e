import Testing

@testable import VIPER

@Suite("VIPER: the details' presenter")
struct UserDetailsPresenterTests {
  let view = RecordingUserDetailsView()
  let interactor = RecordingUserDetailsInteractor()
  let router = RecordingUserDetailsRouter()
  let presenter: UserDetailsPresenter

  init() {
    presenter = UserDetailsPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test("It passes what is done in the view to its interactor")
  func events() {
    presenter.viewLoaded()
    presenter.nameEdited("Augusta")
    presenter.saveTapped()
    #expect(interactor.told == ["observe", "edit Augusta", "save"])
    #expect(router.told == [])
  }

  @Test("It has its router close the screen")
  func close() {
    presenter.closeTapped()
    #expect(router.told == ["close"])
  }

  @Test("It words and shows the user")
  func user() {
    presenter.userFound(id: 7, username: "ada")
    presenter.nameChanged("Ada", draft: "Augusta")
    #expect(view.told == ["ID 7, ada", "title Ada", "name Augusta"])
  }

  @Test("While saving it disables the button, and takes back what was said")
  func saving() {
    presenter.saving()
    presenter.saved()
    #expect(view.told == ["saving", "message none", "not saving"])
  }

  @Test("It shows why a name was refused or not saved")
  func notSaved() {
    presenter.nameRefused("A reason")
    presenter.notSaved("Another reason")
    #expect(view.told == ["message A reason", "not saving", "message Another reason"])
  }
}
