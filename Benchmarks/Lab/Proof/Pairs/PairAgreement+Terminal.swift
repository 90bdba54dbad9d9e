import Conformance
import TerminalScenarios
import UnsavedDomain
import Users

nonisolated extension PairAgreement {
  /// The agreements beside `terminal`.
  static let withTerminal = [
    "email+terminal": PairAgreement(settlement: "The address is a line of the text, below the username.", []),
    "posts+terminal": PairAgreement(settlement: "The button Posts is a line of the text.", []),
    "favourites+terminal": PairAgreement(settlement: "The star is a line of the text, and a button.", []),
    "picker+terminal": PairAgreement(settlement: "The colleague and the button are two lines of the text.", []),
    "unsaved+terminal": unsavedAndTerminal,
  ]

  private static let unsavedAndTerminal = PairAgreement(
    settlement: "Text is left as elements are: over an edited name, leaving asks first.",
    replaced: [
      "The next details are drawn anew, with nothing of the ones before",
      "Details that a deep link opens in the place of others are drawn, too",
      "After Close nothing of a text that was used is alive",
      "After a deep link nothing of the text that it replaces is alive",
      "Elements that are used after their screen has gone do nothing",
      "A hundred texts leave as many live objects as one",
    ],
    [
      Scenario(1, "Discard takes an edited text away, and the next one has nothing of it") { app in
        try app.launchAndOpen(row: 1)
        try app.details.type(name: "Amazing Grace")
        try app.details.tapClose()
        app.settle()
        try app.alert.tap(Wording.discard)
        app.settle()
        try app.dashboard.expectOnTop()
        try app.openDetails(row: 1)
        try app.details.expectOnTop(SampleUsers.three[1])
      },
      Scenario(1, "A deep link over an edited text asks, Discard draws the next one") { app in
        try app.launchAndOpen(row: 1)
        try app.details.type(name: "Amazing Grace")
        try app.open(userID: 12)
        try app.alert.tap(Wording.discard)
        app.settle()
        try app.details.expectOnTop(SampleUsers.three[2])
      },
      Scenario(1, "After Discard nothing of an edited text is alive") { app in
        try app.expectNothingOfDetailsAlive {
          try app.details.type(name: "Another")
          try app.details.tapClose()
          app.settle()
          try app.alert.tap(Wording.discard)
        }
      },
    ]
  )
}
