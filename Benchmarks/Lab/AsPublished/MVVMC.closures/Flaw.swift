public import Suites

/// The flaw of MVVMC.closures.
public nonisolated let flaw = Flaw(
  "MVVMC.closures",
  .warnedOf,
  document: "002",
  section: "Closures",
  source: "The closure that a view gives to its view model captures the view weakly, and readers are told "
    + "to take care of that.",
  summary: "a closure bound to the view model holds the view",
  symptoms: [
    Symptom("15", "1 × MVVMC_closures.UserDetailsViewController"),
    Symptom("16", "1 × MVVMC_closures.UserDetailsViewController"),
    Symptom("18", "100 × MVVMC_closures.UserDetailsViewController", because: "what lives on piles up"),
    Symptom(
      "17-the-app-s-end-during-a-rename",
      "1 × MVVMC_closures.UserDetailsViewController",
      because: "what lives on does not cancel its request"
    ),
    .renameGoesOn(after: "close"),
    .renameGoesOn(after: "back"),
    .renameGoesOn(after: "a-swipe-back"),
    .renameGoesOn(after: "a-deep-link"),
  ],
  cause: ["closure captured by Observable<String>.Observer.tell"]
)
