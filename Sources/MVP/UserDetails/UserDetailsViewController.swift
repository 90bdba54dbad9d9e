import Foundation
import HeadlessUIKit
import Users

/// Makes the details' presenter, and closes the screen.
final class UserDetailsViewController: UIViewController {
  private let user: User
  private let repository: any UsersRepository
  private let detailsView = UserDetailsView()

  init(user: User, repository: any UsersRepository) {
    self.user = user
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let presenter = UserDetailsPresenter(detailsView, user: user, repository: repository)
    presenter.delegate = self
    detailsView.presenter = presenter
    detailsView.setupView()
    view = detailsView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = detailsView.closeItem
    detailsView.presenter?.viewLoaded()
  }
}

extension UserDetailsViewController: UserDetailsPresenterDelegate {
  func showTitle(_ title: String) {
    self.title = title
  }

  func close() {
    navigationController?.popViewController(animated: true)
  }
}
