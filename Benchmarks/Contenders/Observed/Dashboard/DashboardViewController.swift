import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows that users are being loaded, or list and finder.
final class DashboardViewController: UIViewController {
  private let viewModel: DashboardViewModel
  private let list: UIViewController
  private let finder: UIViewController
  private let outlets = DashboardOutlets()
  private var loadTask: Task<Void, Never>?

  init(viewModel: DashboardViewModel, list: UIViewController, finder: UIViewController) {
    self.viewModel = viewModel
    self.list = list
    self.finder = finder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { loadTask?.cancel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.dashboardTitle
    outlets.install(in: view)
    // Weak: this controller holds the control, which holds the action.
    let refresh = UIAction { [weak self] _ in self?.load() }
    outlets.refreshControl.addAction(refresh, for: .valueChanged)
    embed(list, in: outlets.listContainer)
    embed(finder, in: outlets.finderContainer)
    load()
  }

  override func updateProperties() {
    super.updateProperties()
    outlets.showLoading(viewModel.state == .loading)
    outlets.showComponents(viewModel.showsComponents)
  }

  private func load() {
    loadTask?.cancel()
    // Weak: the task lives until the repository answers, and this controller ends it when it goes.
    loadTask = Task { [weak self, viewModel] in
      await viewModel.load()
      // The answer may have come before the cancellation.
      if !Task.isCancelled { self?.showFailure() }
    }
  }

  private func showFailure() {
    guard case .failed(let text) = viewModel.state else { return }
    // Weak: the alert outlives this controller if the app is released while it is on screen.
    navigationController?.presentLoadFailure(text) { [weak self] in self?.load() }
  }
}
