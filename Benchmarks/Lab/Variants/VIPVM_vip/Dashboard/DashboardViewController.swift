import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The coordinator, as the dashboard's view controller sees it: opens another screen.
protocol DashboardCoordinator: AnyObject {
  func replaceDetails(byUser id: User.ID)
}

/// Shows that users are loaded, or the places of list and finder, and keeps the link that waits for them.
final class DashboardViewController: UIViewController {
  /// Weak: the coordinator holds this controller.
  weak var coordinator: (any DashboardCoordinator)?

  private let interactor: DashboardInteractor
  private let outlets = DashboardOutlets()
  private var isLoaded = false
  private var pendingLink: UsersLink?

  init(interactor: DashboardInteractor) {
    self.interactor = interactor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.dashboardTitle
    outlets.install(in: view)
    // Weak: this controller holds the control, which holds the action.
    let refresh = UIAction { [weak self] _ in self?.loadUsers() }
    outlets.refreshControl.addAction(refresh, for: .valueChanged)
    loadUsers()
  }

  func open(_ link: UsersLink) {
    if isLoaded { interactor.findUser(of: link) } else { pendingLink = link }
  }

  var listContainer: UIView { outlets.listContainer }
  var finderContainer: UIView { outlets.finderContainer }

  private func loadUsers() {
    outlets.showLoading(true)
    interactor.loadUsers()
  }
}

extension DashboardViewController: DashboardDisplaying {
  func displayComponents() {
    isLoaded = true
    outlets.showLoading(false)
    outlets.showComponents(true)
    guard let link = pendingLink else { return }
    pendingLink = nil
    interactor.findUser(of: link)
  }

  func displayLoadFailure(_ text: String) {
    outlets.showLoading(false)
    // Weak: the alert outlives this controller if the app is released while it is on screen.
    navigationController?.presentLoadFailure(text) { [weak self] in self?.loadUsers() }
  }

  func displayDetails(ofUser id: User.ID) {
    coordinator?.replaceDetails(byUser: id)
  }

  func displayUserNotFound() {
    navigationController?.presentUserNotFound()
  }
}
