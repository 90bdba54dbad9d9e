import Users

/// Lines 8 to 12 of the specification: navigate.
nonisolated let navigateScenarios = [
  Scenario(8, "The info button of a row opens that user's details") { app in
    for row in SampleUsers.three.indices {
      try app.launchAndOpen(row: row)
      try app.details.expectOnTop(SampleUsers.three[row])
      try app.details.tapBack()
      app.settle()
    }
  },
  Scenario(8, "The info button of a scrolled row opens that user's details") { app in
    try app.launch(SampleUsers.many(100))
    try app.list.scroll(to: 70)
    try app.openDetails(row: 72)
    try app.details.expectOnTop(SampleUsers.many(100)[72])
  },
  Scenario(9, "Close returns to the dashboard as it was left") { app in
    try app.expectReturnLeavesDashboardAsItWas { try app.details.tapClose() }
  },
  Scenario(9, "Back returns to the dashboard as it was left") { app in
    try app.expectReturnLeavesDashboardAsItWas { try app.details.tapBack() }
  },
  Scenario(9, "A rename meanwhile leaves the dashboard as it was but for the name") { app in
    try app.launchScrolled()
    try app.openDetails(row: 41)
    try app.renameInRepository(42, to: "Douglas")
    try app.details.tapBack()
    app.settle()
    try app.screen.expect("the first row in sight", app.list.firstVisibleRow, is: 40)
    try app.screen.expect("the names in sight", app.list.visibleNames.prefix(3), is: ["User 41", "Douglas", "User 43"])
    try app.screen.expect("the query", app.finder.query ?? "", is: "42")
    try app.screen.expect("the result", app.finder.result ?? "", is: "I found Douglas aka user42")
  },
  Scenario(10, "Open, close, open another shows the second user's details") { app in
    try app.launch()
    try app.openDetails(row: 0)
    try app.details.type(name: "Not saved")
    try app.details.tapClose()
    app.settle()
    try app.openDetails(row: 2)
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.screen.expect("the message", app.details.message, is: "")
  },
  Scenario(10, "Open, follow a link, close, open another shows nothing of the first details") { app in
    try app.launch()
    try app.openDetails(row: 0)
    try app.open(userID: 12)
    try app.details.tapClose()
    app.settle()
    try app.dashboard.expectOnTop()
    try app.openDetails(row: 1)
    try app.details.expectOnTop(SampleUsers.three[1])
  },
  Scenario(11, "A deep link opens the details") { app in
    try app.launch()
    try app.open(userID: 3)
    try app.details.expectOnTop(SampleUsers.three[1])
    try app.details.tapBack()
    app.settle()
    try app.dashboard.expectOnTop()
  },
  Scenario(11, "A deep link while loading opens the details after the load") { app in
    app.start()
    try app.open(userID: 12)
    try app.dashboard.expectOnTop()
    try app.answerFetch(SampleUsers.three)
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.details.tapBack()
    app.settle()
    try app.dashboard.expectLoaded(SampleUsers.three)
    try app.dashboard.pullToRefresh()
    try app.answerFetch(SampleUsers.three)
    try app.dashboard.expectOnTop()
  },
  Scenario(11, "A deep link outlasts a failed load") { app in
    // Before the start, as when a link launches the app.
    try app.open(userID: 12)
    app.start()
    try app.dashboard.expectOnTop()
    try app.failFetch(.httpStatus(500))
    try app.alert.tap(Wording.retry)
    try app.answerFetch(SampleUsers.three)
    try app.details.expectOnTop(SampleUsers.three[2])
  },
  Scenario(11, "A deep link under the alert of a failed load opens the details after the retry") { app in
    app.start()
    try app.failFetch(.httpStatus(500))
    try app.open(userID: 12)
    try app.alert.expectLoadFailure(.httpStatus(500))
    try app.alert.tap(Wording.retry)
    try app.answerFetch(SampleUsers.three)
    try app.details.expectOnTop(SampleUsers.three[2])
  },
  Scenario(11, "A deep link replaces other details, one back returns to the dashboard") { app in
    try app.launchAndOpen(row: 0)
    try app.expectTransition("following a link") { try app.follow(userID: 3) }
    try app.details.expectOnTop(SampleUsers.three[1])
    try app.details.tapBack()
    app.settle()
    try app.dashboard.expectOnTop()
    try app.openDetails(row: 2)
    try app.details.expectOnTop(SampleUsers.three[2])
  },
  Scenario(11, "A deep link during a transition replaces the details that are on their way") { app in
    try app.launch()
    try app.list.tapAccessory(row: 0)
    try app.open(userID: 12)
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.details.tapClose()
    try app.open(userID: 3)
    try app.details.expectOnTop(SampleUsers.three[1])
  },
  Scenario(11, "A deep link to an unknown user shows an alert and moves nothing") { app in
    try app.launchAndOpen(row: 0)
    try app.details.type(name: "Half typ")
    try app.open(userID: 99)
    try app.alert.expectUserNotFound()
    try app.alert.tap(Wording.ok)
    try app.alert.expectNone()
    try app.screen.expect("the number of screens", app.screen.depth, is: 2)
    try app.screen.expect("the title", app.details.title ?? "", is: "Ada Lovelace")
    try app.screen.expect("the name field", app.details.name ?? "", is: "Half typ")
    try app.details.tapClose()
    app.settle()
    try app.open("users://user/nobody")
    try app.alert.expectUserNotFound()
    try app.alert.tap(Wording.ok)
    try app.dashboard.expectLoaded(SampleUsers.three)
  },
  Scenario(11, "A deep link to an unknown user while loading shows the alert after the load") { app in
    app.start()
    try app.open(userID: 99)
    try app.alert.expectNone()
    try app.answerFetch(SampleUsers.three)
    try app.alert.expectUserNotFound()
    try app.alert.tap(Wording.ok)
    try app.dashboard.expectOnTop()
  },
  Scenario(11, "A link to something else moves nothing") { app in
    try app.launch()
    for link in ["https://example.com/user/3", "users://group/3", "users://user"] {
      try app.open(link)
      try app.alert.expectNone()
      try app.dashboard.expectOnTop()
    }
  },
  Scenario(12, "A second tap before the transition ends opens one screen") { app in
    try app.launch()
    let table = try app.list.table
    try app.list.tapAccessory(row: 0)
    app.list.accessoryTapped(row: 0, in: table)
    app.list.accessoryTapped(row: 1, in: table)
    app.settle()
    try app.details.expectOnTop(SampleUsers.three[0])
    try app.details.tapBack()
    app.settle()
    try app.dashboard.expectOnTop()
  },
]

extension AppSession {
  /// Opens the details of a row and lets the transition end.
  public func openDetails(row: Int) throws {
    try list.tapAccessory(row: row)
    settle()
  }

  /// Starts the app with three users, if it is not started, and opens the details of a row.
  public func launchAndOpen(row: Int) throws {
    if screen.depth == 0 { try launch() }
    try openDetails(row: row)
  }

  fileprivate func launchScrolled() throws {
    try launch(SampleUsers.many(100))
    try finder.type("42")
    try list.scroll(to: 40)
  }

  fileprivate func expectReturnLeavesDashboardAsItWas(_ goBack: () throws -> Void) throws {
    try launchScrolled()
    let names = try list.visibleNames
    try expectTransition("opening details") { try list.tapAccessory(row: 41) }
    try expectTransition("the way back", goBack)
    try dashboard.expectOnTop()
    try screen.expect("the first row in sight", list.firstVisibleRow, is: 40)
    try screen.expect("the names in sight", list.visibleNames, is: names)
    try screen.expect("the query", finder.query ?? "", is: "42")
    try screen.expect("the result", finder.result ?? "", is: "I found User 42 aka user42")
  }
}
