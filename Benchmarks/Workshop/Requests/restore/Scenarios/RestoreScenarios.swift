public import Conformance
import HeadlessUIKit
import RestoreDomain
import Users

/// The place of the last launch: the request's specification as scenarios.
public nonisolated let restoreScenarios = recordScenarios + launchScenarios + onceScenarios + endScenarios

nonisolated let recordScenarios = [
  Scenario(1, "Details that the list opens are recorded when they are there") { app in
    try app.launch()
    try app.list.tapAccessory(row: 1)
    try app.expectPlaces([.dashboard])
    app.settle()
    try app.expectPlaces([.dashboard, .details(3)])
  },
  Scenario(1, "Details that a deep link opens are recorded when they are there") { app in
    try app.launch()
    try app.follow(userID: 12)
    try app.expectPlaces([.dashboard])
    app.settle()
    try app.expectPlaces([.dashboard, .details(12)])
  },
  Scenario(1, "The dashboard is recorded after Close, back and a swipe back, when it is there") { app in
    try app.launch()
    for leave in [app.details.tapClose, app.details.tapBack, app.details.swipeBack] {
      try app.openDetails(row: 0)
      try leave()
      try app.expectLastPlace(.details(7))
      app.settle()
      try app.expectLastPlace(.dashboard)
    }
    try app.screen.expect("the number of places", app.places.count, is: 7)
  },
  Scenario(1, "Details that replace others are recorded, one back records the dashboard") { app in
    try app.launchAndOpen(row: 0)
    try app.open(userID: 3)
    try app.expectPlaces([.dashboard, .details(7), .details(3)])
    try app.leave { try app.details.tapBack() }
    try app.expectPlaces([.dashboard, .details(7), .details(3), .dashboard])
  },
  Scenario(1, "A swipe back that is given up records nothing, a later one records the dashboard") { app in
    try app.launchAndOpen(row: 1)
    try app.details.beginSwipeBack()
    app.settle()
    try app.expectPlaces([.dashboard, .details(3)])
    try app.details.giveUpSwipeBack()
    app.settle()
    try app.expectPlaces([.dashboard, .details(3)])
    try app.leave { try app.details.swipeBack() }
    try app.expectPlaces([.dashboard, .details(3), .dashboard])
  },
  Scenario(1, "Of several deep links during a transition the last one's details are recorded at its end") { app in
    try app.launch()
    try app.list.tapAccessory(row: 0)
    for id in [12, 3, 12] { try app.follow(userID: id) }
    app.settle()
    try app.expectLastPlace(.details(12))
    try app.details.tapBack()
    try app.open(userID: 3)
    try app.expectLastPlace(.details(3))
  },
  Scenario(1, "A deep link to an unknown user, a rename and an alert record nothing") { app in
    try app.launchAndOpen(row: 1)
    try app.open(userID: 99)
    try app.alert.tap(Wording.ok)
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.expectPlaces([.dashboard, .details(3)])
  },
]

nonisolated let endScenarios = [
  Scenario(7, "After restored details were closed nothing made for them is alive") { app in
    try app.record(.details(7))
    app.start()
    let before = app.ownObjects().count
    try app.answerFetch(SampleUsers.three)
    try app.details.expectOnTop(SampleUsers.three[0])
    let watched = WeakObjects([app.screen.top].compactMap(\.self))
    try app.leave { try app.details.tapClose() }
    try app.expectDead(watched, "after the restored details were closed")
    try app.screen.expect("the number of the app's objects", app.ownObjects().count, is: before)
  },
  Scenario(7, "After the app's end with restored details nothing of it is alive, and nothing was recorded") { app in
    try app.record(.details(7))
    try app.launch()
    try app.expectNothingAliveAfterEnd()
    try app.expectPlaces([.details(7), .dashboard, .details(7)])
  },
  Scenario(7, "The app's end while it loads cancels the load, a late answer restores and records nothing") { app in
    try app.record(.details(7))
    app.start()
    let request = try app.fetchUnderWay()
    let users = try UserDirectory(SampleUsers.three)
    try app.expectNothingAliveAfterEnd { request.answer(.success(users)) }
    try app.screen.expect("the load's being cancelled", request.isCancelled, is: true)
    try app.expectPlaces([.details(7)])
  },
  Scenario(7, "The app's end during a transition or a swipe records nothing") { app in
    try app.launch()
    try app.list.tapAccessory(row: 0)
    try app.relaunch { app in
      try app.expectLastPlace(.dashboard)
      try app.launch()
      try app.openDetails(row: 0)
      try app.details.tapClose()
      try app.relaunch { app in
        try app.expectLastPlace(.details(7))
        try app.launch()
        try app.details.beginSwipeBack()
        try app.relaunch { app in try app.expectLastPlace(.details(7)) }
      }
    }
  },
]
