import HeadlessUIKit
import Users

/// Line 11 of the specification: links at rest. Those during transitions are `transitionScenarios`.
nonisolated let linkScenarios = [
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
  Scenario(11, "Of several deep links that wait for the load the last one counts") { app in
    try app.open(userID: 7)
    app.start()
    try app.open(userID: 3)
    try app.open(userID: 12)
    try app.answerFetch(SampleUsers.three)
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.details.tapBack()
    app.settle()
    try app.dashboard.expectLoaded(SampleUsers.three)
  },
  Scenario(11, "A deep link during a refresh opens the details at once") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    app.settle()
    try app.open(userID: 3)
    try app.details.expectOnTop(SampleUsers.three[1])
    try app.answerFetch([SampleUsers.three[1]])
    try app.details.expectOnTop(SampleUsers.three[1])
    try app.details.tapBack()
    app.settle()
    try app.dashboard.expectLoaded([SampleUsers.three[1]])
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
  Scenario(11, "A deep link to an unknown user replaces the alert that is on screen") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    try app.failFetch(.httpStatus(500))
    try app.alert.expectLoadFailure(.httpStatus(500))
    try app.open(userID: 99)
    try app.alert.expectUserNotFound()
    try app.alert.tap(Wording.ok)
    try app.alert.expectNone()
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
]
