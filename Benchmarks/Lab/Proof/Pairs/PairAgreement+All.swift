import Conformance
import FavouritesDomain
import FavouritesScenarios
import HeadlessUIKit
import PostsDomain
import PostsScenarios
import SelectionScenarios
import SignInDomain
import SignInScenarios
import SplitScenarios
import UnsavedDomain
import Users

nonisolated extension PairAgreement {
  /// The agreements, by the pair's name. Pairs whose requests do not meet on any screen have none.
  static let all = [
    "posts+unsaved": postsAndUnsaved,
    "posts+split": postsAndSplit,
    "unsaved+split": unsavedAndSplit,
    "selection+favourites": selectionAndFavourites,
    "selection+split": selectionAndSplit,
    "favourites+sign-in": favouritesAndSignIn,
    "favourites+split": favouritesAndSplit,
    "sign-in+split": signInAndSplit,
  ]
  .merging(withRemove) { $1 }.merging(withPicker) { $1 }.merging(withTerminal) { $1 }.merging(withRestore) { $1 }

  private static let postsAndUnsaved = PairAgreement([
    Scenario(1, "A deep link while posts lie on an edited name asks, Keep editing forgets it") { app in
      try app.launchAndOpen(row: 1)
      try app.details.type(name: "Amazing Grace")
      try app.openPosts()
      try app.open(userID: 12)
      try app.alert.tap(Wording.keepEditing)
      app.settle()
      try app.goBack()
      try app.screen.expect("the name", app.details.name ?? "", is: "Amazing Grace")
    }
  ])

  private static let postsAndSplit = PairAgreement(
    settlement: "Posts lie on the details, wherever these are: beside the dashboard, too, and both go where they go.",
    [
      Scenario(1, "On a wide window posts open on the details beside, and back returns to them") { app in
        try app.launchAndOpenBeside(row: 1)
        try app.openPosts()
        try app.screen.expect("the titles", app.posts.visibleTitles, is: ["Moths"])
        try app.screen.expect("the dashboard's being shown", app.list.visibleNames.count, is: 3)
        try app.goBack()
        try app.screen.expect("the name", app.details.name ?? "", is: "Grace Hopper")
      },
      Scenario(1, "Turning takes details and posts along") { app in
        try app.launchAndOpenBeside(row: 1)
        try app.openPosts()
        app.turnNarrow()
        try app.screen.expect("the titles", app.posts.visibleTitles, is: ["Moths"])
        try app.goBack()
        try app.details.expectOnTop(SampleUsers.three[1])
      },
    ]
  )

  private static let unsavedAndSplit = PairAgreement(
    settlement:
      "Details beside are left as those on top are: an edited name is asked for first, whether Close, a deep link "
      + "or another row's info button would take them away.",
    replaced: [
      "Another row's info button puts its user's details in the place of those beside, however soon",
      "Close beside cancels the rename, a late answer changes nothing",
    ],
    [
      Scenario(1, "Close beside over an edited name asks, Discard takes the details away") { app in
        try app.launchAndOpenBeside(row: 1)
        try app.details.type(name: "Amazing Grace")
        try app.details.tapClose()
        app.settle()
        try app.alert.tap(Wording.discard)
        app.settle()
        try app.screen.expect("the details' being there", app.details.isOnTop, is: false)
      },
      Scenario(1, "A deep link over an edited name beside asks, Discard follows it") { app in
        try app.launchAndOpenBeside(row: 1)
        try app.details.type(name: "Amazing Grace")
        try app.open(userID: 12)
        try app.alert.tap(Wording.discard)
        app.settle()
        try app.screen.expect("the name", app.details.name ?? "", is: "Alan Turing")
      },
      Scenario(1, "Another row's info button over an edited name beside asks, Discard follows it") { app in
        try app.launchAndOpenBeside(row: 1)
        try app.details.type(name: "Amazing Grace")
        try app.list.tapAccessory(row: 2)
        app.settle()
        try app.alert.tap(Wording.discard)
        app.settle()
        try app.screen.expect("the name", app.details.name ?? "", is: "Alan Turing")
      },
    ]
  )

  private static let selectionAndFavourites = PairAgreement([
    Scenario(1, "Details that the finder's result opens show their user's star") { app in
      try app.launch()
      try app.tapStar(row: 1)
      try app.tapRow(1)
      try app.tapResult()
      app.settle()
      try app.expectStar("★")
      try app.tapStarInDetails()
      try app.expectStar("☆")
    }
  ])

  private static let selectionAndSplit = PairAgreement([
    Scenario(1, "On a wide window the finder's result opens details beside, in the place of others") { app in
      try app.launchAndOpenBeside(row: 0)
      try app.tapRow(1)
      try app.tapResult()
      app.settle()
      try app.dashboard.expectOnTop()
      try app.screen.expect("the name", app.details.name ?? "", is: "Grace Hopper")
    }
  ])

  private static let favouritesAndSignIn = PairAgreement(
    settlement: "Stars are the app's and not the session's: who signs in next finds them.",
    [
      Scenario(1, "Stars outlast the session, in row and details") { app in
        try app.launch()
        try app.tapStar(row: 1)
        try app.signOut()
        try app.signIn(.grace)
        try app.answerFetch(SampleUsers.three)
        try app.openDetails(row: 1)
        try app.expectStar("★")
        try app.tapStarInDetails()
        try app.expectStar("☆")
      }
    ]
  )

  private static let favouritesAndSplit = PairAgreement([
    Scenario(1, "A row's star shows at once in the details beside, and theirs in the row") { app in
      try app.launchAndOpenBeside(row: 1)
      try app.tapStar(row: 1)
      try app.expectStar("★")
      try app.tapStar(row: 1)
      try app.expectStar("☆")
      try app.tapStarInDetails()
      try app.tapOnlyFavourites()
      try app.screen.expect("the names", app.list.visibleNames, is: ["Grace Hopper"])
    }
  ])

  private static let signInAndSplit = PairAgreement([
    Scenario(1, "Signing out takes details beside away, the next session has none") { app in
      try app.launchAndOpenBeside(row: 1)
      try app.signOut()
      try app.screen.expect("the details' being there", app.details.isOnTop, is: false)
      try app.signInPage.expectEmptyOnTop()
      try app.signIn(.grace)
      try app.answerFetch(SampleUsers.three)
      try app.dashboard.expectLoaded(SampleUsers.three)
      try app.screen.expect("the details' being there", app.details.isOnTop, is: false)
    }
  ])
}
