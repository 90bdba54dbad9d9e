/// The feed's view model, as its view sees it.
protocol FeedViewModelType: AnyObject {
  var title: String { get }
  var loading: Observable<FeedLoading?> { get }
  var showsNoPosts: Observable<Bool> { get }
  var rows: Observable<FeedRows> { get }
  func viewLoaded()
  func viewAppeared()
  func viewDisappeared()
  func refreshPulled()
  func rowWillBeShown(_ row: Int)
  func rowTapped(_ row: Int)
}

/// Delegate of the feed's view model: its coordinator, which shows alerts and opens other screens.
protocol FeedViewModelDelegate: AnyObject {
  func loadFailed(_ text: String, retry: @escaping () -> Void)
  func postOpened(_ post: Post)
}

/// The feed's rows, and what has changed in them.
struct FeedRows {
  enum Change {
    case allRows
    case added(Range<Int>)
    case row(Int)
  }

  let cells: [PostCellViewModelType]
  let change: Change
}

/// Loads the posts page by page, and knows which one is opened.
final class FeedViewModel: FeedViewModelType {
  let title = Wording.feedTitle
  let loading = Observable<FeedLoading?>(nil)
  let showsNoPosts = Observable(false)
  let rows = Observable(FeedRows(cells: [], change: .allRows))
  /// Weak: the coordinator of the app holds it.
  weak var delegate: FeedViewModelDelegate?

  private let service: FeedService
  private let imageLoader: ImageLoader
  private var posts: [Post] = []
  private var nextPage: Int?
  private var request: Request?
  /// The failure that waits until the feed is on the screen.
  private var failure: (page: Int, text: String)?
  private var isOnScreen = false

  init(service: FeedService, imageLoader: ImageLoader) {
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

  func rowWillBeShown(_ row: Int) {
    if row == posts.count - 1 { loadNextPage() }
  }

  func rowTapped(_ row: Int) {
    delegate?.postOpened(posts[row])
  }

  func postChanged(_ post: Post) {
    guard let row = posts.firstIndex(where: { $0.id == post.id }) else { return }
    posts[row] = post
    show(.row(row))
  }

  private func retryTapped(page: Int) {
    load(page: page, as: page == 1 ? .first : .nextPage)
  }

  private func loadNextPage() {
    guard request == nil, let page = nextPage else { return }
    load(page: page, as: .nextPage)
  }

  private func load(page: Int, as part: FeedLoading) {
    request?.cancel()
    failure = nil
    loading.value = part
    request = service.posts(page: page) { [weak self] result in self?.loaded(page: page, result) }
  }

  private func loaded(page: Int, _ result: Result<PostsPage, FeedFailure>) {
    request = nil
    loading.value = nil
    switch result {
    case .success(let content):
      nextPage = content.nextPage
      if page == 1 { replace(by: content.posts) } else { append(content.posts) }
    case .failure(let failure):
      self.failure = (page, failure.text)
      showFailure()
    }
  }

  private func replace(by posts: [Post]) {
    self.posts = posts
    showsNoPosts.value = posts.isEmpty
    show(.allRows)
  }

  private func append(_ more: [Post]) {
    let added = posts.count..<posts.count + more.count
    posts += more
    show(.added(added))
  }

  private func show(_ change: FeedRows.Change) {
    let cells = posts.map { PostCellViewModel(post: $0, imageLoader: imageLoader) }
    rows.value = FeedRows(cells: cells, change: change)
  }

  private func showFailure() {
    guard isOnScreen, let failure = failure else { return }
    self.failure = nil
    delegate?.loadFailed(failure.text) { [weak self] in self?.retryTapped(page: failure.page) }
  }
}
