import RoleFixtures
import Testing
import Users

@testable import VIPER_reload

@Suite("VIPER with the printed update: a rename is told as a fetch is")
struct ReloadTests {
  let users = UsersFixture()

  @Test("The view gets all rows anew after a rename, by its only update")
  func renamed() throws {
    let view = RecordingView()
    let presenter = UserListPresenter()
    let interactor = InjectedValues.with(\.usersRepository, users.repository) { UserListInteractor() }
    interactor.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    try users.fetch(User.three)
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(view.names == [["Ada", "Grace", "Alan"], ["Ada", "Amazing Grace", "Alan"]])
  }
}

private final class RecordingView: AnyUserListView {
  var presenter: (any AnyUserListPresenter)?
  private(set) var names: [[String]] = []

  func update(with users: [UserListRow]) {
    names.append(users.map(\.name))
  }
}
