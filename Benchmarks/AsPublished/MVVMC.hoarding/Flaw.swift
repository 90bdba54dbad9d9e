public import Flaws

/// What MVVMC.hoarding does wrong.
public nonisolated let flaw = Flaw(
  "MVVMC.hoarding",
  document: "002",
  "child coordinators are appended and never removed",
  symptoms: [
    Symptom("15", "1 × MVVMC_hoarding.UserDetailsCoordinator"),
    Symptom("18", "100 × MVVMC_hoarding.UserDetailsCoordinator"),
    Symptom("17-close", "the rename's being cancelled is false", because: "what lives on does not cancel its request"),
    Symptom("17-back", "the rename's being cancelled is false", because: "what lives on does not cancel its request"),
    Symptom(
      "17-a-deep-link",
      "the rename's being cancelled is false",
      because: "what lives on does not cancel its request"
    ),
  ],
  cause: ["DashboardCoordinator.children[]"]
)
