public import Foundation

/// The rows of a table. Of UIKit's sections there is only the first.
@MainActor public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row, dequeued from the table.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
