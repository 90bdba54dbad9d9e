import RoleFixtures
import Testing
import Users

@testable import Observed

@Suite("Observed: the dashboard's view model")
struct DashboardViewModelTests {
  let users = UsersFixture()
  let router = UsersRoutingSpy()
  let viewModel: DashboardViewModel

  init() {
    viewModel = DashboardViewModel(repository: users.repository, router: router)
  }

  @Test("It asks for nothing and shows nothing until it is told to load")
  func idle() {
    #expect(viewModel.state == .idle && !viewModel.showsComponents)
    #expect(users.source.fetches.isEmpty && router.calls.isEmpty)
  }

  @Test("It loads the users, then shows the components and tells the router")
  func load() throws {
    begin { await viewModel.load() }
    #expect(viewModel.state == .loading && !viewModel.showsComponents && router.calls.isEmpty)
    try waking { try users.answerFetch(User.three) }
    #expect(viewModel.state == .loaded && viewModel.showsComponents && router.calls == [.usersLoaded])
  }

  @Test("A failed load shows no components, and does not reach the router")
  func failedLoad() throws {
    begin { await viewModel.load() }
    try waking { try users.failFetch(.httpStatus(500)) }
    #expect(viewModel.state == .failed(UsersFailure.httpStatus(500).text))
    #expect(!viewModel.showsComponents && router.calls.isEmpty)
  }

  @Test("A refresh leaves the components in sight, also if it fails")
  func refresh() throws {
    begin { await viewModel.load() }
    try waking { try users.answerFetch(User.three) }
    begin { await viewModel.load() }
    #expect(viewModel.state == .loading && viewModel.showsComponents)
    try waking { try users.failFetch(.httpStatus(500)) }
    #expect(viewModel.state == .failed(UsersFailure.httpStatus(500).text) && viewModel.showsComponents)
    #expect(router.calls == [.usersLoaded])
  }

  @Test("A cancelled load cancels its request, and leaves the state to the load that takes its place")
  func cancelled() throws {
    let first = begin { await viewModel.load() }
    let request = try #require(users.source.pendingFetch)
    waking {
      first.cancel()
      Task { await viewModel.load() }
    }
    #expect(request.isCancelled && viewModel.state == .loading)
    try waking { try users.answerFetch(User.three) }
    #expect(viewModel.state == .loaded && router.calls == [.usersLoaded])
  }
}
