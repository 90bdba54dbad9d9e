import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The first screen; so far it shows its layout without content.
final class DashboardScreen: UIViewController {
  private let repository: any UsersRepository
  private let outlets = DashboardOutlets()

  init(repository: any UsersRepository) {
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.dashboardTitle
    outlets.install(in: view)
  }
}
