public import Foundation

/// What a table shows. Of UIKit's sections there is only the first.
@MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many rows there are.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row, dequeued from the table.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
