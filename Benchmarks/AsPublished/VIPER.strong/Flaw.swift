public import Flaws

/// What VIPER.strong does wrong.
public nonisolated let flaw = Flaw(
  "VIPER.strong",
  document: "003",
  "view, presenter and interactor hold each other, and the router its view",
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
    .renameGoesOn(after: "a-deep-link"),
  ],
  cause: ["UserDetailsPresenter.view", "UserDetailsInteractor.presenter"]
)
