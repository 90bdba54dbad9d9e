import Conformance
import HeadlessUIKit
import Suites
import TaskControl
public import Users

/// A load: many of one thing, at once or one after the other. Afterwards memory is as before.
public nonisolated enum Load: String, Sendable, CaseIterable {
  /// One app with many users, all its screens used once.
  case users
  /// One app whose details are opened and closed many times.
  case cycles
  /// One app beside many observers of its repository.
  case observers
  /// Many apps alive at once, each with its details open.
  case apps

  /// The number of users, cycles, observers or apps under full load.
  public var fullSize: Int {
    switch self {
    case .users: 1_000_000
    case .cycles: 10_000
    case .observers: 10_000
    case .apps: 1_000
    }
  }

  /// Returns the number under a share of the full load, 2 at least.
  public func size(share: Double) -> Int {
    max(2, Int((Double(fullSize) * share).rounded()))
  }

  /// The load in words without the number, such as `users in one app`.
  public var summary: String {
    switch self {
    case .users: "users in one app"
    case .cycles: "times details opened and left in one app"
    case .observers: "observers of one app's repository"
    case .apps: "apps alive at once, with open details"
    }
  }
}

/// Puts a contender under load, checks that it still works, and ends everything.
///
///     let run = LoadRun(Contender(MVCApp.self), users: try UserDirectory(SampleUsers.three))
///     for load in Load.allCases { try run.run(load, size: load.size(share: 0.1)) {} }
public struct LoadRun {
  private let contender: Contender
  private let users: UserDirectory

  /// Prepares to load a contender; `users` has at least as many users as the largest load of them.
  public init(_ contender: Contender, users: UserDirectory) {
    self.contender = contender
    self.users = users
  }

  /// Runs a load; calls `looking` when most objects are alive.
  ///
  /// - Throws: `ConformanceFailure` if a screen was not as expected.
  public func run(_ load: Load, size: Int, looking: () -> Void) throws {
    try MainActorTasks.run {
      switch load {
      case .users: try manyUsers(size, looking)
      case .cycles: try manyCycles(size, looking)
      case .observers: try manyObservers(size, looking)
      case .apps: try manyApps(size, looking)
      }
    }
  }

  private func manyUsers(_ size: Int, _ looking: () -> Void) throws {
    let session = try launched(size)
    defer { session.end() }
    let last = users[size - 1]
    try session.open(userID: last.id)
    try session.renameInRepository(last.id, to: "Ada")
    try session.details.expectOnTop(User(id: last.id, name: "Ada", username: last.username))
    looking()
    try session.details.tapClose()
    session.settle()
    try session.finder.type("\(last.id)")
    try session.screen.expect(
      "the result",
      session.finder.result,
      is: Wording.found(name: "Ada", username: last.username)
    )
  }

  private func manyCycles(_ size: Int, _ looking: () -> Void) throws {
    let session = try launched(Self.few)
    defer { session.end() }
    let run = RetentionRun(contender, users: users)
    for cycle in 0..<size {
      try run.roundTrip(cycle.isMultiple(of: 2) ? .close : .back, in: session)
    }
    looking()
  }

  private func manyObservers(_ size: Int, _ looking: () -> Void) throws {
    let session = try launched(Self.few)
    defer { session.end() }
    var told = 0
    let observations = (0..<size).map { _ in
      session.repository.observeUsers { if case .renamed = $0.change { told += 1 } }
    }
    try session.openDetails(row: 0)
    try session.renameInRepository(users[0].id, to: "Ada")
    try session.details.expectOnTop(User(id: users[0].id, name: "Ada", username: users[0].username))
    try session.screen.expect("the number of observers told", told, is: size)
    looking()
    withExtendedLifetime(observations) {}
  }

  private func manyApps(_ size: Int, _ looking: () -> Void) throws {
    let sessions = try (0..<size).map { _ in
      let session = try launched(Self.few)
      try session.openDetails(row: 0)
      return session
    }
    defer { sessions.forEach { $0.end() } }
    // Apps share nothing: a rename in one does not change the next.
    for (number, session) in sessions.enumerated() {
      try session.renameInRepository(users[0].id, to: "Ada \(number)")
    }
    for (number, session) in sessions.enumerated() {
      try session.details.expectOnTop(User(id: users[0].id, name: "Ada \(number)", username: users[0].username))
    }
    looking()
  }

  private static let few = 2

  private func launched(_ count: Int) throws -> AppSession {
    let session = AppSession(contender.app)
    try session.launch(Array(users.prefix(count)))
    return session
  }
}
