/// The feed's view, as its presenter sees it.
protocol FeedViewProtocol: AnyObject {
  func showLoading(_ part: FeedLoading?)
  func showPosts()
  func showMorePosts(at rows: Range<Int>)
  func showPost(at row: Int)
}

/// Delegate of the feed's presenter: shows alerts and opens other screens.
protocol FeedPresenterDelegate: AnyObject {
  func showFailure(_ text: String, ofPage page: Int)
  func showDetails(of post: Post)
}

/// Loads the posts page by page, and knows which one is opened.
final class FeedPresenter {
  /// Weak: the controller holds the view, which holds its presenter.
  weak var delegate: FeedPresenterDelegate?

  /// Weak: the view holds its presenter.
  private weak var view: FeedViewProtocol?
  private let service: FeedService
  private let imageLoader: ImageLoader
  private var posts: [Post] = []
  private var nextPage: Int?
  private var request: Request?
  /// The failure that waits until the feed is on the screen.
  private var failure: (page: Int, text: String)?
  private var isOnScreen = false

  init(_ view: FeedViewProtocol, service: FeedService, imageLoader: ImageLoader) {
    self.view = view
    self.service = service
    self.imageLoader = imageLoader
  }

  func viewLoaded() {
    load(page: 1, as: .first)
  }

  func viewAppeared() {
    isOnScreen = true
    showFailure()
  }

  func viewDisappeared() {
    isOnScreen = false
  }

  func refreshPulled() {
    load(page: 1, as: .refresh)
  }

  func retryTapped(page: Int) {
    load(page: page, as: page == 1 ? .first : .nextPage)
  }

  func rowWillBeShown(_ row: Int) {
    if row == posts.count - 1 { loadNextPage() }
  }

  func rowTapped(_ row: Int) {
    delegate?.showDetails(of: posts[row])
  }

  func postChanged(_ post: Post) {
    guard let row = posts.firstIndex(where: { $0.id == post.id }) else { return }
    posts[row] = post
    view?.showPost(at: row)
  }

  var numberOfPosts: Int { posts.count }

  func cellPresenter(_ cell: PostCellProtocol, at row: Int) -> PostCellPresenter {
    PostCellPresenter(cell, post: posts[row], imageLoader: imageLoader)
  }

  private func loadNextPage() {
    guard request == nil, let page = nextPage else { return }
    load(page: page, as: .nextPage)
  }

  private func load(page: Int, as part: FeedLoading) {
    request?.cancel()
    failure = nil
    view?.showLoading(part)
    request = service.posts(page: page) { [weak self] result in self?.loaded(page: page, result) }
  }

  private func loaded(page: Int, _ result: Result<PostsPage, FeedFailure>) {
    request = nil
    view?.showLoading(nil)
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
    view?.showPosts()
  }

  private func append(_ more: [Post]) {
    let rows = posts.count..<posts.count + more.count
    posts += more
    view?.showMorePosts(at: rows)
  }

  private func showFailure() {
    guard isOnScreen, let failure = failure else { return }
    self.failure = nil
    delegate?.showFailure(failure.text, ofPage: failure.page)
  }
}
