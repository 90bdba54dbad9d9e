import Conformance
import Contenders
import Foundation
import HeadlessUIKit
import Suites
import Testing
import Tracing
import Users

@testable import Figures

@Suite("View updates")
@MainActor struct ViewUpdatesTests {
  private let window = UIWindow()
  private let controller = UIViewController()
  private let label = UILabel()

  init() {
    label.accessibilityIdentifier = "label"
    controller.view.addSubview(label)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.runLoop.runUntilIdle()
  }

  @Test("change what looks otherwise afterwards, on screen or below other screens")
  func changes() {
    let field = UITextField()
    field.accessibilityIdentifier = "field"
    let below = UIViewController()
    below.view.addSubview(field)
    let navigation = UINavigationController(rootViewController: below)
    navigation.pushViewController(controller, animated: false)
    window.rootViewController = navigation
    window.runLoop.runUntilIdle()
    let before = ScreenLook(of: window)
    #expect(ScreenLook(of: window).changes(since: before).isEmpty)
    label.text = ""
    field.text = "a"
    controller.title = "b"
    #expect(ScreenLook(of: window).changes(since: before) == ["field": 1, "title": 1])
    label.isHidden = true
    #expect(ScreenLook(of: window).changes(since: before) == ["field": 1, "title": 1, "label": 1])
  }

  @Test("of an element that is new count if it looks otherwise than one that nothing was written to")
  func new() {
    let before = ScreenLook(of: window)
    let (spinner, button, other) = (UIActivityIndicatorView(), UIButton(), UILabel())
    for (view, name) in [(spinner, "spinner"), (button, "button"), (other, "other")] {
      view.accessibilityIdentifier = name
      controller.view.addSubview(view)
    }
    spinner.stopAnimating()
    button.isEnabled = true
    other.text = "a"
    #expect(ScreenLook(of: window).changes(since: before) == ["other": 1])
    spinner.startAnimating()
    button.isEnabled = false
    #expect(ScreenLook(of: window).changes(since: before) == ["other": 1, "spinner": 1, "button": 1])
  }

  @Test("of rows count by their places")
  func rows() {
    let (table, rows) = (UITableView(), Rows(["a", "b", "c"]))
    table.accessibilityIdentifier = "table"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    controller.view.addSubview(table)
    window.runLoop.runUntilIdle()
    let before = ScreenLook(of: window)
    table.reloadData()
    window.runLoop.runUntilIdle()
    #expect(ScreenLook(of: window).changes(since: before).isEmpty)
    rows.texts = ["c", "b", "a"]
    table.reloadData()
    window.runLoop.runUntilIdle()
    #expect(ScreenLook(of: window).changes(since: before) == ["row": 2, "table": 1])
  }

  @Test("are none where there is no window")
  func noWindow() {
    #expect(ScreenLook(of: nil).changes(since: ScreenLook(of: window)).isEmpty)
  }

  #if DEBUG
    @Test(
      "without effect are those after which an element looks as before",
      arguments: [
        ("MVC", "open", [:]), ("VIPVM", "open", ["details.message": 1, "details.save": 1]),
        ("MVC", "rename-row", ["finder.count": 1]), ("VIPVM", "rename-row", ["finder.count": 1, "list.empty": 1]),
        ("VIPVM", "keystroke", ["finder.count": 1]),
      ]
    )
    func withoutEffect(_ pattern: String, _ step: String, _ expected: [String: Int]) throws {
      let contender = try #require(Lineup.patterns.first { $0.id == pattern })
      let benchmark = try #require(Benchmark.all.first { $0.name == step })
      #expect(try ViewUpdates(of: benchmark, in: contender, users: users).withoutEffect == expected)
    }

    @Test("are figures by name, the same for an app in another one")
    func figures() throws {
      let contender = try #require(Lineup.patterns.first { $0.id == "MVP" })
      let benchmarks = Benchmark.all.filter { $0.name == "rename-row" }
      let figures = try ViewUpdates.figures(of: contender, in: benchmarks, users: users)
      #expect(
        figures == [
          "view updates of rename-row": 3, "view updates without effect of rename-row": 1, "messages of rename-row": 5,
        ]
      )
      let app = around(contender.app)
      #expect(try ViewUpdates.figures(of: contender, running: app, in: benchmarks, users: users) == figures)
    }

    @Test("are counted over the repository that an app chooses")
    func choosing() throws {
      let updates = try ViewUpdates(of: Benchmark.all[0], in: Contender(ChoosingApp.self), users: users)
      #expect(updates.updates["list.table"] == 2)
    }

    @Test("cannot be counted of an app that does not do the step")
    func idle() throws {
      let users = try users
      let failure = #expect(throws: TraceFailure.self) {
        try ViewUpdates.figures(of: Contender(IdleApp.self), users: users)
      }
      #expect(try #require(failure).text == "list.table is not on screen")
    }

    private var users: BenchmarkUsers {
      get throws { try BenchmarkUsers(try UserDirectory(SampleUsers.many(12))) }
    }
  #else
    @Test("cannot be counted in a build for release")
    func release() throws {
      let users = try BenchmarkUsers(try UserDirectory(SampleUsers.many(2)))
      #expect(throws: TraceFailure.self) { try ViewUpdates.figures(of: Lineup.patterns[0], users: users) }
    }
  #endif

  /// Rows of texts.
  private final class Rows: UITableViewDataSource {
    var texts: [String]

    init(_ texts: [String]) {
      self.texts = texts
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
  }
}
