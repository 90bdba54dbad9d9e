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

  @Test("has observables", arguments: ["count", "result"])
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
    let result = try #require(observable("result"), "result is not an observable")
    var told = ["", ""]
    let bindings = [result.bind { told[0] = $0 }, result.bind { told[1] = $0 }]
    viewModel.queryEdited("3")
    #expect(told == ["I found Grace Hopper aka grace", "I found Grace Hopper aka grace"])
    for binding in bindings { binding.cancel() }
  }

  @Test("tells the view by them, and by nothing else")
  func view() throws {
    let count = try #require(observable("count") as? Variable, "count is not an observable")
    let result = try #require(observable("result") as? Variable, "result is not an observable")
    let finder = UserFinderViewController(viewModel: viewModel)
    finder.loadViewIfNeeded()
    count.set("a count")
    result.set("a result")
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
    let held = HeldObjects(of: viewModel, without: "Variable").functions
    #expect(held.isEmpty, "the view model holds a function: \(held)")
  }

  @Test("is told by the view what is typed")
  func typed() throws {
    let result = try #require(observable("result"), "result is not an observable")
    let finder = UserFinderViewController(viewModel: viewModel)
    finder.loadViewIfNeeded()
    let field = try #require(finder.view.subviews.compactMap { $0 as? UITextField }.first)
    field.text = "3"
    field.sendActions(for: .editingChanged)
    #expect(result.value == "I found Grace Hopper aka grace", "what is typed is not answered by the result")
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
    let mirror = { Mirror(reflecting: count).superclassMirror }
    let observers = { mirror()?.children.first { $0.label == "observers" }?.value as? [Any] }
    let before = observers()?.count
    var finder: UserFinderViewController? = UserFinderViewController(viewModel: viewModel)
    finder?.loadViewIfNeeded()
    let bound = observers()?.count
    finder = nil
    #expect(bound != before && observers()?.count == before, "the bindings of the view do not end with it")
  }

  /// Returns an output, or what the view model sets for it, by its name, so that the tests compile before there is one.
  private func observable(_ name: String) -> Observable<String>? {
    Mirror(reflecting: viewModel).children.lazy.filter { $0.label?.lowercased().contains(name) == true }
      .compactMap { $0.value as? Observable<String> }.first
  }
}
