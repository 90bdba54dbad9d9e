public import Suites

/// The flaw of VIPER.strong.
public nonisolated let flaw = Flaw(
  "VIPER.strong",
  .printed,
  document: "003",
  section: "VIPER, code of all four classes",
  source: "View, presenter, interactor and router refer to each other strongly. A remark below the code "
    + "says so and names four references that can be made weak.",
  summary: "view, presenter and interactor hold each other, and the router its view",
  symptoms: [
    Symptom("15", "1 × VIPER_strong.UserDetailsPresenter"),
    Symptom("16", "1 × VIPER_strong.UserDetailsPresenter"),
    Symptom("18", "100 × VIPER_strong.UserDetailsPresenter"),
    Symptom(
      "17-the-app-s-end-during-a-rename",
      "1 × VIPER_strong.UserDetailsPresenter",
      because: "what lives on does not cancel its request"
    ),
    .renameGoesOn(after: "close"),
    .renameGoesOn(after: "back"),
    .renameGoesOn(after: "a-swipe-back"),
    .renameGoesOn(after: "a-deep-link"),
  ],
  cause: ["UserDetailsRouter.entry", "UserDetailsPresenter.view", "UserDetailsInteractor.presenter"]
)
