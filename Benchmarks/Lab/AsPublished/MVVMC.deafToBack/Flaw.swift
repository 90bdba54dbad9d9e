public import Suites

/// The flaw of MVVMC.deafToBack.
public nonisolated let flaw = Flaw(
  "MVVMC.deafToBack",
  .stance,
  document: "002",
  section: "a reply of March 2017 on popping",
  source: "The author does not watch for a pop, unless something has to be done then: what was popped is "
    + "to go by itself. To watch, his coordinator becomes the navigation controller's delegate.",
  summary: "the system's back never reaches the coordinator",
  symptoms: [
    Symptom("15-after-back", "1 × MVVMC_deafToBack.UserDetailsCoordinator"),
    Symptom("15-after-a-swipe-back-nothing", "1 × MVVMC_deafToBack.UserDetailsCoordinator"),
    Symptom("15-after-a-rename-and-back", "1 × MVVMC_deafToBack.UserDetailsCoordinator"),
    Symptom("18", "1 × MVVMC_deafToBack.UserDetailsCoordinator"),
    Symptom("17-a-swipe", "1 × MVVMC_deafToBack.UserDetailsCoordinator", because: "the coordinator lives on, alone"),
    Symptom("17-back", "1 × MVVMC_deafToBack.UserDetailsCoordinator", because: "the coordinator lives on, alone"),
  ],
  cause: ["DashboardCoordinator.childCoordinators[]"]
)
