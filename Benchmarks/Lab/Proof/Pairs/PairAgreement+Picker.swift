import Conformance
import HeadlessUIKit
import PickerScenarios
import PostsScenarios
import RemoveScenarios
import SplitScenarios
import UnsavedDomain
import Users

nonisolated extension PairAgreement {
  /// The agreements beside `picker`.
  static let withPicker = [
    "posts+picker": postsAndPicker,
    "unsaved+picker": unsavedAndPicker,
    "selection+picker": selectionAndPicker,
    "split+picker": splitAndPicker,
    "remove+picker": removeAndPicker,
  ]

  private static let postsAndPicker = PairAgreement([
    Scenario(1, "Posts and the list to choose from open on the same details, one after the other") { app in
      try app.launchAndOpen(row: 1)
      try app.openPosts()
      try app.goBack()
      try app.chooseColleague(row: 2)
      try app.expectColleague("Colleague: Alan Turing")
      try app.openPosts()
      try app.goBack()
      try app.expectColleague("Colleague: Alan Turing")
    },
    Scenario(1, "A tap on Choose a colleague while posts are on their way opens nothing") { app in
      try app.launchAndOpen(row: 1)
      let button = try app.chooseColleagueButton
      try app.tapPosts()
      button.sendActions(for: .touchUpInside)
      app.settle()
      try app.screen.expect("the number of screens", app.screen.depth, is: 3)
      try app.answerPosts([])
      try app.posts.expectOnTop(saysNoPosts: true)
    },
  ])

  private static let unsavedAndPicker = PairAgreement([
    Scenario(1, "To choose a colleague asks nothing, and leaves the edited name") { app in
      try app.launchAndOpen(row: 1)
      try app.details.type(name: "Amazing Grace")
      try app.chooseColleague(row: 2)
      try app.alert.expectNone()
      try app.expectColleague("Colleague: Alan Turing")
      try app.screen.expect("the name", app.details.name ?? "", is: "Amazing Grace")
    },
    Scenario(1, "The question over an edited name leaves who was chosen") { app in
      try app.launchAndOpen(row: 1)
      try app.chooseColleague(row: 2)
      try app.details.type(name: "Amazing Grace")
      try app.details.tapClose()
      app.settle()
      try app.alert.tap(Wording.keepEditing)
      app.settle()
      try app.expectColleague("Colleague: Alan Turing")
    },
    Scenario(1, "A deep link while the list lies on an edited name asks, Keep editing forgets it") { app in
      try app.launchAndOpen(row: 1)
      try app.details.type(name: "Amazing Grace")
      try app.openPicker()
      try app.open(userID: 12)
      try app.alert.tap(Wording.keepEditing)
      app.settle()
      try app.goBack()
      try app.screen.expect("the name", app.details.name ?? "", is: "Amazing Grace")
    },
  ])

  private static let selectionAndPicker = PairAgreement([
    Scenario(1, "A row of the dashboard goes to the finder, a row of the list to choose from to the details") { app in
      try app.launch()
      try app.tapRow(1)
      app.settle()
      try app.screen.expect("the result", app.finder.result ?? "", is: Wording.finding(.found(SampleUsers.three[1])))
      try app.openDetails(row: 0)
      try app.chooseColleague(row: 2)
      try app.expectColleague("Colleague: Alan Turing")
      try app.goBack()
      try app.screen.expect("the result", app.finder.result ?? "", is: Wording.finding(.found(SampleUsers.three[1])))
    }
  ])

  private static let splitAndPicker = PairAgreement(
    settlement:
      "The list to choose from lies on the details, wherever these are: beside the dashboard, too, and both go where "
      + "they go.",
    [
      Scenario(1, "On a wide window the list opens on the details beside, and a choice returns to them") { app in
        try app.launchAndOpenBeside(row: 1)
        try app.openPicker()
        try app.dashboard.expectOnTop()
        try app.goBack()
        try app.screen.expect("the name", app.details.name ?? "", is: "Grace Hopper")
      },
      Scenario(1, "Turning takes details and list along") { app in
        try app.launchAndOpenBeside(row: 1)
        try app.openPicker()
        app.turnNarrow()
        try app.screen.expect("the number of screens", app.screen.depth, is: 3)
        try app.goBack()
        try app.details.expectOnTop(SampleUsers.three[1])
      },
    ]
  )

  private static let removeAndPicker = PairAgreement(
    settlement: listAlone,
    replaced: ["A tap on a row chooses its user, and returns to the details as they were left"],
    [
      Scenario(1, "The list to choose from is on top of the details, and leaves the one below alone") { app in
        try app.launchAndOpen(row: 1)
        try app.details.type(name: "Half typ")
        try app.chooseColleague(row: 2)
        try app.screen.expect("the name", app.details.name ?? "", is: "Half typ")
        try app.goBack()
        try app.expectListAlone(SampleUsers.three)
      }
    ]
  )
}
