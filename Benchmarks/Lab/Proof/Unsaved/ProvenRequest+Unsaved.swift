import Conformance
import FourV_unsaved
import MVC_unsaved
import MVP_unsaved
import MVVMC_unsaved
import Runs
import Suites
import UnsavedDomain
import UnsavedScenarios
import Users
import VIPER_unsaved
import VIPVM_unsaved

nonisolated extension ProvenRequest {
  /// "Closing the details with a name that was edited and not saved asks: Save, Discard or Keep editing."
  static let unsaved = ProvenRequest(
    "unsaved",
    [
      Contender(MVCApp.self, summary: MVC_unsaved.change),
      Contender(MVPApp.self, summary: MVP_unsaved.change),
      Contender(MVVMCApp.self, summary: MVVMC_unsaved.change),
      Contender(VIPERApp.self, summary: VIPER_unsaved.change),
      Contender(VIPVMApp.self, summary: VIPVM_unsaved.change),
      Contender(FourVApp.self, summary: FourV_unsaved.change),
    ],
    unsavedScenarios,
    contradicted: [
      "10-open-close-open-another-shows-the-second-user-s-details",
      "11-a-deep-link-to-an-unknown-user-shows-an-alert-and-moves-nothing",
      "17-close-cancels-the-rename-a-late-answer-changes-nothing",
      "17-a-deep-link-cancels-the-rename-in-the-details-that-it-replaces",
    ],
    gestures: [Wording.save, Wording.discard, Wording.keepEditing].map { button in
      WalkGesture("try app.alert.tap(\"\(button)\")") { try $0.alert.tap(button) }
    },
    faults: unsavedFaults
  )
}
