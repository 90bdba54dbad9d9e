public import Suites

/// The flaw of FourV.unowned.
public nonisolated let flaw = Flaw(
  "FourV.unowned",
  .printed,
  document: "000",
  section: "View Model, code of the list",
  source: "The fetch's closure captures the view model unowned, and nothing cancels the fetch when the "
    + "view model goes.",
  summary: "the fetch captures the view model unowned, and outlives it",
  symptoms: [
    Symptom("17-the-app-s-end-cancels-the-load", Symptom.death),
    Symptom("17-the-app-s-end-during-a-refresh", Symptom.death),
  ],
  cause: ["closure captured by OneAnswer<UserDirectory>.answer"],
  mayCrash: true
)
