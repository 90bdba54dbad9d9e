import RoleFixtures
import Testing
import Users

@testable import MVP

@Suite("MVP: the list's presenter")
struct UserListPresenterTests {
  let users = UsersFixture()
  let view = RecordingUserListView()
  let delegate = RecordingUserListDelegate()
  let presenter: UserListPresenter

  init() throws {
    presenter = UserListPresenter(view, repository: users.repository)
    presenter.delegate = delegate
    presenter.viewLoaded()
    try users.fetch(User.three)
  }

  @Test("It has a row for each user, and has them shown")
  func rows() {
    #expect(view.told == ["users"])
    #expect(presenter.numberOfUsers == 3)
    #expect((0..<3).map(presenter.name(at:)) == ["Ada", "Grace", "Alan"])
  }

  @Test("Made while there are users, it has their rows")
  func madeLater() {
    let presenter = UserListPresenter(view, repository: users.repository)
    #expect(presenter.numberOfUsers == 3)
  }

  @Test("It has only the row of a renamed user shown anew")
  func renamed() throws {
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(view.told == ["users", "user at 1"])
    #expect(presenter.name(at: 1) == "Amazing Grace")
  }

  @Test("It asks for the details of the user of a row")
  func details() {
    presenter.accessoryTapped(row: 1)
    #expect(delegate.users == [.grace])
  }
}
