import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows that users are being loaded, or list and finder.
final class DashboardViewController: UIViewController {
  private let scope: Scope<DashboardFeature.Loading, DashboardFeature.Action>
  private let list: UIViewController
  private let finder: UIViewController
  private let outlets = DashboardOutlets()
  private var observation: AnyCancellable?

  init(
    scope: Scope<DashboardFeature.Loading, DashboardFeature.Action>,
    list: UIViewController,
    finder: UIViewController
  ) {
    self.scope = scope
    self.list = list
    self.finder = finder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.dashboardTitle
    outlets.install(in: view)
    let refresh = UIAction { [scope] _ in scope.send(.refreshPulled) }
    outlets.refreshControl.addAction(refresh, for: .valueChanged)
    embed(list, in: outlets.listContainer)
    embed(finder, in: outlets.finderContainer)
    // Weak: the store holds the closure for as long as this controller holds the observation.
    observation = scope.observe { [weak self] in self?.show($0) }
  }

  private func show(_ loading: DashboardFeature.Loading) {
    outlets.showLoading(loading.isUnderWay)
    outlets.showComponents(loading.hasSucceeded)
  }
}
