public import Conformance
import HeadlessUIKit
import SignInDomain
import Users

/// Signing in and out: the request's specification as scenarios.
public nonisolated let signInScenarios = firstScenarios + signOutScenarios + linkScenarios

nonisolated let firstScenarios = [
  Scenario(1, "Launch shows the sign-in screen and loads nothing") { app in
    app.start()
    try app.signInPage.expectEmptyOnTop()
    try app.screen.expect("the number of loads asked for", app.source.fetches.count, is: 0)
  },
  Scenario(1, "Signing in shows the dashboard, which loads the users once") { app in
    app.start()
    try app.signIn()
    try app.dashboard.expectOnTop()
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: true)
    try app.screen.expect("list and finder's being there", app.dashboard.showsComponents, is: false)
    try app.answerFetch(SampleUsers.three)
    try app.dashboard.expectLoaded(SampleUsers.three)
    try app.screen.expect("the number of loads asked for", app.source.fetches.count, is: 1)
  },
  Scenario(1, "After signing in the sign-in screen is gone, and what was typed with it") { app in
    app.start()
    let watched = app.topScreenWatched()
    try app.signIn()
    try app.expectDead(watched, "after signing in")
  },
  Scenario(2, "A wrong name or password is refused, and may be corrected") { app in
    app.start()
    try app.signIn(Credentials(name: "ada", password: "compiler"))
    try app.signInPage.expectOnTop(name: "ada", password: "compiler", message: Wording.wrongCredentials)
    try app.signIn(Credentials(name: "", password: ""))
    try app.signInPage.expectOnTop(name: "", password: "", message: Wording.wrongCredentials)
    try app.signIn(.grace)
    try app.dashboard.expectOnTop()
  },
]

nonisolated let signOutScenarios = [
  Scenario(3, "Signing out returns to an empty sign-in screen") { app in
    app.start()
    try app.signIn(Credentials(name: "ada", password: ""))
    try app.signIn()
    try app.answerFetch(SampleUsers.three)
    try app.signOut()
    try app.signInPage.expectEmptyOnTop()
  },
  Scenario(4, "Who signs in next finds nothing of the old session, and users are loaded anew") { app in
    try app.launchSignedIn(SampleUsers.many(100))
    try app.finder.type("42")
    try app.list.scroll(to: 40)
    try app.signOut()
    try app.signIn(.grace)
    try app.dashboard.expectOnTop()
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: true)
    try app.screen.expect("list and finder's being there", app.dashboard.showsComponents, is: false)
    try app.answerFetch(SampleUsers.three)
    try app.dashboard.expectLoaded(SampleUsers.three)
    try app.screen.expect("the query", app.finder.query ?? "", is: "")
    try app.screen.expect("the result", app.finder.result ?? "", is: Wording.nothingAsked)
  },
  Scenario(4, "Signing out cancels the load, a late answer changes nothing") { app in
    app.start()
    try app.signIn()
    let request = try app.fetchUnderWay()
    try app.signOut()
    try app.screen.expect("the load's being cancelled", request.isCancelled, is: true)
    request.answer(.failure(.httpStatus(500)))
    app.settle()
    try app.alert.expectNone()
    try app.signInPage.expectEmptyOnTop()
  },
  Scenario(4, "After signing out nothing made for the session is alive") { app in
    app.start()
    try app.expectNothingOfSessionAlive()
  },
  Scenario(4, "A hundred sessions leave as many live objects as one") { app in
    app.start()
    try app.expectNothingOfSessionAlive()
    let reachable = app.reachableObjects().count
    for _ in 1..<100 { try app.expectNothingOfSessionAlive() }
    try app.screen.expect("the number of reachable objects", app.reachableObjects().count, is: reachable)
  },
  Scenario(4, "After the app's end on the sign-in screen nothing of it is alive") { app in
    app.start()
    try app.signIn(Credentials(name: "ada", password: ""))
    try app.expectNothingAliveAfterEnd()
  },
  Scenario(4, "After the app's end in a second session nothing of it is alive") { app in
    try app.launchSignedIn()
    try app.signOut()
    try app.open(userID: 12)
    try app.signIn(.grace)
    try app.answerFetch(SampleUsers.three)
    try app.expectNothingAliveAfterEnd()
  },
]

nonisolated let linkScenarios = [
  Scenario(5, "A deep link before signing in is followed after the load") { app in
    app.start()
    try app.open(userID: 12)
    try app.signInPage.expectEmptyOnTop()
    try app.signIn()
    try app.dashboard.expectOnTop()
    try app.answerFetch(SampleUsers.three)
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.details.tapBack()
    app.settle()
    try app.dashboard.expectLoaded(SampleUsers.three)
  },
  Scenario(5, "Of several deep links before signing in the latest is followed") { app in
    app.start()
    for link in ["users://user/7", "users://user/3", "users://group/12"] { try app.open(link) }
    try app.signIn(Credentials(name: "", password: ""))
    try app.signIn()
    try app.answerFetch(SampleUsers.three)
    try app.details.expectOnTop(SampleUsers.three[1])
  },
  Scenario(5, "A deep link to nobody before signing in shows the alert after the load") { app in
    app.start()
    try app.open(userID: 99)
    try app.alert.expectNone()
    try app.signIn()
    try app.alert.expectNone()
    try app.answerFetch(SampleUsers.three)
    try app.alert.expectUserNotFound()
  },
  Scenario(5, "A deep link after signing out is followed in the next session, by its users") { app in
    try app.launchSignedIn()
    try app.signOut()
    try app.open(userID: 2)
    try app.alert.expectNone()
    try app.signIn(.grace)
    try app.answerFetch(SampleUsers.many(3))
    try app.details.expectOnTop(SampleUsers.many(3)[1])
  },
  Scenario(5, "A deep link that waits in a session is forgotten with it") { app in
    app.start()
    try app.signIn()
    try app.open(userID: 12)
    try app.signOut()
    try app.signIn()
    try app.answerFetch(SampleUsers.three)
    try app.dashboard.expectOnTop()
  },
]

extension AppSession {
  fileprivate func launchSignedIn(_ users: [User] = SampleUsers.three) throws {
    start()
    try signIn()
    try answerFetch(users)
  }

  fileprivate func topScreenWatched() -> WeakObjects {
    let objects: [AnyObject?] = [screen.top, screen.top?.view]
    return WeakObjects(objects.compactMap(\.self))
  }

  /// Signs in, opens and closes details, and signs out.
  fileprivate func expectNothingOfSessionAlive() throws {
    let own = ownObjects().count
    let before = Set(reachableObjects().map { ObjectIdentifier($0) })
    try signIn()
    try answerFetch(SampleUsers.three)
    try openDetails(row: 1)
    var watched = WeakObjects(reachableObjects().filter { !before.contains(ObjectIdentifier($0)) })
    try details.tapClose()
    settle()
    watched.formUnion(WeakObjects(reachableObjects().filter { !before.contains(ObjectIdentifier($0)) }))
    try signOut()
    try expectDead(watched, "after signing out")
    try screen.expect("the number of the app's objects", ownObjects().count, is: own)
  }
}
