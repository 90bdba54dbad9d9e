public import Flaws

/// What FourV.unowned does wrong.
public nonisolated let flaw = Flaw(
  "FourV.unowned",
  document: "000",
  "the fetch captures the view model unowned, and outlives it",
  symptoms: [
    Symptom("17-the-app-s-end-cancels-the-load", Symptom.death),
    Symptom("17-the-app-s-end-during-a-refresh", Symptom.death),
  ],
  endsProcess: true
)
