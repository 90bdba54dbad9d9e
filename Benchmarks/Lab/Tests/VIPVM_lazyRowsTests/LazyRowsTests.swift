import RoleFixtures
import Testing
import Users

@testable import VIPVM_lazyRows

@Suite("VIP-VM with lazy rows: models cross to the view model, within what looks like rows")
struct LazyRowsTests {
  @Test("The presenter gives rows that are made when they are read")
  func rows() throws {
    let output = OutputSpy()
    let presenter = UserListPresenter()
    presenter.viewModel = output
    presenter.presentUsers(try UserDirectory(User.three))
    guard case .displayRows(let rows)? = output.calls.first else {
      Issue.record("No rows are given")
      return
    }
    #expect((0..<rows.count).map { rows[$0].name } == ["Ada", "Grace", "Alan"])
    let held = try #require(Mirror(reflecting: rows).descendant("users") as? UserDirectory)
    #expect(held.map(\.username) == ["ada", "grace", ""])
  }

  @Test("The presenter gives all rows after a rename, and says which has changed")
  func renamed() throws {
    let output = OutputSpy()
    let presenter = UserListPresenter()
    presenter.viewModel = output
    presenter.presentUsers(try UserDirectory(User.three), changedAt: 1)
    guard case .displayChangedRow(1, let rows)? = output.calls.first else {
      Issue.record("No rows of which one has changed are given")
      return
    }
    #expect(rows.count == 3)
  }
}

/// Records the rows that the list's presenter gives to the view model.
private final class OutputSpy: UserListPresenterOutput {
  enum Call {
    case displayRows(UserListRows)
    case displayChangedRow(Int, UserListRows)
  }

  var calls: [Call] = []

  func displayRows(_ rows: UserListRows) {
    calls.append(.displayRows(rows))
  }

  func displayRows(_ rows: UserListRows, changedAt row: Int) {
    calls.append(.displayChangedRow(row, rows))
  }
}
