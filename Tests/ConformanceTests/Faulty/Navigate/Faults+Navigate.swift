extension Faults {
  static let navigate = [
    Fault(
      OpensNextRow.self,
      ["08-the-info-button-of-a-row-opens-that-user-s-details": "the title is Grace Hopper, should be Ada Lovelace"]
    ),
    Fault(
      OpensRowInSight.self,
      ["08-the-info-button-of-a-scrolled-row-opens-that-user-s-details": "the title is User 3, should be User 73"]
    ),
    Fault(
      ScrollsToTop.self,
      [
        "09-close-returns-to-the-dashboard-as-it-was-left": "the first row in sight is Optional(0)",
        "09-back-returns-to-the-dashboard-as-it-was-left": "the first row in sight is Optional(0)",
      ]
    ),
    Fault(
      ForgetsQuery.self,
      [
        "09-close-returns-to-the-dashboard-as-it-was-left": "the query is , should be 42",
        "09-back-returns-to-the-dashboard-as-it-was-left": "the query is , should be 42",
      ]
    ),
    Fault(
      ScrollsToTopAtChange.self,
      ["09-a-rename-meanwhile-leaves-the-dashboard-as-it-was-but-for-the-name": "the first row in sight is Optional(0)"]
    ),
    Fault(
      KeepsFirstDetails.self,
      [
        "10-open-close-open-another-shows-the-second-user-s-details":
          "the title is Ada Lovelace, should be Alan Turing"
      ]
    ),
    Fault(
      OpensTwoScreens.self,
      ["12-a-second-tap-before-the-transition-ends-opens-one-screen": "the number of screens is 4, should be 2"]
    ),
  ]
}
