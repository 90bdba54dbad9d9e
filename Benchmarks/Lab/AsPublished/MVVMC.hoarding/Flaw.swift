public import Suites

/// The flaw of MVVMC.hoarding.
public nonisolated let flaw = Flaw(
  "MVVMC.hoarding",
  .printed,
  document: "002",
  section: "Coordinator, code of the container's coordinator",
  source: "Each child coordinator is appended to an array, and no line that is printed takes one out again. "
    + "The printed child stays as long as its parent; a screen that is left is one that a reader adds. "
    + "Replies of March 2017 and 2018 say that a child can be removed, and that the parent is to be told.",
  summary: "child coordinators are appended and never removed",
  symptoms: [
    Symptom("15", "1 × MVVMC_hoarding.UserDetailsCoordinator"),
    Symptom("18", "100 × MVVMC_hoarding.UserDetailsCoordinator"),
    Symptom("17-close", "1 × MVVMC_hoarding.UserDetailsCoordinator", because: "the coordinator lives on, alone"),
    Symptom("17-back", "1 × MVVMC_hoarding.UserDetailsCoordinator", because: "the coordinator lives on, alone"),
    Symptom("17-a-swipe", "1 × MVVMC_hoarding.UserDetailsCoordinator", because: "the coordinator lives on, alone"),
    Symptom("17-a-deep-link", "1 × MVVMC_hoarding.UserDetailsCoordinator", because: "the coordinator lives on, alone"),
  ],
  cause: ["DashboardCoordinator.childCoordinators[]"]
)
