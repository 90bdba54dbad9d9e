/// Much of one thing at once, or many times over; afterwards memory is as before.
public nonisolated enum Load: String, Sendable, CaseIterable {
  /// One app with many users, all its screens used once.
  case users
  /// One app whose details are opened and closed many times.
  case cycles
  /// One app beside many who observe its repository.
  case observers
  /// Many apps alive at once, each with its details open.
  case apps

  /// How many there are under full load.
  public var fullSize: Int {
    switch self {
    case .users: 1_000_000
    case .cycles: 10_000
    case .observers: 10_000
    case .apps: 1_000
    }
  }

  /// How many there are under a share of the full load, 2 at least.
  public func size(share: Double) -> Int {
    max(2, Int((Double(fullSize) * share).rounded()))
  }

  /// What there is much of.
  public var summary: String {
    switch self {
    case .users: "users in one app"
    case .cycles: "times details opened and left in one app"
    case .observers: "observers of one app's repository"
    case .apps: "apps alive at once, with open details"
    }
  }
}
