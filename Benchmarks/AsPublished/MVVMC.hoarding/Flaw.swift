public import Flaws

/// What MVVMC.hoarding does wrong.
public nonisolated let flaw = Flaw(
  "MVVMC.hoarding",
  document: "002",
  "child coordinators are appended and never removed",
  symptoms: [
    Symptom("15", "1 × MVVMC_hoarding.UserDetailsCoordinator"),
    Symptom("18", "100 × MVVMC_hoarding.UserDetailsCoordinator"),
    .renameGoesOn(after: "close"),
    .renameGoesOn(after: "back"),
    .renameGoesOn(after: "a-deep-link"),
  ],
  cause: ["DashboardCoordinator.children[]"]
)
