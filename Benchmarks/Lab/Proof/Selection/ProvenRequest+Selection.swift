import FourV_selection
import MVC_selection
import MVP_selection
import MVVMC_selection
import Runs
import SelectionScenarios
import Suites
import VIPER_selection
import VIPVM_selection

nonisolated extension ProvenRequest {
  /// "Tapping a row puts that user's id into the finder; tapping the finder's result opens the details."
  static let selection = ProvenRequest(
    "selection",
    [
      Contender(MVCApp.self, summary: MVC_selection.change),
      Contender(MVPApp.self, summary: MVP_selection.change),
      Contender(MVVMCApp.self, summary: MVVMC_selection.change),
      Contender(VIPERApp.self, summary: VIPER_selection.change),
      Contender(VIPVMApp.self, summary: VIPVM_selection.change),
      Contender(FourVApp.self, summary: FourV_selection.change),
    ],
    selectionScenarios,
    gestures: (0...2).map { row in WalkGesture("try app.tapRow(\(row))") { try $0.tapRow(row) } }
      + [WalkGesture("try app.tapResult()") { try $0.tapResult() }],
    faults: selectionFaults
  )
}
