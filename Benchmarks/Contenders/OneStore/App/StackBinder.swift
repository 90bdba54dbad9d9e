import HeadlessUIKit
import Users
import UsersInterface

/// Makes the navigation stack equal to the state's path, tells the store which screens have gone, and presents alerts.
final class StackBinder {
  private let navigationController: UINavigationController
  private let store: Store
  /// The screens that are on the stack or wait for a transition to end.
  private var screens: [Screen] = []
  private var observations: [AnyCancellable] = []
  private lazy var dashboard = makeDashboard()

  init(navigationController: UINavigationController, store: Store) {
    self.navigationController = navigationController
    self.store = store
  }

  func start() {
    navigationController.delegate = self
    // Weak, both: the store holds the closures.
    observations = [
      store.observe({ $0.path.map(\.id) }) { [weak self] in self?.show($0) },
      store.observe({ $0.alert }) { [weak self] in self?.present($0) },
    ]
    store.send(.started)
  }

  private func makeDashboard() -> UIViewController {
    let list = Scope(store, state: { $0.dashboard.list }, action: { .dashboard(.list($0)) })
    let finder = Scope(store, state: { $0.dashboard.finder }, action: { .dashboard(.finder($0)) })
    return DashboardViewController(
      scope: Scope(store, state: { $0.dashboard.loading }, action: { .dashboard($0) }),
      list: UserListViewController(scope: list),
      finder: UserFinderViewController(scope: finder)
    )
  }

  private func show(_ path: [UserDetailsFeature.State.ID]) {
    let stack = [dashboard] + path.map(controller)
    // Equal if the path has followed the system.
    guard !stack.elementsEqual(navigationController.viewControllers, by: ===) else { return }
    navigationController.setViewControllers(stack, animated: true)
  }

  private func controller(of id: UserDetailsFeature.State.ID) -> UIViewController {
    if let known = screens.first(where: { $0.id == id }) { return known.controller }
    let controller = UserDetailsViewController(
      scope: Scope(store, state: { $0.details(id) }, action: { .details(id, $0) })
    )
    screens.append(Screen(id: id, controller: controller))
    return controller
  }

  /// Presents an alert. One that is closed has gone by itself.
  private func present(_ alert: AppFeature.Alert?) {
    // Weak, both: the alert outlives the store if the app is released while it is on screen.
    guard let alert else { return }
    switch alert.content {
    case .loadFailed(let text):
      navigationController.presentLoadFailure(text) { [weak store] in store?.send(.retryTapped(alert.number)) }
    case .userNotFound:
      navigationController.presentUserNotFound { [weak store] in store?.send(.alertClosed(alert.number)) }
    }
  }
}

extension StackBinder: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let hasLeft = { (screen: UIViewController) in
      screen !== viewController && !navigationController.viewControllers.contains(screen)
    }
    let top = store.state.path.last.map { controller(of: $0.id) } ?? dashboard
    // Else the path's top is on its way, perhaps through screens whose views are not loaded yet.
    let isSettled = top === viewController || top.isViewLoaded && hasLeft(top)
    let gone = screens.filter { hasLeft($0.controller) && (isSettled || $0.controller.isViewLoaded) }
    screens.removeAll { screen in gone.contains { $0.id == screen.id } }
    if !gone.isEmpty { store.send(.screensGone(gone.map(\.id))) }
  }
}

extension StackBinder {
  private struct Screen {
    let id: UserDetailsFeature.State.ID
    let controller: UserDetailsViewController
  }
}
