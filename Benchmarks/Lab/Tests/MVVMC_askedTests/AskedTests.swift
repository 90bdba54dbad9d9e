import RoleFixtures
import Testing
import Users

@testable import MVVMC_asked

@Suite("MVVM-C with a list that is asked: the view model tells which rows have changed, not what they show")
struct AskedTests {
  let users = UsersFixture()
  let viewModel: UserListViewModel

  init() throws {
    viewModel = UserListViewModel(repository: users.repository)
    viewModel.viewLoaded()
    try users.fetch(User.three)
  }

  @Test("It answers for each row")
  func rows() {
    #expect(viewModel.change.value == .allRows)
    #expect((0..<viewModel.numberOfUsers).map(viewModel.name(at:)) == ["Ada", "Grace", "Alan"])
  }

  @Test("It tells of only the row of a renamed user, which the view then asks for")
  func renamed() throws {
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(viewModel.change.value == .row(1))
    #expect(viewModel.name(at: 1) == "Amazing Grace")
  }
}
