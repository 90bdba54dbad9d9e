public import Flaws

/// What VIPVM.stale does wrong.
public nonisolated let flaw = Flaw(
  "VIPVM.stale",
  document: "004",
  "the alert's model is not cleared once it was shown",
  symptoms: [
    Symptom("03", "the alert \"Users could not be loaded\" is in the way")
  ]
)
