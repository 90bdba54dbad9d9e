import Testing
import Users

@testable import VIPER

@Suite("VIPER: the details' presenter")
struct UserDetailsPresenterTests {
  let view = UserDetailsViewSpy()
  let interactor = UserDetailsInteractorSpy()
  let router = UserDetailsRouterSpy()
  let presenter = UserDetailsPresenter()

  init() {
    presenter.view = view
    presenter.router = router
    presenter.interactor = interactor
  }

  @Test("It asks for the user when the view is loaded, not before")
  func asked() {
    #expect(interactor.calls == [])
    presenter.viewLoaded()
    #expect(interactor.calls == [.getUser])
  }

  @Test("It turns the user into text and shows it")
  func user() {
    presenter.interactorDidFetchUser(id: 7, username: "ada", name: "Ada")
    #expect(view.calls == [.showID("ID 7", username: "ada"), .showTitle("Ada"), .showName("Ada")])
  }

  @Test("It keeps what is typed, and has it stored when asked to")
  func events() {
    presenter.nameEdited("August")
    presenter.nameEdited("Augusta")
    #expect(interactor.calls == [])
    presenter.saveTapped()
    #expect(interactor.calls == [.renameUser("Augusta")])
    #expect(router.calls == [])
  }

  @Test("It follows a rename made elsewhere, but leaves what was typed")
  func renamed() {
    presenter.interactorDidFetchUser(id: 7, username: "ada", name: "Ada")
    presenter.nameEdited("Countess")
    view.calls = []
    presenter.interactorDidFetchUser(id: 7, username: "ada", name: "Augusta")
    #expect(view.calls == [.showID("ID 7", username: "ada"), .showTitle("Augusta"), .showName("Countess")])
  }

  @Test("It disables the button while the name is being stored, and takes back its message")
  func saving() {
    presenter.interactorWillRenameUser()
    #expect(view.calls == [.showSaving(true), .showMessage(nil)])
    view.calls = []
    presenter.interactorDidRenameUser(with: .success(()))
    #expect(view.calls == [.showSaving(false)])
  }

  @Test("It shows why a name was not stored")
  func failedSave() {
    presenter.interactorDidRenameUser(with: .failure(.httpStatus(500)))
    #expect(view.calls == [.showSaving(false), .showMessage(UsersFailure.httpStatus(500).text)])
  }

  @Test("It shows why a name was refused")
  func emptyName() {
    presenter.interactorDidRefuseName(.empty)
    #expect(view.calls == [.showMessage("Name can't be empty")])
  }

  @Test("It asks its router to close the screen")
  func close() {
    presenter.closeTapped()
    #expect(router.calls == [.close])
  }
}
