import Users

/// Opens the details of the row below.
final class OpensNextRow: FaultyApp {
  override func accessoryTapped(row: Int) {
    super.accessoryTapped(row: (row + 1) % (repository.users?.count ?? 1))
  }
}
