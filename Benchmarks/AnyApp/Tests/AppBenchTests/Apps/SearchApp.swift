import AppBench
import UIKit

/// A list of names with a search: a bar alone above the table, or that of a controller in the navigation bar.
@MainActor
final class SearchApp: UITableViewController, UISearchBarDelegate, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  let calls = Calls()
  /// The character that cannot be typed.
  var refused: Character?
  let search = UISearchController(searchResultsController: nil)
  let bar = UISearchBar()
  private let usesController: Bool
  private var names = ["Ada", "Alan", "Grace"]

  init(usesController: Bool) {
    self.usesController = usesController
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    bar.delegate = self
    search.searchBar.delegate = self
    search.searchResultsUpdater = self
    search.delegate = self
    if usesController { navigationItem.searchController = search } else { tableView.tableHeaderView = bar }
  }

  /// Starts the app.
  func running() throws -> RunningApp { try CodeApp.running { UINavigationController(rootViewController: self) } }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func updateSearchResults(for searchController: UISearchController) {
    calls.add("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
    show(searchController.searchBar.text ?? "")
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    calls.add("should begin")
    return refused != "*"
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.add("began \(searchBar.isFirstResponder)") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.add("ended \(searchBar.isFirstResponder)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.add("search \(searchBar.text ?? "")") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.add("cancel \(searchBar.text ?? "")") }

  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    text.first != refused
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.add("changed \(searchText)")
    if !usesController { show(searchText) }
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    calls.add("scope \(selectedScope)")
  }

  func willPresentSearchController(_ searchController: UISearchController) { calls.add("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { calls.add("did present") }
  func willDismissSearchController(_ searchController: UISearchController) { calls.add("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { calls.add("did dismiss") }

  private func show(_ text: String) {
    names = ["Ada", "Alan", "Grace"].filter { text.isEmpty || $0.contains(text) }
    tableView.reloadData()
  }
}
