public import Suites

/// The flaw of VIPVM.stale.
public nonisolated let flaw = Flaw(
  "VIPVM.stale",
  .warnedOf,
  document: "004",
  section: "How the View sees the ViewModel",
  source: "Readers are told to renew what an alert is made of when the state changes, because of side effects. "
    + "Which these are is not said; here the next display shows the alert again.",
  summary: "the alert is not cleared when the state changes",
  symptoms: [
    Symptom("03", "the alert \"Users could not be loaded\" is in the way")
  ]
)
