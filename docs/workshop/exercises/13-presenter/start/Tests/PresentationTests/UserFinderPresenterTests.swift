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

  @Test("nothing is said before the view is loaded")
  func early() {
    let view = RecordingView()
    let presenter = UserFinderPresenter(view, repository: repository)
    #expect(view.count == nil && view.result == nil)
    presenter.viewLoaded()
    #expect(view.result == "---")
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

  @Test("a query typed before the users arrive is answered when they do")
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
    // Weak: tells if it is freed.
    weak let watched = view
    let presenter = view.map { UserFinderPresenter($0, repository: repository) }
    presenter?.viewLoaded()
    view = nil
    #expect(watched == nil && presenter != nil)
  }

  @Test("no file of the presenter's module imports a user interface", arguments: ["HeadlessUIKit", "UsersInterface"])
  func imports(_ module: String) throws {
    for (name, text) in try sources() where text.contains("import \(module)") {
      Issue.record("\(name) imports \(module)")
    }
  }

  @Test("the view cannot ask its presenter for values: it is told them")
  func tells() throws {
    let values = #/\b(?:public|package|open)[^\n{=]*?\b(?:var|let|subscript|func) +(\w+)/#
    for (name, text) in try sources() {
      for value in text.matches(of: values).map(\.output.1) where !["viewLoaded", "queryEdited"].contains(value) {
        Issue.record("\(name) offers `\(value)`: a presenter tells its view, and is not asked")
      }
    }
  }

  private func sources() throws -> [(name: String, text: String)] {
    let package = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let folder = package.appending(path: "Sources/Presentation")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
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
