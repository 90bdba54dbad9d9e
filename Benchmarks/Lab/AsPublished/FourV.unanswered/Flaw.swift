public import Suites

/// The flaw of FourV.unanswered.
public nonisolated let flaw = Flaw(
  "FourV.unanswered",
  .easilyMade,
  document: "000",
  section: "Interactor, code of the list",
  source: "The HTTP client has one closure to call, which takes data. A client with an error has nothing to call it "
    + "with, and easily calls nothing.",
  summary: "a failed fetch never answers",
  symptoms: [
    Symptom("03", "no alert is shown"),
    Symptom("11", "no alert is shown", because: "a retry is what the link waits for"),
    Symptom("16", "no alert is shown", because: "the scenario asks for the alert first"),
  ]
)
