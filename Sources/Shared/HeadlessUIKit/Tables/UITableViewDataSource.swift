public import Foundation

/// Source of a table's rows. Of UIKit's sections there is only the first.
@MainActor public protocol UITableViewDataSource: AnyObject {
  /// The number of rows.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row, dequeued from the table.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
