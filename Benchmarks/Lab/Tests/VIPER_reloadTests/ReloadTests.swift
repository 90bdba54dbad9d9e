import RoleFixtures
import Testing
import Users

@testable import VIPER_reload

@Suite("VIPER with the printed update: a rename is told as a fetch is")
struct ReloadTests {
  let users = UsersFixture()

  @Test("The view gets all rows anew after a rename, by its only update")
  func renamed() throws {
    let view = ViewSpy()
    let presenter = UserListPresenter()
    let interactor = InjectedValues.with(\.usersRepository, users.repository) { UserListInteractor() }
    interactor.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.viewLoaded()
    try users.fetch(User.three)
    #expect(view.calls == [.showNoUsers(false), .update(names: ["Ada", "Grace", "Alan"])])
    view.calls = []
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(view.calls == [.showNoUsers(false), .update(names: ["Ada", "Amazing Grace", "Alan"])])
  }
}

/// Records what the list's presenter tells its view, with the names in the rows.
private final class ViewSpy: AnyUserListView {
  enum Call: Equatable {
    case showNoUsers(Bool)
    case update(names: [String])
  }

  var presenter: (any AnyUserListPresenter)?
  var calls: [Call] = []

  func showNoUsers(_ isEmpty: Bool) {
    calls.append(.showNoUsers(isEmpty))
  }

  func update(with users: [UserListRow]) {
    calls.append(.update(names: users.map(\.name)))
  }
}
