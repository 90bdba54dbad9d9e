import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the details' view model")
struct UserDetailsViewModelTests {
  let users: UsersFixture
  /// The output in place of the view model itself: the cycle ends here.
  let output = UserDetailsPresenterOutputSpy()
  let coordinator = CoordinatorSpy()
  let viewModel: UserDetailsViewModel
  let view: ViewSpy<Displayed>

  init() throws {
    users = try UsersFixture(fetched: User.three)
    let presenter = UserDetailsPresenter()
    presenter.viewModel = output
    let interactor = UserDetailsInteractor(userID: User.ada.id, repository: users.repository, presenter: presenter)
    let viewModel = UserDetailsViewModel(interactor: interactor)
    view = ViewSpy {
      Displayed(title: viewModel.title, name: viewModel.name, message: viewModel.message, canSave: viewModel.canSave)
    }
    self.viewModel = viewModel
    viewModel.view = view
    viewModel.coordinator = coordinator
  }

  /// Has a user displayed and a name typed, and forgets what was displayed.
  private func type(_ text: String) {
    viewModel.displayUser(Self.values)
    viewModel.nameEditingChanged(text)
    view.displayed = []
  }

  @Test("It has the user observed when the view is loaded, and displays nothing by itself")
  func launch() {
    #expect(output.calls == [])
    viewModel.viewDidLoad()
    #expect(output.calls == [.displayUser(UserDetailsValues(id: "ID 7", username: "ada", name: "Ada"))])
    #expect(view.displayed == [])
  }

  @Test("It keeps what is typed without displaying it, and has it stored when asked to")
  func save() {
    viewModel.nameEditingChanged("August")
    viewModel.nameEditingChanged("Augusta")
    #expect(view.displayed == [])
    #expect(users.source.renames.isEmpty)
    viewModel.saveTapped()
    #expect(users.source.renames.map(\.name) == ["Augusta"])
  }

  @Test("It displays a user once")
  func user() {
    viewModel.displayUser(Self.values)
    #expect(view.displayed == [Displayed(title: "A name", name: "A name")])
    #expect(viewModel.id == "An id")
    #expect(viewModel.username == "A username")
  }

  @Test("It displays each change of saving once, with what was typed")
  func saving() {
    type("Typed")
    viewModel.displaySaving(true, message: nil)
    viewModel.displaySaving(false, message: "A message")
    #expect(
      view.displayed == [
        Displayed(title: "A name", name: "Typed", canSave: false),
        Displayed(title: "A name", name: "Typed", message: "A message"),
      ]
    )
  }

  @Test("It displays another name, but leaves what was typed")
  func renamed() {
    type("Typed")
    viewModel.displayUser(UserDetailsValues(id: "An id", username: "A username", name: "Another"))
    #expect(view.displayed == [Displayed(title: "Another", name: "Typed")])
  }

  @Test("A change of screen does not pass the cycle: the coordinator is asked directly")
  func close() {
    viewModel.closeTapped()
    #expect(coordinator.calls == [.closeDetails])
    #expect(output.calls == [])
    #expect(view.displayed == [])
  }

  private static let values = UserDetailsValues(id: "An id", username: "A username", name: "A name")

  /// The values that the details' view reads when it is told to display.
  struct Displayed: Equatable {
    var title: String
    var name: String
    var message: String?
    var canSave = true
  }
}
