import Conformance
import Foundation
import HeadlessUIKit
import Observation
import TaskControl
import Testing
import Users
import UsersInterface

@Suite(
  "Apps with tasks and observable models take part",
  .enabled(if: MainActorTasks.isAvailable, "no tasks are held here")
)
@MainActor struct TodayTests {
  @Test("An app whose requests are awaited passes", arguments: ConformanceSuite.scenarios)
  func awaited(_ scenario: Scenario) throws {
    try scenario.run(RepositoryFault<AwaitedRepository>.self)
  }

  @Test("A look comes after the tasks that wait and after the update pass; so does the picture in a failure")
  func frame() throws {
    try MainActorTasks.run(lookAtFrames)
  }

  private func lookAtFrames() throws {
    let window = UIWindow()
    window.rootViewController = CounterViewController(.task)
    window.makeKeyAndVisible()
    let screen = Screen(window)
    for way in CounterViewController.Way.allCases {
      let controller = CounterViewController(way)
      window.rootViewController = controller
      window.runLoop.runUntilIdle()
      for count in 1...3 {
        let button: UIButton = try screen.element("button")
        try screen.use(button, .touchUpInside)
        let label: UILabel = try screen.element("label")
        #expect(label.text == "\(count)", "\(way)")
      }
      try screen.use(controller.button, .touchUpInside)
      #expect(screen.failure("").screen.contains("4"), "\(way)")
    }
  }

  @Test("An app that waits for the clock goes on when it is advanced, one wait after the other")
  func clock() throws {
    try MainActorTasks.run {
      let app = AppSession(WaitingApp.self)
      defer { app.end() }
      app.start()
      for (time, count) in [(299, 0), (1, 1), (599, 2), (1, 3), (1_200, 7)] {
        app.advance(by: .milliseconds(time))
        let label: UILabel = try app.screen.element("label")
        #expect(label.text == "\(count)")
      }
      #expect(app.clock.now.elapsed == .milliseconds(2_100) && app.clock.nextDeadline?.elapsed == .milliseconds(2_400))
    }
  }

  @Test("A task that waits for the clock ends at once when it is cancelled, before it waits or while it does")
  func cancelledWait() {
    let clock = TestClock()
    var ends: [String] = []
    func wait(_ name: String) -> Task<Void, Never> {
      Task {
        do { try await clock.sleep(for: .seconds(1)) } catch { ends.append("\(name) \(type(of: error))") }
      }
    }
    let waiting = MainActorTasks.run { wait("waiting") }
    #expect(ends == [] && clock.nextDeadline?.elapsed == .seconds(1))
    MainActorTasks.run { waiting.cancel() }
    MainActorTasks.run { wait("cancelled").cancel() }
    #expect(ends == ["waiting CancellationError", "cancelled CancellationError"] && clock.nextDeadline == nil)
  }

  @Test("What an observable object keeps of its readers is no leak, even if it outlives them")
  func registrations() throws {
    let window = UIWindow()
    let model = CounterViewController.Model()
    window.makeKeyAndVisible()
    var watched = WeakObjects()
    for way in CounterViewController.Way.allCases {
      let controller = CounterViewController(way, model)
      window.rootViewController = controller
      window.runLoop.runUntilIdle()
      watched.formUnion(WeakObjects(ObjectGraph(from: [controller], excluding: [window]).objects))
    }
    #expect(watched.aliveCount > 0)
    window.rootViewController = nil
    window.runLoop.runUntilIdle()
    #expect(watched.aliveByType == ["\(String(reflecting: type(of: model)))": 1])
  }

  @Test("A failure names the tasks that sleep or yield, for which nobody waits", arguments: [1, 2])
  func away(_ count: Int) throws {
    let failure = #expect(throws: ConformanceFailure.self) {
      try MainActorTasks.run {
        let app = AppSession(RepositoryFault<AwaitedRepository>.self)
        defer { app.end() }
        let tasks = (0..<count).map { _ in Task { try? await Task.sleep(for: .seconds(3_600)) } }
        defer { tasks.forEach { $0.cancel() } }
        app.start()
        try app.answerFetch(SampleUsers.three)
        _ = try app.fetchUnderWay()
      }
    }
    let which =
      count == 1
      ? "a task is away from the main actor: if it sleeps or yields, no scenario waits for it"
      : "\(count) tasks are away from the main actor: if they sleep or yield, no scenario waits for them"
    #expect(failure?.message == "no load is under way; \(which)")
    let later = #expect(throws: ConformanceFailure.self) {
      try AppSession(RepositoryFault<AwaitedRepository>.self).fetchUnderWay()
    }
    #expect(later?.message == "no load is under way")
  }
}

/// Counts each 300 ms.
private final class WaitingApp: TimedUsersApp {
  nonisolated static let architecture = Architecture(name: "Waiting", summary: "waits", roles: [])
  private let window: UIWindow
  private let clock: any Clock<Duration>
  private var task: Task<Void, Never>?

  init(window: UIWindow, repository: any UsersRepository, clock: any Clock<Duration>) {
    self.window = window
    self.clock = clock
  }

  isolated deinit { task?.cancel() }

  func start() {
    let label = UILabel()
    (label.accessibilityIdentifier, label.text) = ("label", "0")
    let controller = UIViewController()
    controller.view.addSubview(label)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    task = Task { [clock] in
      for count in 1... {
        do { try await clock.sleep(for: .milliseconds(300)) } catch { return }
        label.text = "\(count)"
      }
    }
  }

  func open(_ link: URL) {}
}

/// Counts taps of a button, and shows the count in one of the ways in which apps of today do.
private final class CounterViewController: UIViewController {
  /// The moment in which the count is written.
  enum Way: CaseIterable { case atOnce, task, properties, layout }

  let button = UIButton()
  private let label = UILabel()
  private let model: Model
  private let way: Way

  @Observable final class Model {
    var count = 0
  }

  init(_ way: Way, _ model: Model = Model()) {
    self.way = way
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    (button.accessibilityIdentifier, label.accessibilityIdentifier) = ("button", "label")
    view.addSubview(button)
    view.addSubview(label)
    // Weak: this controller holds the button, which holds the action.
    button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  override func updateProperties() {
    super.updateProperties()
    if way == .properties { label.text = "\(model.count)" }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if way == .layout { label.text = "\(model.count)" }
  }

  private func tapped() {
    switch way {
    case .atOnce:
      model.count += 1
      label.text = "\(model.count)"
    case .task:
      Task {
        model.count += await Self.one()
        label.text = "\(model.count)"
      }
    case .properties, .layout: model.count += 1
    }
  }

  @concurrent private static func one() async -> Int { 1 }
}
