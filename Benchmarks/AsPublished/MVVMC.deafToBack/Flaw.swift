public import Flaws

/// What MVVMC.deafToBack does wrong.
public nonisolated let flaw = Flaw(
  "MVVMC.deafToBack",
  document: "002",
  "the system's back never reaches the coordinator",
  symptoms: [
    Symptom("15-after-back", "1 × MVVMC_deafToBack.UserDetailsCoordinator"),
    Symptom("15-after-a-rename-and-back", "1 × MVVMC_deafToBack.UserDetailsCoordinator"),
    Symptom("18", "1 × MVVMC_deafToBack.UserDetailsCoordinator"),
    .renameGoesOn(after: "back"),
  ]
)
