import UIKit

/// Shows the rows that it is given in a table.
final class FeedViewController: UIViewController {
  private let viewModel: FeedViewModelType
  private let outlets = FeedOutlets()
  private var cells: [PostCellViewModelType] = []
  private let bag = DisposeBag()

  init(viewModel: FeedViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    outlets.install(in: view)
    outlets.tableView.dataSource = self
    outlets.tableView.delegate = self
    outlets.refreshControl.addTarget(self, action: #selector(refreshPulled), for: .valueChanged)
    bind()
    viewModel.viewLoaded()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    viewModel.viewAppeared()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    viewModel.viewDisappeared()
  }

  private func bind() {
    viewModel.loading.bind(in: bag) { [outlets] part in outlets.showLoading(part) }
    viewModel.showsNoPosts.bind(in: bag) { [outlets] isEmpty in outlets.showNoPosts(isEmpty) }
    viewModel.rows.bind(in: bag) { [weak self] rows in self?.show(rows) }
  }

  private func show(_ rows: FeedRows) {
    cells = rows.cells
    switch rows.change {
    case .allRows:
      outlets.tableView.reloadData()
    case .added(let added):
      outlets.tableView.insertRows(at: added.map { IndexPath(row: $0, section: 0) }, with: .automatic)
    case .row(let row):
      outlets.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
  }

  @objc private func refreshPulled() {
    viewModel.refreshPulled()
  }
}

extension FeedViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: FeedOutlets.cellIdentifier, for: indexPath)
    (cell as? PostCell)?.bind(to: cells[indexPath.row])
    return cell
  }
}

extension FeedViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    viewModel.rowWillBeShown(indexPath.row)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.rowTapped(indexPath.row)
  }
}
