import Testing
import Users

@testable import VIPER

@Suite("VIPER: the list's presenter")
struct UserListPresenterTests {
  let view = RecordingUserListView()
  let interactor = RecordingUserListInteractor()
  let router = RecordingUserListRouter()
  let presenter: UserListPresenter

  init() throws {
    presenter = UserListPresenter(interactor: interactor, router: router)
    presenter.view = view
    presenter.viewLoaded()
    presenter.usersChanged(try Self.rows("Ada", "Grace"))
  }

  @Test("It asks for the users once the view is loaded, and has them shown")
  func rows() {
    #expect(interactor.told == ["observe"])
    #expect(view.told == ["users"])
    #expect(presenter.numberOfUsers == 2)
    #expect((0..<2).map(presenter.name(at:)) == ["Ada", "Grace"])
  }

  @Test("It has only the row of a renamed user shown anew")
  func renamed() throws {
    presenter.userChanged(at: 1, try Self.rows("Ada", "Amazing Grace"))
    #expect(view.told == ["users", "user at 1"])
    #expect(presenter.name(at: 1) == "Amazing Grace")
  }

  @Test("It decides that an info button leads to the details of the row's user")
  func details() {
    presenter.accessoryTapped(row: 1)
    #expect(router.told == ["details of 11"])
  }

  /// Rows whose ids count from 10.
  private static func rows(_ names: String...) throws -> UserListRows {
    UserListRows(try UserDirectory(names.enumerated().map { User(id: 10 + $0.offset, name: $0.element) }))
  }
}
