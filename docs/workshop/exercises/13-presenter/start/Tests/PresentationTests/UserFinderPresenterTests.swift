import Foundation
import Presentation
import Testing
import Users

@Suite("The finder's presenter, without UIKit")
struct UserFinderPresenterTests {
  private let source = ControlledUsersSource()
  private let repository: LiveUsersRepository
  private let view = RecordingView()
  private let presenter: UserFinderPresenter

  init() {
    repository = LiveUsersRepository(source: source)
    presenter = UserFinderPresenter(view, repository: repository)
    presenter.viewLoaded()
  }

  @Test("the count is said when the users arrive")
  func count() throws {
    try load()
    #expect(view.count == "The system has 2 users")
  }

  @Test("whatever is typed is answered")
  func query() throws {
    #expect(view.result == "---")
    try load()
    presenter.queryEdited("3")
    #expect(view.result == "I found Grace Hopper aka grace")
    presenter.queryEdited("4")
    #expect(view.result == "User not found")
  }

  @Test("what is typed before the users arrive is answered when they do")
  func queryBeforeUsers() throws {
    presenter.queryEdited(" 7 ")
    try load()
    #expect(view.result == "I found Ada Lovelace aka ada")
  }

  @Test("the result follows a rename")
  func rename() throws {
    try load()
    presenter.queryEdited("3")
    let rename = repository.renameUser(3, to: "Amazing Grace") { _ in }
    source.pendingRename?.request.answer(.success(()))
    rename.cancel()
    #expect(view.result == "I found Amazing Grace aka grace")
  }

  @Test("the presenter does not hold its view")
  func holdsNoView() {
    var view: RecordingView? = RecordingView()
    // Weak: to see it go.
    weak let watched = view
    let presenter = view.map { UserFinderPresenter($0, repository: repository) }
    presenter?.viewLoaded()
    view = nil
    #expect(watched == nil && presenter != nil)
  }

  @Test("the presenter imports no user interface", arguments: ["HeadlessUIKit", "UsersInterface"])
  func imports(_ module: String) throws {
    let package = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let file = package.appending(path: "Sources/Presentation/UserFinderPresenter.swift")
    #expect(!(try String(contentsOf: file, encoding: .utf8)).contains("import \(module)"))
  }

  private func load() throws {
    let request = repository.fetchUsers { _ in }
    let users = [
      User(id: 7, name: "Ada Lovelace", username: "ada"), User(id: 3, name: "Grace Hopper", username: "grace"),
    ]
    source.pendingFetch?.answer(.success(try UserDirectory(users)))
    request.cancel()
  }
}

private final class RecordingView: UserFinderView {
  private(set) var count: String?
  private(set) var result: String?

  func showCount(_ text: String) { count = text }
  func showResult(_ text: String) { result = text }
}
