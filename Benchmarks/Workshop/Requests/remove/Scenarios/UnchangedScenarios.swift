import Conformance
import HeadlessUIKit
import Users
import UsersInterface

/// Scenarios of what stays as it was, as far as scenarios of the specification can no longer say it: those that use the finder.
nonisolated let unchangedScenarios = [
  Scenario(3, "A later update shows no old alert again, a second answer changes nothing") { app in
    app.start()
    try app.failFetch(.unreachable(reason: "no route"))
    try app.alert.tap(Wording.retry)
    let request = try app.fetchUnderWay()
    try app.answerFetch(SampleUsers.three)
    try app.alert.expectNone()
    request.answer(.success(try UserDirectory(SampleUsers.many(9))))
    request.answer(.failure(.httpStatus(500)))
    app.settle()
    try app.alert.expectNone()
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.alert.expectNone()
    try app.expectListAlone(SampleUsers.renamed("Ada Lovelace", "Amazing Grace"))
    try app.dashboard.pullToRefresh()
    app.settle()
    try app.alert.expectNone()
    try app.answerFetch(SampleUsers.three)
    try app.alert.expectNone()
    try app.expectListAlone(SampleUsers.three)
  },
  Scenario(3, "A refresh during a refresh gives one result, the latest") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    let first = try app.fetchUnderWay()
    try app.dashboard.refreshAgain()
    let second = try app.fetchUnderWay()
    guard first !== second else { throw app.screen.failure("the second refresh asked for nothing") }
    first.answer(.success(try UserDirectory(SampleUsers.many(9))))
    app.settle()
    try app.expectRowsAlone(SampleUsers.three)
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: true)
    second.answer(.success(try UserDirectory(SampleUsers.many(4))))
    app.settle()
    try app.expectListAlone(SampleUsers.many(4))
  },
  Scenario(3, "However details are left, a rename is cancelled, a late answer changes nothing") { app in
    try app.launch()
    for leave in [app.details.tapClose, app.details.tapBack, app.details.swipeBack] {
      let watched = try app.openDetailsWatched(row: 1)
      try app.details.type(name: "Amazing Grace")
      try app.details.tapSave()
      let rename = try app.renameUnderWay()
      try leave()
      app.settle()
      try app.screen.expect("the rename's being cancelled", rename.request.isCancelled, is: true)
      try app.expectDead(watched, "after the details were left during a rename")
      rename.request.answer(.success(()))
      rename.request.answer(.failure(.httpStatus(500)))
      app.settle()
      try app.alert.expectNone()
      try app.expectListAlone(SampleUsers.three)
    }
  },
  Scenario(3, "Changes while details are on their way show in details and list") { app in
    try app.launch()
    try app.list.tapAccessory(row: 1)
    // Not answerRename(), which lets the transition end first.
    let request = app.repository.renameUser(3, to: "Amazing Grace") { _ in }
    try app.renameUnderWay().request.answer(.success(()))
    app.settle()
    request.cancel()
    try app.details.expectOnTop(SampleUsers.renamed("Ada Lovelace", "Amazing Grace")[1])
    try app.details.tapClose()
    app.settle()
    try app.expectListAlone(SampleUsers.renamed("Ada Lovelace", "Amazing Grace"))
    try app.dashboard.pullToRefresh()
    try app.list.tapAccessory(row: 1)
    try app.answerFetch([SampleUsers.three[0]])
    try app.details.expectOnTop(SampleUsers.renamed("Ada Lovelace", "Amazing Grace")[1])
    try app.details.tapClose()
    app.settle()
    try app.expectListAlone([SampleUsers.three[0]])
  },
  Scenario(3, "A rename while an app loads that was started anew shows after the load") { app in
    try app.launch()
    let repository = app.repository
    guard let type = app.app.map({ type(of: $0) }) else { throw app.screen.failure("there is no app") }
    app.end()
    let again = AppSession(type, repository: repository)
    defer { again.end() }
    again.start()
    try app.renameInRepository(3, to: "Amazing Grace")
    let showsList = again.screen.shows(AccessibilityIdentifier.listContainer)
    try again.screen.expect("the list's being there", showsList, is: false)
    try app.answerFetch([SampleUsers.three[1]])
    again.settle()
    try again.expectListAlone([SampleUsers.three[1]])
  },
  Scenario(3, "After the app's end nothing of it is alive") { app in
    try app.launch()
    try app.expectNothingAliveAfterEnd()
  },
]
