import Users

/// The router, as view models see it.
protocol UsersRouting: AnyObject {
  func usersLoaded()
  func showDetails(of user: User)
  func closeDetails()
}
