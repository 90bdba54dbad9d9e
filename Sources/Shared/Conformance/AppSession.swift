import Foundation
public import HeadlessUIKit
import TaskControl
public import Users
public import UsersInterface

/// One run of an app under test: its window, the source behind its repository, and its pages.
///
///     let app = AppSession(MVCApp.self)
///     try app.launch()
///     try app.list.tapAccessory(row: 0)
///     app.settle()
///     print(app.screen.window.textPicture)
public final class AppSession {
  /// The app's window.
  public let window: UIWindow
  /// The source behind the repository: it answers when told to. It is not used if the repository was given.
  public let source: ControlledUsersSource
  /// The repository that the app is given.
  public let repository: any UsersRepository
  /// The clock that a timed app is given: it stands still until it is advanced.
  public let clock = TestClock()
  /// The app, made at its first use; `nil` once it is released.
  public private(set) lazy var app: (any UsersApp)? = makeApp()
  let type: any UsersApp.Type
  /// Found out beforehand: what a launch costs is measured.
  private let timedType: (any TimedUsersApp.Type)?
  /// The window's run loop, stored here, too: turning it needs no retain and release, which benchmarks count.
  private let runLoop = MainRunLoop()

  /// Prepares a run of an app over a source that answers by hand.
  public convenience init(_ type: any UsersApp.Type) {
    let source = ControlledUsersSource()
    let chosen = (type as? any RepositoryChoosing.Type)?.repository(over: source)
    self.init(type, chosen ?? LiveUsersRepository(source: source), source)
  }

  /// Prepares a run of an app over the caller's repository.
  public convenience init(_ type: any UsersApp.Type, repository: any UsersRepository) {
    self.init(type, repository, ControlledUsersSource())
  }

  private init(_ type: any UsersApp.Type, _ repository: any UsersRepository, _ source: ControlledUsersSource) {
    self.type = type
    timedType = type as? any TimedUsersApp.Type
    self.repository = repository
    self.source = source
    window = UIWindow(runLoop: runLoop)
    MainActorTasks.forgetAway()
  }

  private func makeApp() -> any UsersApp {
    guard let timedType else { return type.init(window: window, repository: repository) }
    return timedType.init(window: window, repository: repository, clock: clock)
  }

  /// The root screen.
  public var dashboard: DashboardPage { DashboardPage(screen: Screen(window)) }
  /// The list on the dashboard.
  public var list: UserListPage { UserListPage(screen: Screen(window)) }
  /// The finder on the dashboard.
  public var finder: UserFinderPage { UserFinderPage(screen: Screen(window)) }
  /// The details on top of the dashboard.
  public var details: UserDetailsPage { UserDetailsPage(screen: Screen(window)) }
  /// The alert on top of everything.
  public var alert: AlertPage { AlertPage(screen: Screen(window)) }
  /// The app's screen.
  public var screen: Screen { Screen(window) }

  /// Makes the app and starts it; the first load waits for an answer.
  public func start() {
    app?.start()
    settle()
  }

  /// Starts the app and returns its first load as soon as it is asked for: before the first layout if the app does not
  /// wait for that.
  public func startUnseen() throws -> ControlledRequest<UserDirectory> {
    app?.start()
    if let request = source.pendingFetch { return request }
    settle()
    return try fetchUnderWay()
  }

  /// Starts the app and answers the first load.
  public func launch(_ users: [User] = SampleUsers.three) throws {
    start()
    try answerFetch(users)
  }

  /// Runs the run loop until every transition has ended, no task waits for a turn, and every view is laid out.
  public func settle() {
    runLoop.runUntilIdle()
  }

  /// Lets time pass: each task that waits for the clock goes on at its moment, and the app settles before the next one does.
  public func advance(by duration: Duration) {
    let end = clock.now.advanced(by: duration)
    settle()
    while let deadline = clock.nextDeadline, deadline <= end {
      clock.advance(to: deadline)
      settle()
    }
    clock.advance(to: end)
  }

  /// Follows a deep link to a user.
  public func open(userID: User.ID) throws {
    try open("users://user/\(userID)")
  }

  /// Follows a link.
  public func open(_ link: String) throws {
    try follow(link)
    settle()
  }

  func follow(_ link: String) throws {
    guard let url = URL(string: link) else { throw screen.failure("\(link) is not a URL") }
    app?.open(url)
  }

  /// Releases the app and clears its window.
  public func end() {
    app = nil
    window.rootViewController = nil
    settle()
  }
}

extension AppSession {
  /// Answers the load that is under way with users.
  public func answerFetch(_ users: [User]) throws {
    try fetchUnderWay().answer(Result { () throws(UsersFailure) in try UserDirectory(users) })
    settle()
  }

  /// Lets the load that is under way fail.
  public func failFetch(_ failure: UsersFailure) throws {
    try fetchUnderWay().answer(.failure(failure))
    settle()
  }

  /// Answers the rename that is under way.
  public func answerRename() throws {
    try renameUnderWay().request.answer(.success(()))
    settle()
  }

  /// Lets the rename that is under way fail.
  public func failRename(_ failure: UsersFailure) throws {
    try renameUnderWay().request.answer(.failure(failure))
    settle()
  }

  /// Renames a user in the repository, not through the app's screens.
  public func renameInRepository(_ id: User.ID, to name: String) throws {
    let request = repository.renameUser(id, to: name) { _ in }
    try answerRename()
    request.cancel()
  }

  /// Returns the load that waits for an answer.
  public func fetchUnderWay() throws -> ControlledRequest<UserDirectory> {
    runLoop.updateScreen()
    guard let request = source.pendingFetch else { throw screen.failure("no load is under way\(Self.withoutTasks)") }
    return request
  }

  /// Returns the rename that waits for an answer.
  public func renameUnderWay() throws -> ControlledRename {
    runLoop.updateScreen()
    guard let rename = source.pendingRename else { throw screen.failure("no rename is under way\(Self.withoutTasks)") }
    return rename
  }

  /// A clause for systems on which a task cannot have asked for anything yet.
  private nonisolated static let withoutTasks =
    MainActorTasks.isAvailable ? "" : "; on this system no task runs during a scenario"
}

extension AppSession {
  /// Follows a deep link to a user; the transition that follows is under way.
  public func follow(userID: User.ID) throws {
    try follow("users://user/\(userID)")
  }

  /// Begins a swipe back from the details and gives it up; the details are back in their place.
  public func giveUpSwipeBack() throws {
    try details.beginSwipeBack()
    settle()
    try details.giveUpSwipeBack()
    settle()
  }

  /// Fails unless a change on screen takes a transition; the transition ends here.
  ///
  /// - Parameters:
  ///   - what: the change as a phrase, such as `"opening details"`.
  ///   - change: makes the change.
  public func expectTransition(_ what: String, _ change: () throws -> Void) throws {
    let duration = window.transitionDuration
    defer { window.transitionDuration = duration }
    window.transitionDuration = 2
    try change()
    // The layout pass comes in any case, and so do tasks that wait to run; a transition goes on after both.
    window.runLoop.turn()
    window.runLoop.updateScreen()
    try screen.expect("\(what)'s being a transition", !window.runLoop.isIdle, is: true)
    settle()
  }
}
