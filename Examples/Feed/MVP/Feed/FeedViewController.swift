import UIKit

/// Makes the feed's view and presenter, shows alerts, and opens a post.
final class FeedViewController: UIViewController {
  private let service: FeedService
  private let imageLoader: ImageLoader
  private let feedView = FeedView()

  init(service: FeedService, imageLoader: ImageLoader) {
    self.service = service
    self.imageLoader = imageLoader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let presenter = FeedPresenter(feedView, service: service, imageLoader: imageLoader)
    presenter.delegate = self
    feedView.presenter = presenter
    feedView.setupView()
    view = feedView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.feedTitle
    feedView.presenter?.viewLoaded()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    feedView.presenter?.viewAppeared()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    feedView.presenter?.viewDisappeared()
  }
}

extension FeedViewController: FeedPresenterDelegate {
  func showFailure(_ text: String, ofPage page: Int) {
    let alert = UIAlertController.loadFailure(text) { [weak self] in
      self?.feedView.presenter?.retryTapped(page: page)
    }
    present(alert, animated: true)
  }

  func showDetails(of post: Post) {
    let details = PostViewController(post: post, service: service, imageLoader: imageLoader)
    details.delegate = self
    navigationController?.pushViewController(details, animated: true)
  }
}

extension FeedViewController: PostViewControllerDelegate {
  func postViewController(_ postViewController: PostViewController, didChange post: Post) {
    feedView.presenter?.postChanged(post)
  }
}
