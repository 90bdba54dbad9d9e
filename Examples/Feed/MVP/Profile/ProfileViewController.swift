import UIKit

/// Makes the form's view and presenter.
final class ProfileViewController: UIViewController {
  private let store: ProfileStore
  private let profileView = ProfileView()

  init(store: ProfileStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var hasUnsavedChanges: Bool { profileView.presenter?.hasUnsavedChanges ?? false }

  func discardChanges() {
    profileView.presenter?.changesDiscarded()
  }

  override func loadView() {
    profileView.presenter = ProfilePresenter(profileView, store: store)
    profileView.setupView()
    view = profileView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.profileTitle
    navigationItem.rightBarButtonItem = profileView.saveItem
    profileView.presenter?.viewLoaded()
  }
}
