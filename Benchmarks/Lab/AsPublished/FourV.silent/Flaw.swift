public import Suites

/// The flaw of FourV.silent.
public nonisolated let flaw = Flaw(
  "FourV.silent",
  .printed,
  document: "000",
  section: "Interactor, code of the list",
  source: "What cannot be read is answered with an empty list, so that a failure looks like no users.",
  summary: "a failed load is shown as no users",
  symptoms: [
    Symptom("03", "no alert is shown"),
    Symptom("11-a-deep-link-outlasts", "Retry is not on screen", because: "a retry is what the link waits for"),
    Symptom(
      "11-a-deep-link-under-the-alert",
      "the alert's title is User not found",
      because: "the link is followed at once, and finds nobody"
    ),
    Symptom(
      "11-a-deep-link-to-an-unknown-user-replaces",
      "no alert is shown",
      because: "the scenario asks for the alert first"
    ),
    Symptom("16", "no alert is shown", because: "the scenario asks for the alert first"),
  ]
)
