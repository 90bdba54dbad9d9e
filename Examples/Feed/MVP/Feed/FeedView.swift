import UIKit

/// Shows the posts in a table, and tells its presenter of what is done to it.
final class FeedView: UIView {
  var presenter: FeedPresenter?
  private let outlets = FeedOutlets()

  func setupView() {
    outlets.install(in: self)
    outlets.tableView.dataSource = self
    outlets.tableView.delegate = self
    outlets.refreshControl.addTarget(self, action: #selector(refreshPulled), for: .valueChanged)
  }

  @objc private func refreshPulled() {
    presenter?.refreshPulled()
  }
}

extension FeedView: FeedViewProtocol {
  func showLoading(_ part: FeedLoading?) {
    outlets.showLoading(part)
  }

  func showPosts() {
    outlets.showNoPosts(presenter?.numberOfPosts == 0)
    outlets.tableView.reloadData()
  }

  func showMorePosts(at rows: Range<Int>) {
    outlets.tableView.insertRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
  }

  func showPost(at row: Int) {
    outlets.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}

extension FeedView: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter?.numberOfPosts ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: FeedOutlets.cellIdentifier, for: indexPath)
    guard let postCell = cell as? PostCell else { return cell }
    postCell.presenter = presenter?.cellPresenter(postCell, at: indexPath.row)
    postCell.presenter?.cellShown()
    return postCell
  }
}

extension FeedView: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    presenter?.rowWillBeShown(indexPath.row)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter?.rowTapped(indexPath.row)
  }
}
