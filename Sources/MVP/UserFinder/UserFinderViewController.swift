import Foundation
import HeadlessUIKit
import Users

/// Makes the finder's view and presenter.
final class UserFinderViewController: UIViewController {
  private let finderView: UserFinderView

  init(repository: any UsersRepository) {
    let presenter = UserFinderPresenter(repository: repository)
    finderView = UserFinderView(presenter: presenter)
    super.init(nibName: nil, bundle: nil)
    presenter.view = finderView
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = finderView
  }

  override func viewDidLoad() {
    finderView.presenter.viewLoaded()
  }
}
