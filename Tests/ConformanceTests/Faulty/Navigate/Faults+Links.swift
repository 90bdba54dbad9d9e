extension Faults {
  static let links = [
    Fault(DropsLinks.self, ["11-a-deep-link-opens-the-details": "the number of screens is 1, should be 2"]),
    Fault(
      DropsLinksWhileLoading.self,
      [
        "11-a-deep-link-while-loading-opens-the-details-after-the-load": "the number of screens is 1, should be 2",
        "11-a-deep-link-outlasts-a-failed-load": "the number of screens is 1, should be 2",
        "11-a-deep-link-to-an-unknown-user-while-loading-shows-the-alert-after-the-load": "the alert's title is none",
      ]
    ),
    Fault(
      DropsLinksBeforeStart.self,
      ["11-a-deep-link-outlasts-a-failed-load": "the number of screens is 1, should be 2"]
    ),
    Fault(
      DropsLinksAtFailure.self,
      ["11-a-deep-link-outlasts-a-failed-load": "the number of screens is 1, should be 2"]
    ),
    Fault(
      DropsLinksUnderAlerts.self,
      [
        "11-a-deep-link-under-the-alert-of-a-failed-load-opens-the-details-after-the-retry":
          "the number of screens is 1, should be 2"
      ]
    ),
    Fault(
      PilesLinksUp.self,
      [
        "10-open-follow-a-link-close-open-another-shows-nothing-of-the-first-details":
          "the number of screens is 2, should be 1",
        "11-a-deep-link-replaces-other-details-one-back-returns-to-the-dashboard": "the number of screens is 3",
        "15-after-being-replaced-nothing-made-for-the-details-is-alive": "1 × MVC.UserDetailsViewController",
        "17-a-deep-link-cancels-the-rename-in-the-details-that-it-replaces": "the rename's being cancelled is false",
      ]
    ),
    Fault(
      DropsLinksDuringTransitions.self,
      [
        "11-a-deep-link-during-a-transition-replaces-the-details-that-are-on-their-way":
          "the title is Ada Lovelace, should be Alan Turing"
      ]
    ),
    Fault(
      SaysNothingOfUnknownUsers.self,
      ["11-a-deep-link-to-an-unknown-user-shows-an-alert-and-moves-nothing": "the alert's title is none"]
    ),
    Fault(
      LeavesDetailsForNobody.self,
      ["11-a-deep-link-to-an-unknown-user-shows-an-alert-and-moves-nothing": "the number of screens is 1, should be 2"]
    ),
    Fault(
      LosesTypedNameToNobody.self,
      ["11-a-deep-link-to-an-unknown-user-shows-an-alert-and-moves-nothing": "the name field is , should be Half typ"]
    ),
    Fault(
      JudgesLinksTooEarly.self,
      [
        "11-a-deep-link-to-an-unknown-user-while-loading-shows-the-alert-after-the-load":
          "the alert \"User not found\" is in the way"
      ]
    ),
    Fault(
      FollowsEveryLink.self,
      ["11-a-link-to-something-else-moves-nothing": "the number of screens is 2, should be 1"]
    ),
  ]
}
