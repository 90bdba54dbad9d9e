import FourV_remove
import MVC_remove
import MVP_remove
import MVVMC_remove
import RemoveScenarios
import Suites
import VIPER_remove
import VIPVM_remove

nonisolated extension ProvenRequest {
  /// "The finder goes: nobody uses it."
  static let remove = ProvenRequest(
    "remove",
    [
      Contender(MVCApp.self, summary: MVC_remove.change),
      Contender(MVPApp.self, summary: MVP_remove.change),
      Contender(MVVMCApp.self, summary: MVVMC_remove.change),
      Contender(VIPERApp.self, summary: VIPER_remove.change),
      Contender(VIPVMApp.self, summary: VIPVM_remove.change),
      Contender(FourVApp.self, summary: FourV_remove.change),
    ],
    removeScenarios,
    contradicted: [
      "01-launch-shows-the-spinner-the-answer-replaces-it-by-list-and-finder",
      "01-an-answer-before-the-first-layout-is-on-screen-in-the-first-frame",
      "02-no-users-are-worded",
      "02-one-user-is-worded",
      "02-many-users-are-listed-in-source-order",
      "02-an-app-that-is-started-on-users-that-are-there-shows-and-finds-them-after-its-load",
      "03-a-failure-shows-the-alert-retry-the-spinner-and-then-the-list",
      "03-a-failure-before-the-first-layout-shows-the-alert-too",
      "03-a-later-update-never-shows-the-old-alert-again",
      "03-a-failed-refresh-leaves-on-screen-what-was-there",
      "04-refresh-replaces-the-rows-and-the-count",
      "04-a-refresh-during-a-refresh-gives-one-result-the-latest",
      "05-every-kind-of-query-is-answered-on-every-keystroke",
      "06-a-query-typed-during-a-refresh-is-answered-anew-when-the-users-arrive",
      "06-a-query-typed-before-the-first-load-is-answered-when-the-users-arrive",
      "07-after-a-rename-the-result-follows",
      "07-after-a-refresh-the-result-follows",
      "09-close-returns-to-the-dashboard-as-it-was-left",
      "09-back-returns-to-the-dashboard-as-it-was-left",
      "09-a-swipe-back-returns-to-the-dashboard-as-it-was-left",
      "09-a-rename-meanwhile-leaves-the-dashboard-as-it-was-but-for-the-name",
      "11-a-deep-link-while-loading-opens-the-details-after-the-load",
      "11-of-several-deep-links-that-wait-for-the-load-the-last-one-counts",
      "11-a-deep-link-during-a-refresh-opens-the-details-at-once",
      "11-a-deep-link-to-an-unknown-user-shows-an-alert-and-moves-nothing",
      "11-a-deep-link-to-an-unknown-user-replaces-the-alert-that-is-on-screen",
      "13-a-rename-in-the-details-shows-in-title-row-and-result",
      "13-a-rename-in-the-repository-shows-in-title-row-and-result",
      "13-a-rename-while-the-details-are-on-their-way-shows-in-them",
      "13-a-refresh-that-takes-a-user-away-while-the-details-are-on-their-way-leaves-the-details",
      "13-a-rename-while-an-app-loads-that-was-started-anew-shows-after-the-load",
      "14-a-name-that-is-right-takes-back-what-was-said-of-an-empty-one",
      "14-a-failed-rename-changes-nothing-but-the-message",
      "16-after-the-app-s-end-nothing-of-it-is-alive",
      "17-close-cancels-the-rename-a-late-answer-changes-nothing",
      "17-back-cancels-the-rename-a-late-answer-changes-nothing",
      "17-a-swipe-back-cancels-the-rename-a-late-answer-changes-nothing",
      "17-a-second-answer-to-a-load-changes-nothing",
    ],
    faults: removeFaults
  )
}
