public import Suites

/// The flaw of MVP.strong.
public nonisolated let flaw = Flaw(
  "MVP.strong",
  .easilyMade,
  document: "003",
  section: "Model-View-Presenter, code of the presenter",
  source: "The presenter refers to its view weakly, but the protocol of the view is not class-bound, so "
    + "this does not compile. Without the word weak it does.",
  summary: "the presenter holds its view: the protocol is not class-bound, so it cannot be weak",
  symptoms: [
    Symptom("15", "1 × MVP_strong.UserDetailsPresenter"),
    Symptom("16", "1 × MVP_strong.UserDetailsPresenter"),
    Symptom("18", "100 × MVP_strong.UserDetailsPresenter", because: "what lives on piles up"),
    Symptom(
      "17-the-app-s-end-during-a-rename",
      "1 × MVP_strong.UserDetailsPresenter",
      because: "what lives on does not cancel its request"
    ),
    .renameGoesOn(after: "close"),
    .renameGoesOn(after: "back"),
    .renameGoesOn(after: "a-swipe-back"),
    .renameGoesOn(after: "a-deep-link"),
  ],
  cause: ["UserDetailsPresenter.view"]
)
