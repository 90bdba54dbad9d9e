import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the details' view model")
struct UserDetailsViewModelTests {
  let users: UsersFixture
  /// Stands where the view model itself would be told: the cycle ends here.
  let output = RecordingUserDetailsOutput()
  let coordinator = RecordingCoordinator()
  let viewModel: UserDetailsViewModel
  let view: RecordingView<[String?]>

  init() throws {
    users = try UsersFixture(fetched: User.three)
    let presenter = UserDetailsPresenter()
    presenter.viewModel = output
    let interactor = UserDetailsInteractor(userID: User.ada.id, repository: users.repository, presenter: presenter)
    let viewModel = UserDetailsViewModel(interactor: interactor)
    view = RecordingView { [viewModel.title, viewModel.name, viewModel.message, viewModel.canSave ? "can save" : nil] }
    self.viewModel = viewModel
    viewModel.view = view
    viewModel.coordinator = coordinator
    viewModel.viewDidLoad()
  }

  @Test("It asks for its use cases by their names, and displays nothing by itself")
  func useCases() {
    #expect(output.told == ["ID 7, ada, title Ada, name Ada"])
    #expect(view.displayed.isEmpty)
    viewModel.nameEditingChanged("Augusta")
    viewModel.saveTapped()
    #expect(users.source.renames.map(\.name) == ["Augusta"])
  }

  @Test("It displays a user once")
  func user() {
    viewModel.presentUser(Self.values)
    #expect(view.displayed == [["A title", "A name", nil, "can save"]])
    #expect(viewModel.id == "An id")
    #expect(viewModel.username == "A username")
  }

  @Test("It displays each change of saving once, with what was typed")
  func saving() {
    viewModel.presentUser(Self.values)
    viewModel.nameEditingChanged("Typed")
    let before = view.displayed.count
    viewModel.presentSaving(true, message: nil)
    viewModel.presentSaving(false, message: "A message")
    #expect(
      view.displayed.dropFirst(before) == [
        ["A title", "Typed", nil, nil],
        ["A title", "Typed", "A message", "can save"],
      ]
    )
  }

  @Test("A change of screen does not pass the cycle: the coordinator is asked directly")
  func close() {
    viewModel.closeTapped()
    #expect(coordinator.told == ["details closed"])
    #expect(output.told.count == 1)
    #expect(view.displayed.isEmpty)
  }

  private static let values = UserDetailsValues(
    id: "An id",
    username: "A username",
    title: "A title",
    name: "A name"
  )
}
