import RoleFixtures
import Testing
import Users

@testable import VIPVM_lazyRows

@Suite("VIP-VM with lazy rows: models cross to the view model, within what looks like rows")
struct LazyRowsTests {
  @Test("The presenter gives rows that are made when they are read")
  func rows() throws {
    let output = RecordingOutput()
    let presenter = UserListPresenter()
    presenter.viewModel = output
    presenter.presentUsers(try UserDirectory(User.three))
    let rows = try #require(output.rows)
    #expect((0..<rows.count).map { rows[$0].name } == ["Ada", "Grace", "Alan"])
    let held = try #require(Mirror(reflecting: rows).descendant("users") as? UserDirectory)
    #expect(held.map(\.username) == ["ada", "grace", ""])
  }
}

private final class RecordingOutput: UserListPresenterOutput {
  private(set) var rows: UserListRows?

  func presentRows(_ rows: UserListRows) {
    self.rows = rows
  }

  func presentRows(_ rows: UserListRows, changedAt row: Int) {
    self.rows = rows
  }
}
