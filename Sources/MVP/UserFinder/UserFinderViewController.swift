import Foundation
import HeadlessUIKit
import Users

/// Makes the finder's presenter.
final class UserFinderViewController: UIViewController {
  private let repository: any UsersRepository
  private let finderView = UserFinderView()

  init(repository: any UsersRepository) {
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    finderView.presenter = UserFinderPresenter(finderView, repository: repository)
    finderView.setupView()
    view = finderView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    finderView.presenter?.viewLoaded()
  }
}
