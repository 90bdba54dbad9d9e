public import Conformance
import HeadlessUIKit
import PostsDomain
import Users

/// A user's posts: the request's specification as scenarios.
public nonisolated let postsScenarios = loadScenarios + navigateScenarios + endScenarios

nonisolated let loadScenarios = [
  Scenario(1, "Posts shows the spinner, the answer replaces it by that user's posts") { app in
    try app.openPosts(row: 1)
    try app.posts.expectOnTop(isLoading: true)
    try app.screen.expect("whose posts are asked for", app.postsSource?.fetches.map(\.id) ?? [], is: [3])
    try app.answerPosts(samplePosts)
    try app.posts.expectOnTop(titles: ["Compilers", "Moths", "Nanoseconds"])
  },
  Scenario(1, "No posts are worded") { app in
    try app.openPosts(row: 1)
    try app.answerPosts([])
    try app.posts.expectOnTop(saysNoPosts: true)
  },
  Scenario(2, "A failure shows its text, Retry the spinner and then the posts") { app in
    try app.openPosts(row: 1)
    try app.failPosts(.httpStatus(500))
    try app.posts.expectOnTop(failure: UsersFailure.httpStatus(500).text)
    try app.alert.expectNone()
    try app.posts.tapRetry()
    app.settle()
    try app.posts.expectOnTop(isLoading: true)
    try app.answerPosts(samplePosts)
    try app.posts.expectOnTop(titles: ["Compilers", "Moths", "Nanoseconds"])
    try app.screen.expect("whose posts are asked for", app.postsSource?.fetches.map(\.id) ?? [], is: [3, 3])
  },
  Scenario(2, "A second failure shows its own text, and Retry again") { app in
    try app.openPosts(row: 1)
    try app.failPosts(.httpStatus(500))
    try app.posts.tapRetry()
    try app.failPosts(.timedOut(seconds: 30))
    try app.posts.expectOnTop(failure: UsersFailure.timedOut(seconds: 30).text)
    try app.posts.tapRetry()
    try app.answerPosts([])
    try app.posts.expectOnTop(saysNoPosts: true)
  },
]

nonisolated let navigateScenarios = [
  Scenario(3, "Back returns to the details as they were left") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Amazing Grace")
    try app.tapPosts()
    app.settle()
    try app.answerPosts(samplePosts)
    try app.goBack()
    try app.screen.expect("the number of screens", app.screen.depth, is: 2)
    try app.screen.expect("the title", app.details.title ?? "", is: "Grace Hopper")
    try app.screen.expect("the name", app.details.name ?? "", is: "Amazing Grace")
    try app.goBack()
    try app.dashboard.expectOnTop()
  },
  Scenario(3, "Another user's posts are asked for anew, with nothing of the first's in sight") { app in
    try app.openPosts(row: 1)
    try app.answerPosts(samplePosts)
    try app.goBack()
    try app.goBack()
    try app.openPosts(row: 2)
    try app.posts.expectOnTop(isLoading: true)
    try app.screen.expect("whose posts are asked for", app.postsSource?.fetches.map(\.id) ?? [], is: [3, 12])
  },
  Scenario(4, "A second tap on Posts before the transition ends opens one screen") { app in
    try app.launchAndOpen(row: 1)
    let button = try app.postsButton
    try app.tapPosts()
    button.sendActions(for: .touchUpInside)
    app.settle()
    try app.posts.expectOnTop(isLoading: true)
  },
  Scenario(5, "A deep link replaces details and posts, one back returns to the dashboard") { app in
    try app.openPosts(row: 1)
    try app.answerPosts(samplePosts)
    try app.open(userID: 12)
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.goBack()
    try app.dashboard.expectOnTop()
    try app.openPosts(row: 0)
    try app.posts.expectOnTop(isLoading: true)
  },
]

nonisolated let endScenarios = [
  Scenario(6, "Back cancels the load of posts, a late answer changes nothing") { app in
    try app.expectPostsCancelled { try app.goBack() }
    try app.details.expectOnTop(SampleUsers.three[1])
  },
  Scenario(6, "A deep link cancels the load of posts, a late answer changes nothing") { app in
    try app.expectPostsCancelled { try app.open(userID: 12) }
    try app.details.expectOnTop(SampleUsers.three[2])
  },
  Scenario(6, "After the app's end with posts under way nothing of it is alive") { app in
    try app.openPosts(row: 1)
    let posts = try app.postsUnderWay()
    try app.expectNothingAliveAfterEnd { posts.request.answer(.success(samplePosts)) }
    try app.screen.expect("the load's being cancelled", posts.request.isCancelled, is: true)
  },
  Scenario(6, "A hundred round trips leave as many live objects as one") { app in
    try app.launchAndOpen(row: 1)
    var watched = WeakObjects()
    try app.roundTripToPosts(watching: &watched)
    let reachable = app.reachableObjects().count
    for _ in 1..<100 { try app.roundTripToPosts(watching: &watched) }
    try app.expectDead(watched, "after a hundred round trips to the posts")
    try app.screen.expect("the number of reachable objects", app.reachableObjects().count, is: reachable)
  },
]

/// Sample posts whose order is the source's, and neither that of their ids nor that of their titles reversed.
private nonisolated let samplePosts = [
  Post(id: 31, title: "Compilers"), Post(id: 12, title: "Moths"), Post(id: 25, title: "Nanoseconds"),
]

extension AppSession {
  fileprivate func openPosts(row: Int) throws {
    try launchAndOpen(row: row)
    try tapPosts()
    settle()
  }

  fileprivate func goBack() throws {
    try details.tapBack()
    settle()
  }

  /// Opens posts and leaves them while they are loaded; fails if the load continues or anything of them is alive.
  fileprivate func expectPostsCancelled(_ leave: () throws -> Void) throws {
    try launchAndOpen(row: 1)
    let watched = try watchingWhatIsNew { try openPostsOnTop() }
    let posts = try postsUnderWay()
    try leave()
    try screen.expect("the load's being cancelled", posts.request.isCancelled, is: true)
    try expectDead(watched, "after the posts were left")
    posts.request.answer(.success(samplePosts))
    posts.request.answer(.failure(.httpStatus(500)))
    settle()
    try alert.expectNone()
  }

  fileprivate func roundTripToPosts(watching watched: inout WeakObjects) throws {
    watched.formUnion(try watchingWhatIsNew { try openPostsOnTop() })
    try answerPosts(samplePosts)
    try goBack()
  }

  private func openPostsOnTop() throws {
    try tapPosts()
    settle()
  }

  /// Returns everything that can be reached after an action, but not before.
  private func watchingWhatIsNew(_ action: () throws -> Void) rethrows -> WeakObjects {
    let before = Set(reachableObjects().map { ObjectIdentifier($0) })
    try action()
    return WeakObjects(reachableObjects().filter { !before.contains(ObjectIdentifier($0)) })
  }
}
