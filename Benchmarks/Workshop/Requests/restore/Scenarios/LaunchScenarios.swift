import Conformance
import HeadlessUIKit
import RestoreDomain
import Users

nonisolated let launchScenarios = [
  Scenario(2, "A launch loads as always, and then opens the recorded details with a transition") { app in
    try app.record(.details(3))
    app.start()
    try app.dashboard.expectOnTop()
    try app.screen.expect("the spinner's being there", app.dashboard.isLoading, is: true)
    let users = try UserDirectory(SampleUsers.three)
    try app.expectTransition("restoring details") { try app.fetchUnderWay().answer(.success(users)) }
    try app.details.expectOnTop(SampleUsers.three[1])
    try app.screen.expect("the number of loads asked for", app.source.fetches.count, is: 1)
  },
  Scenario(2, "Back from restored details returns to the dashboard, from which others open") { app in
    try app.record(.details(3))
    try app.launch()
    try app.leave { try app.details.tapBack() }
    try app.dashboard.expectLoaded(SampleUsers.three)
    try app.openDetails(row: 2)
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.expectPlaces([.details(3), .dashboard, .details(3), .dashboard, .details(12)])
  },
  Scenario(2, "A second launch shows what the first one has left, details or dashboard") { app in
    try app.launchAndOpen(row: 0)
    try app.open(userID: 12)
    try app.relaunch { app in
      try app.launch()
      try app.details.expectOnTop(SampleUsers.three[2])
      try app.leave { try app.details.tapClose() }
      try app.relaunch { app in
        try app.launch()
        try app.dashboard.expectOnTop()
        try app.dashboard.expectLoaded(SampleUsers.three)
      }
    }
  },
  Scenario(2, "Restored details show the name as it was loaded, and nothing that was typed") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Half typ")
    try app.relaunch { app in
      let grace = User(id: 3, name: "Amazing Grace", username: "grace")
      try app.launch([grace])
      try app.details.expectOnTop(grace)
    }
  },
  Scenario(3, "An app that ends while it loads keeps its record") { app in
    try app.record(.details(3))
    app.start()
    try app.relaunch { app in
      try app.expectPlaces([.details(3)])
      try app.launch()
      try app.details.expectOnTop(SampleUsers.three[1])
    }
  },
  Scenario(3, "An app whose load has failed keeps its record") { app in
    try app.record(.details(3))
    app.start()
    try app.failFetch(.httpStatus(500))
    try app.relaunch { app in
      try app.expectPlaces([.details(3)])
      try app.launch()
      try app.details.expectOnTop(SampleUsers.three[1])
    }
  },
  Scenario(3, "Retry after a failed load restores") { app in
    try app.record(.details(3))
    app.start()
    try app.failFetch(.httpStatus(500))
    try app.alert.expectLoadFailure(.httpStatus(500))
    try app.alert.tap(Wording.retry)
    try app.dashboard.expectOnTop()
    try app.answerFetch(SampleUsers.three)
    try app.details.expectOnTop(SampleUsers.three[1])
  },
  Scenario(4, "The dashboard stays without an alert, and is recorded, if the recorded user no longer exists") { app in
    try app.record(.details(99))
    try app.launch()
    try app.alert.expectNone()
    try app.dashboard.expectOnTop()
    try app.dashboard.expectLoaded(SampleUsers.three)
    try app.expectPlaces([.details(99), .dashboard])
  },
  Scenario(4, "A recorded user that a later refresh brings back is not restored") { app in
    try app.record(.details(99))
    try app.launch()
    try app.refresh(SampleUsers.three + [User(id: 99, name: "Edsger Dijkstra")])
    try app.dashboard.expectOnTop()
  },
]

nonisolated let onceScenarios = [
  Scenario(5, "A deep link before the load goes before the record") { app in
    try app.record(.details(3))
    try app.open(userID: 12)
    try app.launch()
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.expectPlaces([.details(3), .dashboard, .details(12)])
    try app.leave { try app.details.tapBack() }
    try app.refresh(SampleUsers.three)
    try app.dashboard.expectOnTop()
  },
  Scenario(5, "A deep link to an unknown user before the load goes before the record, too") { app in
    try app.record(.details(3))
    app.start()
    try app.open(userID: 99)
    try app.answerFetch(SampleUsers.three)
    try app.alert.expectUserNotFound()
    try app.alert.tap(Wording.ok)
    try app.dashboard.expectOnTop()
    try app.expectPlaces([.details(3), .dashboard])
  },
  Scenario(5, "A refresh opens restored details no second time") { app in
    try app.record(.details(3))
    try app.launch()
    try app.leave { try app.details.tapClose() }
    try app.refresh(SampleUsers.three)
    try app.dashboard.expectOnTop()
    try app.dashboard.expectLoaded(SampleUsers.three)
  },
  Scenario(5, "A refresh that is answered while details are open leaves them, and records nothing") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    try app.openDetails(row: 1)
    try app.details.type(name: "Half typ")
    try app.answerFetch(SampleUsers.three)
    try app.screen.expect("the number of screens", app.screen.depth, is: 2)
    try app.screen.expect("the name field", app.details.name ?? "", is: "Half typ")
    try app.expectPlaces([.dashboard, .details(3)])
  },
  Scenario(6, "With nothing recorded a launch shows the dashboard, and records it after the load") { app in
    app.start()
    try app.expectPlaces([])
    try app.answerFetch(SampleUsers.three)
    try app.dashboard.expectOnTop()
    try app.expectPlaces([.dashboard])
  },
]
