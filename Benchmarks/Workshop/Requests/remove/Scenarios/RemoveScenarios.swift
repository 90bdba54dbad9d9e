public import Conformance
import HeadlessUIKit
import Users
import UsersInterface

/// The dashboard without the finder: the request's specification as scenarios.
public nonisolated let removeScenarios = aloneScenarios + goneScenarios + unchangedScenarios

nonisolated let aloneScenarios = [
  Scenario(1, "Launch shows the spinner, the answer replaces it by the list alone") { app in
    app.start()
    try app.dashboard.expectOnTop()
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: true)
    let showsList = app.screen.shows(AccessibilityIdentifier.listContainer)
    try app.screen.expect("the list's being there", showsList, is: false)
    try app.expectNoFinder()
    try app.answerFetch(SampleUsers.three)
    try app.expectListAlone(SampleUsers.three)
    try app.screen.expect("the number of loads asked for", app.source.fetches.count, is: 1)
  },
  Scenario(1, "No users, one and many are listed, and not counted") { app in
    try app.launch([])
    try app.expectListAlone([])
    for users in [[User(id: 5, name: "Edsger Dijkstra")], SampleUsers.many(1_000)] {
      try app.dashboard.pullToRefresh()
      try app.answerFetch(users)
      try app.expectListAlone(users)
    }
    try app.list.scroll(to: 500)
    try app.screen.expect("the first row in sight", app.list.firstVisibleRow, is: 500)
    try app.expectListAlone(SampleUsers.many(1_000))
    try app.dashboard.pullToRefresh()
    try app.answerFetch([])
    try app.expectListAlone([])
  },
  Scenario(1, "After a failure the retry shows the list alone") { app in
    app.start()
    try app.failFetch(.httpStatus(503))
    try app.alert.expectLoadFailure(.httpStatus(503))
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: false)
    try app.expectNoFinder()
    try app.alert.tap(Wording.retry)
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: true)
    try app.answerFetch(SampleUsers.three)
    try app.alert.expectNone()
    try app.expectListAlone(SampleUsers.three)
  },
  Scenario(1, "A refresh shows the list alone, during it and when it has failed, too") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    app.settle()
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: true)
    try app.expectRowsAlone(SampleUsers.three)
    try app.failFetch(.httpStatus(500))
    try app.alert.expectLoadFailure(.httpStatus(500))
    try app.expectListAlone(SampleUsers.three)
    try app.alert.tap(Wording.retry)
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: true)
    try app.answerFetch(SampleUsers.many(5))
    try app.expectListAlone(SampleUsers.many(5))
  },
  Scenario(1, "However details are left, the list alone is there as it was") { app in
    var users = SampleUsers.many(100)
    try app.launch(users)
    try app.list.scroll(to: 40)
    for leave in [app.details.tapClose, app.details.tapBack, app.details.swipeBack] {
      try app.expectTransition("opening details") { try app.list.tapAccessory(row: 41) }
      try app.expectTransition("the way back", leave)
      try app.screen.expect("the first row in sight", app.list.firstVisibleRow, is: 40)
      try app.expectListAlone(users)
    }
    try app.openDetails(row: 41)
    try app.renameInRepository(42, to: "Douglas")
    users[41].name = "Douglas"
    try app.details.tapBack()
    app.settle()
    try app.screen.expect("the first row in sight", app.list.firstVisibleRow, is: 40)
    try app.expectListAlone(users)
  },
  Scenario(1, "A rename shows in the list alone") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: " Amazing Grace")
    try app.details.tapSave()
    try app.failRename(.httpStatus(500))
    try app.screen.expect("the message", app.details.message, is: UsersFailure.httpStatus(500).text)
    try app.screen.expect("the name field", app.details.name ?? "", is: " Amazing Grace")
    try app.screen.expect("the title", app.details.title ?? "", is: "Grace Hopper")
    try app.screen.expect("Save's being enabled", app.details.canSave, is: true)
    try app.details.tapSave()
    try app.screen.expect("the message", app.details.message, is: "")
    try app.screen.expect("the name asked for", app.renameUnderWay().name, is: "Amazing Grace")
    try app.answerRename()
    try app.details.expectOnTop(SampleUsers.renamed("Ada Lovelace", "Amazing Grace")[1])
    try app.screen.expect("the message", app.details.message, is: "")
    try app.renameInRepository(7, to: "The Countess")
    try app.details.tapClose()
    app.settle()
    try app.expectListAlone(SampleUsers.renamed("The Countess", "Amazing Grace"))
    try app.renameInRepository(7, to: "Ada")
    try app.expectListAlone(SampleUsers.renamed("Ada", "Amazing Grace"))
  },
  Scenario(1, "A link leads to the details, back to the list alone") { app in
    app.start()
    try app.open(userID: 12)
    try app.answerFetch(SampleUsers.three)
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.details.type(name: "Half typ")
    try app.open(userID: 99)
    try app.alert.expectUserNotFound()
    try app.alert.tap(Wording.ok)
    try app.screen.expect("the number of screens", app.screen.depth, is: 2)
    try app.screen.expect("the name field", app.details.name ?? "", is: "Half typ")
    try app.details.tapBack()
    app.settle()
    try app.expectListAlone(SampleUsers.three)
    try app.dashboard.pullToRefresh()
    try app.answerFetch(SampleUsers.three)
    try app.expectListAlone(SampleUsers.three)
    try app.open("users://user/nobody")
    try app.alert.expectUserNotFound()
    try app.alert.tap(Wording.ok)
    try app.expectListAlone(SampleUsers.three)
    try app.dashboard.pullToRefresh()
    try app.failFetch(.httpStatus(500))
    try app.open(userID: 99)
    try app.alert.expectUserNotFound()
    try app.alert.tap(Wording.ok)
    try app.alert.expectNone()
    try app.expectListAlone(SampleUsers.three)
  },
]

nonisolated let goneScenarios = [
  Scenario(2, "The list is the dashboard's only part, from the launch on") { app in
    app.start()
    try app.expectOnePart()
    try app.answerFetch(SampleUsers.three)
    try app.expectOnePart()
    try app.dashboard.pullToRefresh()
    try app.answerFetch(SampleUsers.many(5))
    try app.expectOnePart()
    try app.openDetails(row: 1)
    try app.details.tapClose()
    app.settle()
    try app.expectOnePart()
  },
  Scenario(2, "Nothing of the finder is alive, whatever is on screen") { app in
    app.start()
    try app.expectNothingOfFinderAlive()
    try app.answerFetch(SampleUsers.three)
    try app.expectNothingOfFinderAlive()
    try app.openDetails(row: 1)
    try app.expectNothingOfFinderAlive()
    try app.open(userID: 12)
    try app.details.tapBack()
    app.settle()
    try app.dashboard.pullToRefresh()
    try app.answerFetch(SampleUsers.many(5))
    try app.expectNothingOfFinderAlive()
  },
]
