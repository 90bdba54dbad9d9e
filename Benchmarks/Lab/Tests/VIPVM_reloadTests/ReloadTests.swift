import RoleFixtures
import Testing
import Users

@testable import VIPVM_reload

@Suite("VIP-VM with the printed update: a rename goes through the cycle as a fetch does")
struct ReloadTests {
  let users = UsersFixture()

  @Test("The view model gets all rows anew after a rename, and has them displayed")
  func renamed() throws {
    let view = CountingView()
    let presenter = UserListPresenter()
    let interactor = UserListInteractor(repository: users.repository, presenter: presenter)
    let viewModel = UserListViewModel(interactor: interactor)
    presenter.viewModel = viewModel
    viewModel.view = view
    viewModel.viewDidLoad()
    try users.fetch(User.three)
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(view.displays == 2)
  }
}

private final class CountingView: UserListDisplaying {
  private(set) var displays = 0

  func display() {
    displays += 1
  }
}
