import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import VIPER_separated

@Suite("VIPER.separated: a presenter's input and output")
struct OutputTests {
  /// Hears results, and takes no event of a view.
  private final class OutputSpy: AnyUserFinderInteractorOutput {
    enum Call: Equatable {
      case counted(Int)
      case found(String)
      case foundNobody
      case askedNothing
    }

    var calls: [Call] = []

    func interactorDidCountUsers(_ count: Int) {
      calls.append(.counted(count))
    }

    func interactorDidFindUser(name: String, username: String) {
      calls.append(.found(name))
    }

    func interactorDidFindNobody() {
      calls.append(.foundNobody)
    }

    func interactorWasAskedNothing() {
      calls.append(.askedNothing)
    }
  }

  /// Takes events, and hears no result.
  private final class EventSpy: AnyUserFinderPresenter {
    var queries: [String] = []
    var loads = 0

    func viewLoaded() {
      loads += 1
    }

    func queryEdited(_ query: String) {
      queries.append(query)
    }
  }

  @Test("An interactor gives its results to an object that hears results and takes no event")
  func results() throws {
    let users = try UsersFixture(fetched: User.three)
    let interactor = InjectedValues.with(\.usersRepository, users.repository) { UserFinderInteractor() }
    let output = OutputSpy()
    interactor.presenter = output
    interactor.getUsers()
    interactor.findUser("3")
    interactor.findUser("99")
    #expect(output.calls == [.askedNothing, .counted(3), .askedNothing, .found("Grace"), .foundNobody])
  }

  @Test("A view tells its events to an object that takes events and hears no result")
  func events() {
    let view = UserFinderViewController()
    let presenter = EventSpy()
    view.presenter = presenter
    view.loadViewIfNeeded()
    #expect(presenter.loads == 1)
  }
}
