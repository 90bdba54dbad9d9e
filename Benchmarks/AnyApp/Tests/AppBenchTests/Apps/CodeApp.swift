import AppBench
import Foundation
import UIKit

// Files that import UIKit do not import Testing: a toolchain takes the two together for Apple's.

/// An app of a test: its delegate shows one controller.
@MainActor final class CodeApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let makeRoot: () -> UIViewController

  init(_ makeRoot: @escaping () -> UIViewController) {
    self.makeRoot = makeRoot
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = makeRoot()
    window?.makeKeyAndVisible()
    return true
  }

  /// Starts an app that shows a controller.
  static func running(_ makeRoot: @escaping () -> UIViewController) throws -> RunningApp {
    try RunningApp { CodeApp(makeRoot) }
  }
}

/// Runs a test with the files of an app, by their names, and without them afterwards.
@MainActor func withFiles<Result>(_ files: [String: String], _ body: () throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID())")
  let empty = folder.appending(path: "empty")
  try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try InterfaceFiles.use(folder)
  defer { try? InterfaceFiles.use(empty) }
  return try body()
}

/// Returns when what waits on the main queue has been done: tests run on that queue.
@MainActor func mainQueue() async {
  await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
}

/// The calls that objects of a test have got, in their order.
@MainActor final class Calls {
  private(set) var names: [String] = []

  /// Notes a call.
  func add(_ name: String) { names.append(name) }

  /// Returns the calls since it was asked last.
  func taken() -> [String] {
    defer { names = [] }
    return names
  }
}

/// A controller that notes its calls and shows its name.
final class NotingController: UIViewController {
  private let name: String
  private let calls: Calls

  init(_ name: String, _ calls: Calls) {
    self.name = name
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
    title = name
    // As adapted sources do.
    ClassTable.register(NotingController.self, action: "didReceiveMemoryWarning") { noting, _ in
      noting.didReceiveMemoryWarning()
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.add("\(name) loaded")
    let label = UILabel()
    label.text = "this is \(name)"
    view.addSubview(label)
  }

  func didReceiveMemoryWarning() { calls.add("\(name) warned") }
  override func viewWillAppear(_ animated: Bool) { calls.add("\(name) appears") }
  override func viewDidAppear(_ animated: Bool) { calls.add("\(name) appeared") }
  override func viewWillDisappear(_ animated: Bool) { calls.add("\(name) disappears") }
  override func viewDidDisappear(_ animated: Bool) { calls.add("\(name) disappeared") }
}

extension RunningApp {
  /// Does actions, one on each line.
  func perform(lines: String) throws {
    for step in try Journey(lines, named: "test").steps { try perform(step.action) }
  }
}
