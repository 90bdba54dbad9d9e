import HeadlessUIKit
import Users

/// Lines 11 and 12 of the specification: links and taps during transitions.
nonisolated let transitionScenarios = [
  Scenario(11, "A deep link during a transition replaces the details that are on their way") { app in
    try app.launch()
    try app.list.tapAccessory(row: 0)
    try app.open(userID: 12)
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.details.tapClose()
    try app.open(userID: 3)
    try app.details.expectOnTop(SampleUsers.three[1])
  },
  Scenario(11, "Close closes what a deep link during a transition has shown") { app in
    try app.launch()
    try app.inEachPhase {
      try app.list.tapAccessory(row: 0)
    } then: {
      try app.open(userID: 12)
      try app.details.expectOnTop(SampleUsers.three[2])
      try app.expectCloseReturns()
    }
  },
  Scenario(11, "A deep link on the way back opens the details") { app in
    try app.launch()
    for leave in [app.details.tapClose, app.details.tapBack, app.details.swipeBack] {
      try app.inEachPhase {
        try app.openDetails(row: 0)
        try leave()
      } then: {
        try app.open(userID: 12)
        try app.details.expectOnTop(SampleUsers.three[2])
        try app.expectCloseReturns()
      }
    }
  },
  Scenario(11, "A deep link during a swipe back opens the details when the finger is lifted") { app in
    try app.launch()
    for lift in [app.details.finishSwipeBack, app.details.giveUpSwipeBack] {
      try app.openDetails(row: 0)
      try app.details.beginSwipeBack()
      app.settle()
      try app.open(userID: 12)
      try lift()
      app.settle()
      try app.details.expectOnTop(SampleUsers.three[2])
      try app.expectCloseReturns()
    }
  },
  Scenario(11, "Of several deep links during a transition the last one's details stay") { app in
    try app.launch()
    try app.inEachPhase {
      try app.list.tapAccessory(row: 0)
    } then: {
      for id in [12, 3, 12, 3] { try app.follow(userID: id) }
      app.settle()
      try app.details.expectOnTop(SampleUsers.three[1])
      try app.expectCloseReturns()
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
  Scenario(12, "A tap on an info button and a deep link, in any order during the way back, open one screen") { app in
    try app.launch()
    let table = try app.list.table
    for linkIsFirst in [true, false] {
      try app.inEachPhase {
        try app.openDetails(row: 0)
        try app.details.tapBack()
      } then: {
        if linkIsFirst { try app.follow(userID: 12) }
        app.list.accessoryTapped(row: 1, in: table)
        if !linkIsFirst { try app.follow(userID: 12) }
        app.settle()
        try app.screen.expect("the number of screens", app.screen.depth, is: 2)
        try app.expectCloseReturns()
      }
    }
  },
]

extension AppSession {
  /// Runs two steps one after the other in every phase of the transition that the first one begins: at once, and then
  /// with one more turn of the run loop between them each time, until the transition has ended.
  fileprivate func inEachPhase(_ begin: () throws -> Void, then proceed: () throws -> Void) throws {
    window.transitionDuration = 3
    var turns = 0
    var hasEnded = false
    while !hasEnded {
      try begin()
      for _ in 0..<turns { window.runLoop.turn() }
      hasEnded = window.runLoop.isIdle
      try proceed()
      turns += 1
    }
  }

  /// Closes the details, and expects the dashboard on top.
  fileprivate func expectCloseReturns() throws {
    try details.tapClose()
    settle()
    try dashboard.expectOnTop()
  }
}
