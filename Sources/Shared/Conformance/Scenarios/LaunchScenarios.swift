import Users

/// Lines 1 to 4 of the specification: launch and load.
nonisolated let launchScenarios = [
  Scenario(1, "Launch shows the spinner, the answer replaces it by list and finder") { app in
    app.start()
    try app.dashboard.expectOnTop()
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: true)
    try app.screen.expect("list and finder's being there", app.dashboard.showsComponents, is: false)
    try app.answerFetch(SampleUsers.three)
    try app.dashboard.expectOnTop()
    try app.dashboard.expectLoaded(SampleUsers.three)
    try app.screen.expect("the number of loads asked for", app.source.fetches.count, is: 1)
  },
  Scenario(1, "An answer before the first layout is on screen in the first frame") { app in
    try app.startUnseen().answer(.success(try directory(SampleUsers.three)))
    app.settle()
    try app.dashboard.expectOnTop()
    try app.dashboard.expectLoaded(SampleUsers.three)
    try app.finder.type("3")
    try app.screen.expect("the result", app.finder.result ?? "", is: Wording.finding(.found(SampleUsers.three[1])))
  },
  Scenario(2, "No users are worded") { app in
    try app.launch([])
    try app.dashboard.expectLoaded([])
    try app.screen.expect("the word for no users' being there", app.list.saysNoUsers, is: true)
    try app.screen.expect("the count", app.finder.count ?? "", is: "The system has 0 users")
  },
  Scenario(2, "One user is worded") { app in
    try app.launch([User(id: 5, name: "Edsger Dijkstra")])
    try app.dashboard.expectLoaded([User(id: 5, name: "Edsger Dijkstra")])
    try app.screen.expect("the word for no users' being there", app.list.saysNoUsers, is: false)
    try app.screen.expect("the count", app.finder.count ?? "", is: "The system has 1 user")
  },
  Scenario(2, "Many users are listed in source order") { app in
    let users = SampleUsers.many(1_000)
    try app.launch(users)
    try app.dashboard.expectLoaded(users)
    try app.screen.expect("the count", app.finder.count ?? "", is: "The system has 1000 users")
    try app.list.scroll(to: 500)
    try app.screen.expect("the first name in sight", app.list.visibleNames.first, is: "User 501")
  },
  Scenario(2, "An app that is started on users that are there shows and finds them after its load") { app in
    try app.launch()
    let again = AppSession(app.type, repository: app.repository)
    defer { again.end() }
    again.start()
    try again.screen.expect("list and finder's being there", again.dashboard.showsComponents, is: false)
    try app.answerFetch(SampleUsers.three)
    again.settle()
    try again.dashboard.expectLoaded(SampleUsers.three)
    try again.finder.type("3")
    try again.screen.expect("the result", again.finder.result ?? "", is: Wording.finding(.found(SampleUsers.three[1])))
  },
  Scenario(3, "A failure shows the alert, retry the spinner and then the list") { app in
    app.start()
    try app.failFetch(.httpStatus(503))
    try app.alert.expectLoadFailure(.httpStatus(503))
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: false)
    try app.screen.expect("list and finder's being there", app.dashboard.showsComponents, is: false)
    try app.alert.tap(Wording.retry)
    try app.alert.expectNone()
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: true)
    try app.answerFetch(SampleUsers.three)
    try app.dashboard.expectLoaded(SampleUsers.three)
  },
  Scenario(3, "A failure before the first layout shows the alert, too") { app in
    try app.startUnseen().answer(.failure(.httpStatus(503)))
    app.settle()
    try app.alert.expectLoadFailure(.httpStatus(503))
    try app.alert.tap(Wording.retry)
    try app.alert.expectNone()
    try app.answerFetch(SampleUsers.three)
    try app.dashboard.expectLoaded(SampleUsers.three)
  },
  Scenario(3, "A second failure shows its own alert") { app in
    app.start()
    try app.failFetch(.httpStatus(503))
    try app.alert.tap(Wording.retry)
    try app.failFetch(.timedOut(seconds: 30))
    try app.alert.expectLoadFailure(.timedOut(seconds: 30))
  },
  Scenario(3, "A later update never shows the old alert again") { app in
    app.start()
    try app.failFetch(.unreachable(reason: "no route"))
    try app.alert.tap(Wording.retry)
    try app.answerFetch(SampleUsers.three)
    try app.alert.expectNone()
    try app.finder.type("3")
    try app.alert.expectNone()
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.alert.expectNone()
    try app.dashboard.pullToRefresh()
    app.settle()
    try app.alert.expectNone()
    try app.answerFetch(SampleUsers.three)
    try app.alert.expectNone()
  },
  Scenario(3, "A failed refresh leaves on screen what was there") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    try app.failFetch(.httpStatus(500))
    try app.alert.expectLoadFailure(.httpStatus(500))
    try app.dashboard.expectLoaded(SampleUsers.three)
    try app.alert.tap(Wording.retry)
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: true)
    try app.answerFetch(SampleUsers.many(5))
    try app.dashboard.expectLoaded(SampleUsers.many(5))
  },
  Scenario(4, "Refresh replaces the rows and the count") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    app.settle()
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: true)
    try app.dashboard.expectRows(SampleUsers.three)
    try app.answerFetch(SampleUsers.many(4))
    try app.dashboard.expectLoaded(SampleUsers.many(4))
    try app.dashboard.pullToRefresh()
    try app.answerFetch([])
    try app.dashboard.expectLoaded([])
  },
  Scenario(4, "A refresh during a refresh gives one result, the latest") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    let first = try app.fetchUnderWay()
    try app.dashboard.refreshAgain()
    let second = try app.fetchUnderWay()
    guard first !== second else { throw app.screen.failure("the second refresh asked for nothing") }
    first.answer(.success(try directory(SampleUsers.many(9))))
    app.settle()
    try app.dashboard.expectRows(SampleUsers.three)
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: true)
    second.answer(.success(try directory(SampleUsers.many(4))))
    app.settle()
    try app.dashboard.expectLoaded(SampleUsers.many(4))
  },
]

/// Makes a directory of users whose ids differ.
func directory(_ users: [User]) throws -> UserDirectory {
  try UserDirectory(users)
}
