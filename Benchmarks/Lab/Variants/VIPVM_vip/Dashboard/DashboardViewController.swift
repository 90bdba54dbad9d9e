import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The coordinator, as the dashboard's view controller sees it: hears when links can be followed, and opens another screen.
protocol DashboardRouting: AnyObject {
  func usersLoaded()
  func replaceDetails(byUser id: User.ID)
}

/// Shows that users are loaded, or the places of list and finder.
final class DashboardViewController: UIViewController {
  /// Weak: the coordinator makes this scene and belongs to the app.
  weak var coordinator: (any DashboardRouting)?

  private let interactor: DashboardInteractor
  private let outlets = DashboardOutlets()

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

  func linkOpened(_ link: UsersLink) {
    interactor.findUser(of: link)
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
    outlets.showLoading(false)
    outlets.showComponents(true)
    coordinator?.usersLoaded()
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
