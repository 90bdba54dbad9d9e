import Conformance
import PickerScenarios
import PostsScenarios
import RestoreDomain
import RestoreScenarios
import SignInDomain
import SignInScenarios
import SplitScenarios
import UnsavedDomain
import Users

nonisolated extension PairAgreement {
  /// The agreements beside `restore`.
  static let withRestore = [
    "posts+restore": postsAndRestore,
    "unsaved+restore": unsavedAndRestore,
    "sign-in+restore": signInAndRestore,
    "split+restore": splitAndRestore,
    "picker+restore": pickerAndRestore,
  ]

  private static let postsAndRestore = PairAgreement([
    Scenario(1, "Posts on the details leave these recorded, and back from them, too") { app in
      try app.launchAndOpen(row: 1)
      try app.openPosts()
      try app.expectLastPlace(.details(3))
      try app.goBack()
      try app.expectLastPlace(.details(3))
      try app.goBack()
      try app.expectLastPlace(.dashboard)
    }
  ])

  private static let pickerAndRestore = PairAgreement([
    Scenario(1, "The list to choose from leaves the details recorded, and a choice, too") { app in
      try app.launchAndOpen(row: 1)
      try app.openPicker()
      try app.expectLastPlace(.details(3))
      try app.tapRow(2)
      app.settle()
      try app.expectLastPlace(.details(3))
      try app.goBack()
      try app.expectLastPlace(.dashboard)
    }
  ])

  private static let unsavedAndRestore = PairAgreement([
    Scenario(1, "A deep link over an edited name is recorded when it is followed, and not before") { app in
      try app.launchAndOpen(row: 1)
      try app.details.type(name: "Amazing Grace")
      try app.open(userID: 12)
      try app.expectLastPlace(.details(3))
      try app.alert.tap(Wording.keepEditing)
      app.settle()
      try app.expectLastPlace(.details(3))
      try app.open(userID: 12)
      try app.alert.tap(Wording.discard)
      app.settle()
      try app.expectLastPlace(.details(12))
    }
  ])

  private static let signInAndRestore = PairAgreement([
    Scenario(1, "A recorded user is restored after signing in, and not again in the next session") { app in
      try app.record(.details(3))
      try app.launch()
      try app.details.expectOnTop(SampleUsers.three[1])
      try app.goBack()
      try app.signOut()
      try app.signIn(.grace)
      try app.answerFetch(SampleUsers.three)
      try app.dashboard.expectLoaded(SampleUsers.three)
      try app.expectLastPlace(.dashboard)
    }
  ])

  private static let splitAndRestore = PairAgreement(
    settlement:
      "Details beside the dashboard are the place while they are there; when Close takes them away, the dashboard is. "
      + "Turning changes no place.",
    [
      Scenario(1, "On a wide window restored details stand beside, Close records the dashboard") { app in
        app.turnWide()
        try app.record(.details(3))
        try app.launch()
        try app.dashboard.expectOnTop()
        try app.screen.expect("the name", app.details.name ?? "", is: "Grace Hopper")
        try app.expectLastPlace(.details(3))
        try app.details.tapClose()
        app.settle()
        try app.expectLastPlace(.dashboard)
      },
      Scenario(1, "Turning records nothing") { app in
        try app.launchAndOpen(row: 1)
        let places = app.places.count
        app.turnWide()
        app.turnNarrow()
        try app.screen.expect("the number of places", app.places.count, is: places)
        try app.expectLastPlace(.details(3))
      },
    ]
  )
}
