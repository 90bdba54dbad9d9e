/// A visible window, and the calls that the controllers in it have got.
@MainActor final class VisibleWindow {
  let window = UserInterface.window()
  private var calls: [String] = []

  /// Shows a controller; the calls until it has appeared are forgotten.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    calls = []
  }

  /// Shows a navigation controller with one controller, called "root", on its stack.
  func showNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controller("root"))
    navigation.title = "navigation"
    show(navigation)
    return navigation
  }

  func controller(_ name: String) -> NotingController {
    NotingController(name) { [weak self] in self?.calls.append($0) }
  }

  func turn() {
    UserInterface.turn(window)
  }

  func settle() {
    UserInterface.settle(window)
  }

  /// The calls since the last time that they were taken.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The same without the calls of containment.
  func takeAppearance() -> [String] {
    takeCalls().filter { !$0.contains("Move") }
  }
}

/// A controller that notes the calls of its life cycle, such as `details willAppear`, but for those that come with a layout.
@MainActor final class NotingController: UIViewController {
  /// Called with every call's name, after the call was noted if it is one of those that are.
  var reaction: (String) -> Void = { _ in }
  private let name: String
  private let note: (String) -> Void

  init(_ name: String, note: @escaping (String) -> Void) {
    self.name = name
    self.note = note
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    got("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    got("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    reaction("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    got("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    got("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    got("didDisappear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    reaction("willLayout")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    reaction("didLayout")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    got("willMove to \(parent?.title ?? "nil")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    got("didMove to \(parent?.title ?? "nil")")
  }

  private func got(_ call: String) {
    note("\(name) \(call)")
    reaction(call)
  }
}
