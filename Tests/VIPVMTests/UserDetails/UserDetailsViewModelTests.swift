import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the details' view model")
struct UserDetailsViewModelTests {
  let users: UsersFixture
  /// The output in place of the view model itself: the cycle ends here.
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
    #expect(output.told == ["ID 7, ada, name Ada"])
    #expect(view.displayed.isEmpty)
    viewModel.nameEditingChanged("August")
    viewModel.nameEditingChanged("Augusta")
    #expect(view.displayed.isEmpty && users.source.renames.isEmpty)
    viewModel.saveTapped()
    #expect(users.source.renames.map(\.name) == ["Augusta"])
  }

  @Test("It displays a user once")
  func user() {
    viewModel.displayUser(Self.values)
    #expect(view.displayed == [["A name", "A name", nil, "can save"]])
    #expect(viewModel.id == "An id")
    #expect(viewModel.username == "A username")
  }

  @Test("It displays each change of saving once, with what was typed")
  func saving() {
    viewModel.displayUser(Self.values)
    viewModel.nameEditingChanged("Typed")
    let before = view.displayed.count
    viewModel.displaySaving(true, message: nil)
    viewModel.displaySaving(false, message: "A message")
    #expect(
      view.displayed.dropFirst(before) == [
        ["A name", "Typed", nil, nil],
        ["A name", "Typed", "A message", "can save"],
      ]
    )
  }

  @Test("It displays another name, but leaves what was typed")
  func renamed() {
    viewModel.displayUser(Self.values)
    viewModel.nameEditingChanged("Typed")
    viewModel.displayUser(UserDetailsValues(id: "An id", username: "A username", name: "Another"))
    #expect(view.displayed.last == ["Another", "Typed", nil, "can save"])
  }

  @Test("A change of screen does not pass the cycle: the coordinator is asked directly")
  func close() {
    viewModel.closeTapped()
    #expect(coordinator.told == ["details closed"])
    #expect(output.told.count == 1)
    #expect(view.displayed.isEmpty)
  }

  private static let values = UserDetailsValues(id: "An id", username: "A username", name: "A name")
}
