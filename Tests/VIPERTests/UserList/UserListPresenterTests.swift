import Testing
import Users

@testable import VIPER

@Suite("VIPER: the list's presenter")
struct UserListPresenterTests {
  let view = RecordingUserListView()
  let interactor = RecordingUserListInteractor()
  let router = RecordingUserListRouter()
  let presenter = UserListPresenter()

  init() {
    presenter.view = view
    presenter.router = router
    presenter.interactor = interactor
  }

  @Test("It asks for the users once its interactor is set, and has them shown")
  func rows() {
    #expect(interactor.told == ["get users"])
    presenter.interactorDidFetchUsers(with: [UserListRow(id: 7, name: "Ada"), UserListRow(id: 3, name: "Grace")])
    #expect(view.told == ["Ada, Grace"])
  }

  @Test("It has only the row of a renamed user shown anew")
  func renamed() {
    presenter.interactorDidRenameUser(at: 1, to: UserListRow(id: 3, name: "Amy"))
    #expect(view.told == ["Amy at 1"])
  }

  @Test("It decides that an info button leads to the details of the row's user")
  func details() {
    presenter.accessoryTapped(ofUser: 3)
    #expect(router.told == ["details of 3"])
  }
}
