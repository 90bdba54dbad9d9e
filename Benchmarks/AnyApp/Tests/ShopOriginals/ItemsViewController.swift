import UIKit

/// The shop's items: loaded at once, and with each pull.
class ItemsViewController: UIViewController {
  @IBOutlet private weak var tableView: UITableView!
  @IBOutlet private var spinner: UIActivityIndicatorView!

  private var items: [String] = []
  private var task: URLSessionDataTask?

  override func viewDidLoad() {
    super.viewDidLoad()
    let control = UIRefreshControl()
    control.addTarget(self, action: #selector(load), for: .valueChanged)
    tableView.refreshControl = control
    load()
  }

  @objc private func load() {
    spinner.startAnimating()
    guard let url = URL(string: "https://shop.example/items") else { return }
    task = URLSession.shared.dataTask(with: url) { [weak self] data, _, error in
      DispatchQueue.main.async { self?.loaded(data, error) }
    }
    task?.resume()
  }

  private func loaded(_ data: Data?, _ error: Error?) {
    spinner.stopAnimating()
    tableView.refreshControl?.endRefreshing()
    guard let data = data, let items = try? JSONDecoder().decode([String].self, from: data) else {
      let alert = UIAlertController(title: "No items", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return present(alert, animated: true)
    }
    self.items = items
    tableView.reloadData()
  }

  @IBAction func addTapped(_ sender: UIBarButtonItem) {
    items.append("Item \(items.count + 1)")
    tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showDetails", let cell = sender as? UITableViewCell,
      let row = tableView.indexPath(for: cell)?.row
    else { return }
    (segue.destination as? DetailsViewController)?.name = items[row]
  }

  @IBAction func unwindToItems(_ segue: UIStoryboardSegue) {
    guard let details = segue.source as? DetailsViewController, let row = items.firstIndex(of: details.name) else {
      return
    }
    items[row] += " (seen)"
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .fade)
  }
}

extension ItemsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
}
