import UIKit

/// Loads the posts page by page, lists them, and opens one.
final class FeedViewController: UIViewController {
  private let service: FeedService
  private let imageLoader: ImageLoader
  private let outlets = FeedOutlets()
  private var posts: [Post] = []
  private var nextPage: Int?
  private var request: Request?
  /// The failure that waits until the feed is on the screen.
  private var failure: (page: Int, text: String)?
  private var isOnScreen = false

  init(service: FeedService, imageLoader: ImageLoader) {
    self.service = service
    self.imageLoader = imageLoader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.feedTitle
    outlets.install(in: view)
    outlets.tableView.dataSource = self
    outlets.tableView.delegate = self
    outlets.refreshControl.addTarget(self, action: #selector(refreshPulled), for: .valueChanged)
    load(page: 1, as: .first)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isOnScreen = true
    showFailure()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isOnScreen = false
  }

  @objc private func refreshPulled() {
    load(page: 1, as: .refresh)
  }

  private func retry(page: Int) {
    load(page: page, as: page == 1 ? .first : .nextPage)
  }

  private func loadNextPage() {
    guard request == nil, let page = nextPage else { return }
    load(page: page, as: .nextPage)
  }

  private func load(page: Int, as part: FeedLoading) {
    request?.cancel()
    failure = nil
    outlets.showLoading(part)
    request = service.posts(page: page) { [weak self] result in self?.loaded(page: page, result) }
  }

  private func loaded(page: Int, _ result: Result<PostsPage, FeedFailure>) {
    request = nil
    outlets.showLoading(nil)
    switch result {
    case .success(let content):
      nextPage = content.nextPage
      if page == 1 { show(content.posts) } else { append(content.posts) }
    case .failure(let failure):
      self.failure = (page, failure.text)
      showFailure()
    }
  }

  private func show(_ posts: [Post]) {
    self.posts = posts
    outlets.showNoPosts(posts.isEmpty)
    outlets.tableView.reloadData()
  }

  private func append(_ more: [Post]) {
    let rows = posts.count..<posts.count + more.count
    posts += more
    outlets.tableView.insertRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
  }

  private func showFailure() {
    guard isOnScreen, let failure = failure else { return }
    self.failure = nil
    let alert = UIAlertController.loadFailure(failure.text) { [weak self] in self?.retry(page: failure.page) }
    present(alert, animated: true)
  }
}

extension FeedViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: FeedOutlets.cellIdentifier, for: indexPath)
    guard let postCell = cell as? PostCell else { return cell }
    let post = posts[indexPath.row]
    postCell.show(PostTexts(post))
    postCell.imageRequest = imageLoader.data(at: post.imageURL) { [weak postCell] data in postCell?.showPicture(data) }
    return postCell
  }
}

extension FeedViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == posts.count - 1 { loadNextPage() }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let details = PostViewController(post: posts[indexPath.row], service: service, imageLoader: imageLoader)
    details.delegate = self
    navigationController?.pushViewController(details, animated: true)
  }
}

extension FeedViewController: PostViewControllerDelegate {
  func postViewController(_ postViewController: PostViewController, didChange post: Post) {
    guard let row = posts.firstIndex(where: { $0.id == post.id }) else { return }
    posts[row] = post
    outlets.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}
