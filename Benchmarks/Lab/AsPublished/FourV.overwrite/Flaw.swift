public import Suites

/// The flaw of FourV.overwrite.
public nonisolated let flaw = Flaw(
  "FourV.overwrite",
  .printed,
  document: "000",
  section: "Router, code",
  source: "Details are stored under their key whether or not others are stored there already. In the "
    + "printed app details cover the list, so that nobody opens two; a deep link can.",
  summary: "a view presenter is overwritten, its view left on screen",
  symptoms: [
    Symptom("10", "the number of screens is 2, should be 1"),
    Symptom("11-a-deep-link-replaces", "the number of screens is 3, should be 2"),
    Symptom("11-a-deep-link-during-a-swipe", "the number of screens is 3, should be 2"),
    Symptom("11-a-deep-link-during-a-transition", Symptom.death),
    Symptom("11-close", Symptom.death),
    Symptom("11-of-several-deep-links-during", Symptom.death),
    Symptom("12-a-tap", Symptom.death),
    Symptom("15", "1 × FourV_overwrite.UserDetailsViewController", because: "what is left on screen lives on"),
    Symptom("17", "1 × FourV_overwrite.UserDetailsViewController", because: "what is left on screen lives on"),
  ],
  mayCrash: true
)
