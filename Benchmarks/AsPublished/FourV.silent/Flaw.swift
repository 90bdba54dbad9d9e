public import Flaws

/// What FourV.silent does wrong.
public nonisolated let flaw = Flaw(
  "FourV.silent",
  document: "000",
  "a failed fetch never answers",
  symptoms: [
    Symptom("03", "no alert is shown"),
    Symptom("11", "no alert is shown", because: "a retry is what the link waits for"),
    Symptom("16", "no alert is shown", because: "the scenario asks for the alert first"),
  ]
)
