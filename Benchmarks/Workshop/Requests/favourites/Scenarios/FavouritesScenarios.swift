public import Conformance
import FavouritesDomain
import Users

/// Stars and the list of favourites: the request's specification as scenarios.
public nonisolated let favouritesScenarios = starScenarios + filterScenarios + lastingScenarios

nonisolated let starScenarios = [
  Scenario(1, "A tap on a row's star makes its user a favourite, another takes that back") { app in
    try app.launch()
    try app.expectRows(["☆ Ada Lovelace", "☆ Grace Hopper", "☆ Alan Turing"])
    try app.tapStar(row: 1)
    try app.expectRows(["☆ Ada Lovelace", "★ Grace Hopper", "☆ Alan Turing"])
    try app.tapStar(row: 1)
    try app.expectRows(["☆ Ada Lovelace", "☆ Grace Hopper", "☆ Alan Turing"])
  },
  Scenario(1, "The star of a scrolled row is that row's user's") { app in
    try app.launch(SampleUsers.many(100))
    try app.list.scroll(to: 40)
    try app.tapStar(row: 41)
    app.settle()
    try app.list.scroll(to: 0)
    try app.screen.expect("the stars in sight", Set(app.visibleStars), is: ["☆"])
    try app.list.scroll(to: 40)
    try app.screen.expect("the stars in sight", app.visibleStars.prefix(3), is: ["☆", "★", "☆"])
  },
  Scenario(2, "Starred in the row it shows in the details, and in no other's") { app in
    try app.launch()
    try app.tapStar(row: 1)
    try app.openDetails(row: 1)
    try app.screen.expect("the star", app.starInDetails, is: "★")
    try app.goBack()
    try app.openDetails(row: 2)
    try app.screen.expect("the star", app.starInDetails, is: "☆")
  },
  Scenario(2, "Starred in the details it shows there and in the row") { app in
    try app.launchAndOpen(row: 1)
    try app.tapStarInDetails()
    try app.screen.expect("the star", app.starInDetails, is: "★")
    try app.goBack()
    try app.expectRows(["☆ Ada Lovelace", "★ Grace Hopper", "☆ Alan Turing"])
    try app.openDetails(row: 1)
    try app.tapStarInDetails()
    try app.screen.expect("the star", app.starInDetails, is: "☆")
  },
  Scenario(2, "A rename leaves the star as it is, and a star what was typed") { app in
    try app.launchAndOpen(row: 1)
    try app.tapStarInDetails()
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.screen.expect("the star", app.starInDetails, is: "★")
    try app.details.type(name: " Amazing Grace ")
    try app.tapStarInDetails()
    try app.tapStarInDetails()
    try app.screen.expect("the star", app.starInDetails, is: "★")
    try app.screen.expect("the name", app.details.name ?? "", is: " Amazing Grace ")
    try app.goBack()
    try app.expectRows(["☆ Ada Lovelace", "★ Amazing Grace", "☆ Alan Turing"])
  },
]

nonisolated let filterScenarios = [
  Scenario(3, "Only favourites leaves the favourites in source order, All users shows all again") { app in
    try app.launch()
    try app.tapStar(row: 2)
    try app.tapStar(row: 0)
    try app.tapOnlyFavourites()
    try app.expectRows(["★ Ada Lovelace", "★ Alan Turing"])
    try app.screen.expect("the button", app.onlyFavouritesTitle, is: Wording.allUsers)
    try app.tapOnlyFavourites()
    try app.expectRows(["★ Ada Lovelace", "☆ Grace Hopper", "★ Alan Turing"])
    try app.screen.expect("the button", app.onlyFavouritesTitle, is: Wording.onlyFavourites)
  },
  Scenario(3, "Only favourites without any says that there are no users") { app in
    try app.launch()
    try app.tapOnlyFavourites()
    try app.expectRows([])
    try app.screen.expect("the word for no users' being there", app.list.saysNoUsers, is: true)
    try app.tapOnlyFavourites()
    try app.screen.expect("the word for no users' being there", app.list.saysNoUsers, is: false)
  },
  Scenario(3, "Among favourites a row opens its own user, and goes with its star") { app in
    try app.launchWithFavourites(rows: [1, 2])
    try app.openDetails(row: 1)
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.tapStarInDetails()
    try app.goBack()
    try app.expectRows(["★ Grace Hopper"])
    try app.tapStar(row: 0)
    try app.expectRows([])
  },
  Scenario(3, "A rename shows among favourites, and that of another brings nobody in") { app in
    try app.launchWithFavourites(rows: [2])
    try app.renameInRepository(12, to: "Alan")
    try app.renameInRepository(7, to: "Ada")
    try app.expectRows(["★ Alan"])
  },
]

nonisolated let lastingScenarios = [
  Scenario(4, "The choice survives a refresh, and one that fails") { app in
    try app.launchWithFavourites(rows: [1])
    try app.dashboard.pullToRefresh()
    try app.answerFetch(SampleUsers.three.reversed())
    try app.expectRows(["★ Grace Hopper"])
    try app.dashboard.pullToRefresh()
    try app.failFetch(.httpStatus(500))
    try app.alert.tap(Wording.retry)
    try app.answerFetch(SampleUsers.three)
    try app.expectRows(["★ Grace Hopper"])
    try app.screen.expect("the button", app.onlyFavouritesTitle, is: Wording.allUsers)
  },
  Scenario(4, "A favourite that a refresh takes away comes back with its star") { app in
    try app.launchWithFavourites(rows: [1])
    try app.dashboard.pullToRefresh()
    try app.answerFetch([SampleUsers.three[0]])
    try app.expectRows([])
    try app.dashboard.pullToRefresh()
    try app.answerFetch(SampleUsers.three)
    try app.expectRows(["★ Grace Hopper"])
  },
  Scenario(5, "After details were starred and closed nothing made for them is alive") { app in
    try app.expectNothingOfDetailsAlive {
      try app.tapStarInDetails()
      try app.details.tapClose()
    }
  },
  Scenario(5, "After the app's end with favourites shown nothing of it is alive") { app in
    try app.launchWithFavourites(rows: [0, 1])
    try app.expectNothingAliveAfterEnd()
  },
]

extension AppSession {
  /// Starts the app with three users, stars some, and makes the list show only those.
  fileprivate func launchWithFavourites(rows: [Int]) throws {
    try launch()
    for row in rows { try tapStar(row: row) }
    try tapOnlyFavourites()
  }

  fileprivate func goBack() throws {
    try details.tapBack()
    settle()
  }

  /// Fails unless the rows in sight have these stars and names.
  fileprivate func expectRows(_ rows: [String]) throws {
    settle()
    try screen.expect("the rows", zip(visibleStars, list.visibleNames).map { "\($0) \($1)" }, is: rows)
  }
}
