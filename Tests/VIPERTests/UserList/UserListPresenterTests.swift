import Testing
import Users

@testable import VIPER

@Suite("VIPER: the list's presenter")
struct UserListPresenterTests {
  let view = UserListViewSpy()
  let interactor = UserListInteractorSpy()
  let router = UserListRouterSpy()
  let presenter = UserListPresenter()

  init() {
    presenter.view = view
    presenter.router = router
    presenter.interactor = interactor
  }

  @Test("It asks for the users when the view is loaded, not before")
  func asked() {
    #expect(interactor.calls == [])
    presenter.viewLoaded()
    #expect(interactor.calls == [.getUsers])
  }

  @Test("It has the rows shown that it is given")
  func rows() {
    let rows = [UserListRow(id: 7, name: "Ada"), UserListRow(id: 3, name: "Grace")]
    presenter.interactorDidFetchUsers(with: rows)
    #expect(view.calls == [.showNoUsers(false), .update(rows)])
  }

  @Test("It decides that there are no users to show")
  func noUsers() {
    presenter.interactorDidFetchUsers(with: [])
    #expect(view.calls == [.showNoUsers(true), .update([])])
  }

  @Test("It has only the row of a renamed user shown anew")
  func renamed() {
    let row = UserListRow(id: 3, name: "Amy")
    presenter.interactorDidRenameUser(at: 1, to: row)
    #expect(view.calls == [.update(row, index: 1)])
  }

  @Test("It asks its router for the details of a row's user")
  func details() {
    presenter.accessoryTapped(ofUser: 3)
    #expect(router.calls == [.showDetails(3)])
  }
}
