import Foundation
import HeadlessUIKit
import Users

/// Makes the details' view and presenter, and closes the screen.
final class UserDetailsViewController: UIViewController {
  private let detailsView: UserDetailsView

  init(user: User, repository: any UsersRepository) {
    let presenter = UserDetailsPresenter(user: user, repository: repository)
    detailsView = UserDetailsView(presenter: presenter)
    super.init(nibName: nil, bundle: nil)
    presenter.view = detailsView
    presenter.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = detailsView
  }

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = detailsView.closeItem
    detailsView.presenter.viewLoaded()
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
