import Users

/// Lines 8 to 10 of the specification: navigate.
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
  Scenario(9, "A swipe back returns to the dashboard as it was left") { app in
    try app.expectReturnLeavesDashboardAsItWas { try app.details.swipeBack() }
  },
  Scenario(9, "A swipe back that is given up changes nothing") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Half typ")
    try app.giveUpSwipeBack()
    try app.screen.expect("the number of screens", app.screen.depth, is: 2)
    try app.screen.expect("the title", app.details.title ?? "", is: "Grace Hopper")
    try app.screen.expect("the name field", app.details.name ?? "", is: "Half typ")
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.screen.expect("the title", app.details.title ?? "", is: "Amazing Grace")
    try app.details.tapBack()
    app.settle()
    try app.dashboard.expectOnTop()
    try app.openDetails(row: 0)
    try app.details.expectOnTop(SampleUsers.three[0])
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
