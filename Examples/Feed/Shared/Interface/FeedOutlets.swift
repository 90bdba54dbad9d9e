import UIKit

/// The layout of the feed: a table, and what is shown while it has no rows.
final class FeedOutlets {
  static let cellIdentifier = "PostCell"

  let tableView = UITableView()
  let refreshControl = UIRefreshControl()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let nextPageSpinner = UIActivityIndicatorView(style: .medium)
  private let noPostsLabel = UILabel()

  func install(in view: UIView) {
    tableView.register(UINib(nibName: "PostCell", bundle: nil), forCellReuseIdentifier: Self.cellIdentifier)
    tableView.rowHeight = 88
    tableView.refreshControl = refreshControl
    noPostsLabel.text = Wording.noPosts
    noPostsLabel.textAlignment = .center
    noPostsLabel.isHidden = true
    view.backgroundColor = .white
    view.addFilling(tableView)
    for centered in [spinner, noPostsLabel] {
      centered.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(centered)
      NSLayoutConstraint.activate([
        centered.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        centered.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
  }

  /// Shows that a part loads, and no other; `nil` if nothing does.
  func showLoading(_ part: FeedLoading?) {
    if part == .first { spinner.startAnimating() } else { spinner.stopAnimating() }
    if part == .nextPage { nextPageSpinner.startAnimating() } else { nextPageSpinner.stopAnimating() }
    tableView.tableFooterView = part == .nextPage ? nextPageSpinner : nil
    if part != .refresh { refreshControl.endRefreshing() }
  }

  func showNoPosts(_ isEmpty: Bool) {
    noPostsLabel.isHidden = !isEmpty
  }
}
