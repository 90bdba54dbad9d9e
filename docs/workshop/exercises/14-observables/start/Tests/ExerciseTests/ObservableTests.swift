import HeadlessUIKit
import Testing
import Users

@testable import MODULE

@Suite("The finder's view model")
@MainActor struct ObservableTests {
  private let source = ControlledUsersSource()
  private let repository: LiveUsersRepository
  private let viewModel: UserFinderViewModel

  init() throws {
    repository = LiveUsersRepository(source: source)
    viewModel = UserFinderViewModel(repository: repository)
    viewModel.viewLoaded()
    let request = repository.fetchUsers { _ in }
    source.pendingFetch?.answer(.success(try UserDirectory([User(id: 3, name: "Grace Hopper", username: "grace")])))
    request.cancel()
  }

  @Test("has observables", arguments: ["count", "result", "query"])
  func isObservable(_ name: String) {
    #expect(observable(name) != nil, "\(name) is not an observable")
  }

  @Test("tells a late listener the last value, at once")
  func late() throws {
    let count = try #require(observable("count"), "count is not an observable")
    var told: [String] = []
    let binding = count.bind { told.append($0) }
    #expect(told == ["The system has 1 user"])
    binding.cancel()
  }

  @Test("tells all that are bound")
  func several() throws {
    let query = try #require(observable("query"), "query is not an observable")
    let result = try #require(observable("result"), "result is not an observable")
    var told = ["", ""]
    let bindings = [result.bind { told[0] = $0 }, result.bind { told[1] = $0 }]
    query.value = "3"
    #expect(told == ["I found Grace Hopper aka grace", "I found Grace Hopper aka grace"])
    for binding in bindings { binding.cancel() }
  }

  @Test("tells the view by them, and by nothing else")
  func view() throws {
    let count = try #require(observable("count"), "count is not an observable")
    let result = try #require(observable("result"), "result is not an observable")
    let finder = UserFinderViewController(viewModel: viewModel)
    finder.loadViewIfNeeded()
    (count.value, result.value) = ("a count", "a result")
    let texts = finder.view.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts.contains("a count") && texts.contains("a result"), "the view is not bound to count and result")
    for file in try SourceFile.all(in: "Sources/MODULE/UserFinder") where file.code.contains(#/-> *(Void|\(\))\)\?/#) {
      Issue.record("\(file) still has closures that tell of changes")
    }
  }

  @Test("holds no function that is told of changes, under whatever name")
  func functions() {
    let finder = UserFinderViewController(viewModel: viewModel)
    finder.loadViewIfNeeded()
    let held = HeldObjects(of: viewModel, without: "Observable").functions
    #expect(held.isEmpty, "the view model holds a function: \(held)")
  }

  @Test("is told by the view what is typed, by its query")
  func typed() throws {
    let query = try #require(observable("query"), "query is not an observable")
    let finder = UserFinderViewController(viewModel: viewModel)
    finder.loadViewIfNeeded()
    let field = try #require(finder.view.subviews.compactMap { $0 as? UITextField }.first)
    field.text = "3"
    field.sendActions(for: .editingChanged)
    #expect(query.value == "3", "what is typed does not become the value of query")
  }

  @Test("tells once what has changed, and not what has not")
  func once() throws {
    // Its view loads it.
    let finder = UserFinderViewController(viewModel: UserFinderViewModel(repository: repository))
    finder.loadViewIfNeeded()
    let field = try #require(finder.view.subviews.compactMap { $0 as? UITextField }.first)
    func type(_ text: String) {
      field.text = text
      field.sendActions(for: .editingChanged)
    }
    askAboutWrites(to: "finder.result", when: "something is typed") { type("3") }
    askAboutWrites(to: "finder.count", atMost: 0, when: "something is typed") { type("4") }
    askAboutWrites(to: "finder.count", "finder.result", when: "a name changes") {
      let rename = repository.renameUser(3, to: "Amazing Grace") { _ in }
      source.pendingRename?.request.answer(.success(()))
      rename.cancel()
    }
  }

  @Test("is left by its view with all bindings")
  func viewEnds() throws {
    let count = try #require(observable("count"), "count is not an observable")
    let observers = { Mirror(reflecting: count).children.first { $0.label == "observers" }?.value as? [Any] }
    let before = observers()?.count
    var finder: UserFinderViewController? = UserFinderViewController(viewModel: viewModel)
    finder?.loadViewIfNeeded()
    let bound = observers()?.count
    finder = nil
    #expect(bound != before && observers()?.count == before, "the bindings of the view do not end with it")
  }

  @Test("ends its own binding with itself")
  func end() throws {
    var other: UserFinderViewModel? = UserFinderViewModel(repository: repository)
    other?.viewLoaded()
    let query = try #require(other.flatMap { observable("query", of: $0) }, "query is not an observable")
    // Weak: tells if it is freed.
    weak let watched = other
    other = nil
    #expect(watched == nil, "the binding to query keeps the view model alive")
    query.value = "3"
  }

  /// Returns a property by name, so that the tests compile before there is one.
  private func observable(_ name: String, of viewModel: UserFinderViewModel? = nil) -> Observable<String>? {
    Mirror(reflecting: viewModel ?? self.viewModel).children.first { $0.label == name }?.value as? Observable<String>
  }
}
