import Conformance
import FavouritesScenarios
import HeadlessUIKit
import RemoveScenarios
import RestoreDomain
import RestoreScenarios
import SelectionScenarios
import SignInDomain
import SignInScenarios
import SplitScenarios
import UnsavedDomain
import Users
import UsersInterface

nonisolated extension PairAgreement {
  /// The agreements beside `remove`. What another request says of the finder, the list alone says now.
  static let withRemove = [
    "unsaved+remove": unsavedAndRemove,
    "selection+remove": selectionAndRemove,
    "favourites+remove": favouritesAndRemove,
    "sign-in+remove": signInAndRemove,
    "split+remove": splitAndRemove,
    "remove+terminal": removeAndTerminal,
    "remove+restore": removeAndRestore,
  ]

  static let listAlone = "Without the finder the dashboard is as it was left if the list alone is."

  private static let unsavedAndRemove = PairAgreement(
    settlement: "\(listAlone) Over an edited name, leaving asks first.",
    replaced: [
      "Discard closes and stores nothing",
      "However details are left, a rename is cancelled, a late answer changes nothing",
    ],
    [
      Scenario(1, "Discard returns to the list alone, and stores nothing") { app in
        try app.launchAndOpen(row: 1)
        try app.details.type(name: "Amazing Grace")
        try app.details.tapClose()
        app.settle()
        try app.alert.tap(Wording.discard)
        app.settle()
        try app.expectListAlone(SampleUsers.three)
        try app.screen.expect("the renames asked for", app.source.renames.count, is: 0)
      },
      Scenario(1, "Back cancels a rename, a late answer changes nothing in the list") { app in
        try app.launchAndOpen(row: 1)
        try app.details.type(name: "Amazing Grace")
        try app.details.tapSave()
        let rename = try app.renameUnderWay()
        try app.goBack()
        try app.screen.expect("the rename's being cancelled", rename.request.isCancelled, is: true)
        rename.request.answer(.success(()))
        try app.expectListAlone(SampleUsers.three)
      },
    ]
  )

  private static let selectionAndRemove = PairAgreement(
    settlement: "A tap on a row shows the user in the finder. Where it is gone, a tap does nothing.",
    replaced: Set(selectionScenarios.map(\.title)),
    [
      Scenario(1, "A tap on a row changes nothing") { app in
        try app.launch()
        try app.tapRow(1)
        app.settle()
        try app.expectListAlone(SampleUsers.three)
      }
    ]
  )

  private static let favouritesAndRemove = PairAgreement(
    settlement: "What goes is the finder. The button beside the list is the list's, and stays.",
    replaced: [
      "Launch shows the spinner, the answer replaces it by the list alone",
      "No users, one and many are listed, and not counted",
      "After a failure the retry shows the list alone",
      "A refresh shows the list alone, during it and when it has failed, too",
      "However details are left, the list alone is there as it was",
      "A rename shows in the list alone",
      "A link leads to the details, back to the list alone",
      "A later update shows no old alert again, a second answer changes nothing",
      "A refresh during a refresh gives one result, the latest",
      "However details are left, a rename is cancelled, a late answer changes nothing",
      "Changes while details are on their way show in details and list",
      "A rename while an app loads that was started anew shows after the load",
    ],
    [
      Scenario(1, "List and button are there without the finder, after launch, refresh and details") { app in
        try app.launch()
        try app.expectFilteredList()
        try app.dashboard.pullToRefresh()
        try app.answerFetch(SampleUsers.three)
        try app.expectFilteredList()
        try app.openDetails(row: 1)
        try app.goBack()
        try app.expectFilteredList()
      }
    ]
  )

  private static let signInAndRemove = PairAgreement(
    settlement: listAlone,
    replaced: [
      "Signing in shows the dashboard, which loads the users once",
      "Who signs in next finds nothing of the old session, and users are loaded anew",
      "A deep link before signing in is followed after the load",
    ],
    [
      Scenario(1, "Who signs in finds the list alone, and who signs in next, too") { app in
        try app.launch(SampleUsers.many(100))
        try app.list.scroll(to: 40)
        try app.signOut()
        try app.signIn(.grace)
        try app.answerFetch(SampleUsers.three)
        try app.expectListAlone(SampleUsers.three)
      }
    ]
  )

  private static let splitAndRemove = PairAgreement(
    settlement: listAlone,
    replaced: [
      "On a wide window details stand beside the dashboard, which stays as it is",
      "A rename beside shows at once in both titles' places, row and result",
      "Close takes the details beside away, and leaves the dashboard as it is",
      "Turned narrow, the window has the details on top, back leads to the dashboard",
      "Turning leaves the dashboard as it is, with details and without",
      "Close beside cancels the rename, a late answer changes nothing",
    ],
    [
      Scenario(1, "On a wide window details stand beside the list, and Close leaves it alone") { app in
        try app.launchAndOpenBeside(row: 1)
        try app.screen.expect("the names", app.list.visibleNames.count, is: 3)
        try app.screen.expect("the name", app.details.name ?? "", is: "Grace Hopper")
        try app.details.tapClose()
        app.settle()
        try app.expectListAlone(SampleUsers.three)
      },
      Scenario(1, "Turning moves details off and onto the list alone") { app in
        try app.launchAndOpenBeside(row: 1)
        app.turnNarrow()
        try app.details.expectOnTop(SampleUsers.three[1])
        try app.goBack()
        try app.expectListAlone(SampleUsers.three)
      },
    ]
  )

  private static let removeAndTerminal = PairAgreement(
    settlement: listAlone,
    replaced: ["Elements that are used after their screen has gone do nothing"],
    [
      Scenario(1, "Details that are drawn as text return to the list alone") { app in
        try app.launchAndOpen(row: 1)
        let save = try app.details.saveButton
        try app.details.type(name: "Amazing Grace")
        try app.goBack()
        save.sendActions(for: .touchUpInside)
        try app.screen.expect("the renames asked for", app.source.renames.count, is: 0)
        try app.expectListAlone(SampleUsers.three)
      }
    ]
  )

  private static let removeAndRestore = PairAgreement(
    settlement: listAlone,
    replaced: [
      "Back from restored details returns to the dashboard, from which others open",
      "A second launch shows what the first one has left, details or dashboard",
      "The dashboard stays without an alert, and is recorded, if the recorded user no longer exists",
      "A refresh opens restored details no second time",
    ],
    [
      Scenario(1, "Back from restored details returns to the list alone, and a refresh does not restore again") { app in
        try app.record(.details(3))
        try app.launch()
        try app.details.expectOnTop(SampleUsers.three[1])
        try app.goBack()
        try app.expectListAlone(SampleUsers.three)
        try app.dashboard.pullToRefresh()
        try app.answerFetch(SampleUsers.three)
        try app.expectListAlone(SampleUsers.three)
      },
      Scenario(1, "The list alone stays, and is recorded, if the recorded user no longer exists") { app in
        try app.record(.details(99))
        try app.launch()
        try app.alert.expectNone()
        try app.expectListAlone(SampleUsers.three)
        try app.expectLastPlace(.dashboard)
      },
    ]
  )
}
