import Users

/// Lines 15 to 18 of the specification: lifetimes.
nonisolated let lifetimeScenarios = [
  Scenario(15, "After Close nothing made for the details is alive") { app in
    try app.expectNothingOfDetailsAlive { try app.details.tapClose() }
  },
  Scenario(15, "After back nothing made for the details is alive") { app in
    try app.expectNothingOfDetailsAlive { try app.details.tapBack() }
  },
  Scenario(15, "After a swipe back nothing made for the details is alive") { app in
    try app.expectNothingOfDetailsAlive { try app.details.swipeBack() }
  },
  Scenario(15, "After a swipe back that is given up, and Close, nothing made for the details is alive") { app in
    try app.expectNothingOfDetailsAlive {
      try app.giveUpSwipeBack()
      try app.details.tapClose()
    }
  },
  Scenario(15, "After being replaced nothing made for the details is alive") { app in
    try app.launch()
    let watched = try app.openDetailsWatched(row: 0)
    try app.open(userID: 12)
    try app.expectDead(watched, "after the details were replaced")
  },
  Scenario(15, "After a rename and back nothing made for the details is alive") { app in
    try app.expectNothingOfDetailsAlive {
      try app.details.type(name: "Another")
      try app.details.tapSave()
      try app.answerRename()
      try app.details.tapBack()
    }
  },
  Scenario(16, "After the app's end nothing of it is alive") { app in
    try app.launch()
    try app.finder.type("3")
    try app.expectNothingAliveAfterEnd()
  },
  Scenario(16, "After the app's end with details open nothing of it is alive") { app in
    try app.launchAndOpen(row: 0)
    try app.expectNothingAliveAfterEnd()
  },
  Scenario(16, "After the app's end during a transition nothing of it is alive") { app in
    try app.launch()
    try app.list.tapAccessory(row: 0)
    try app.expectNothingAliveAfterEnd()
  },
  Scenario(16, "After the app's end during a swipe back nothing of it is alive") { app in
    try app.launchAndOpen(row: 0)
    try app.details.beginSwipeBack()
    try app.expectNothingAliveAfterEnd()
  },
  Scenario(16, "After the app's end with an alert shown nothing of it is alive") { app in
    app.start()
    try app.failFetch(.httpStatus(500))
    try app.alert.expectLoadFailure(.httpStatus(500))
    try app.expectNothingAliveAfterEnd()
  },
  Scenario(17, "The app's end cancels the load, a late answer changes nothing") { app in
    app.start()
    let request = try app.fetchUnderWay()
    let users = try directory(SampleUsers.three)
    try app.expectNothingAliveAfterEnd {
      request.answer(.success(users))
      request.answer(.failure(.httpStatus(500)))
    }
    try app.screen.expect("the load's being cancelled", request.isCancelled, is: true)
  },
  Scenario(17, "The app's end before the first layout cancels the load, a late answer changes nothing") { app in
    let request = try app.startUnseen()
    let users = try directory(SampleUsers.three)
    try app.expectNothingAliveAfterEnd { request.answer(.success(users)) }
    try app.screen.expect("the load's being cancelled", request.isCancelled, is: true)
  },
  Scenario(17, "The app's end during a refresh cancels it, a late answer changes nothing") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    let request = try app.fetchUnderWay()
    try app.expectNothingAliveAfterEnd { request.answer(.failure(.httpStatus(500))) }
    try app.screen.expect("the refresh's being cancelled", request.isCancelled, is: true)
  },
  Scenario(17, "The app's end during a rename cancels it, a late answer changes nothing") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Amazing Grace")
    try app.details.tapSave()
    let rename = try app.renameUnderWay()
    try app.expectNothingAliveAfterEnd { rename.request.answer(.failure(.httpStatus(500))) }
    try app.screen.expect("the rename's being cancelled", rename.request.isCancelled, is: true)
  },
  Scenario(17, "Close cancels the rename, a late answer changes nothing") { app in
    try app.expectRenameCancelled { try app.details.tapClose() }
    try app.dashboard.expectLoaded(SampleUsers.three)
  },
  Scenario(17, "Back cancels the rename, a late answer changes nothing") { app in
    try app.expectRenameCancelled { try app.details.tapBack() }
    try app.dashboard.expectLoaded(SampleUsers.three)
  },
  Scenario(17, "A swipe back cancels the rename, a late answer changes nothing") { app in
    try app.expectRenameCancelled { try app.details.swipeBack() }
    try app.dashboard.expectLoaded(SampleUsers.three)
  },
  Scenario(17, "A deep link cancels the rename in the details that it replaces") { app in
    try app.expectRenameCancelled { try app.open(userID: 12) }
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.screen.expect("the message", app.details.message, is: "")
  },
  Scenario(17, "A second answer to a load changes nothing") { app in
    app.start()
    let request = try app.fetchUnderWay()
    try app.answerFetch(SampleUsers.three)
    request.answer(.success(try directory(SampleUsers.many(9))))
    request.answer(.failure(.httpStatus(500)))
    app.settle()
    try app.dashboard.expectLoaded(SampleUsers.three)
    try app.alert.expectNone()
  },
  Scenario(17, "A second answer to a rename changes nothing") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Amazing Grace")
    try app.details.tapSave()
    let rename = try app.renameUnderWay()
    try app.failRename(.httpStatus(500))
    rename.request.answer(.success(()))
    app.settle()
    try app.screen.expect("the title", app.details.title ?? "", is: "Grace Hopper")
    try app.screen.expect("the message", app.details.message, is: UsersFailure.httpStatus(500).text)
  },
  Scenario(18, "A hundred round trips leave as many live objects as one") { app in
    try app.launch()
    var watched = WeakObjects()
    try app.roundTrip(watching: &watched)
    let reachable = app.reachableObjects().count
    for _ in 1..<100 { try app.roundTrip(watching: &watched) }
    try app.expectDead(watched, "after a hundred round trips")
    try app.screen.expect("the number of reachable objects", app.reachableObjects().count, is: reachable)
  },
]
