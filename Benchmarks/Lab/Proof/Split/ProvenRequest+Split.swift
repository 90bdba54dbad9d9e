import FourV_split
import MVC_split
import MVP_split
import MVVMC_split
import Runs
import SplitScenarios
import Suites
import VIPER_split
import VIPVM_split

nonisolated extension ProvenRequest {
  /// "On a wide window the details stand beside the list instead of on top of it; turning the window moves them."
  static let split = ProvenRequest(
    "split",
    [
      Contender(MVCApp.self, summary: MVC_split.change),
      Contender(MVPApp.self, summary: MVP_split.change),
      Contender(MVVMCApp.self, summary: MVVMC_split.change),
      Contender(VIPERApp.self, summary: VIPER_split.change),
      Contender(VIPVMApp.self, summary: VIPVM_split.change),
      Contender(FourVApp.self, summary: FourV_split.change),
    ],
    splitScenarios,
    gestures: [
      WalkGesture("app.turnWide()") { $0.turnWide() },
      WalkGesture("app.turnNarrow()") { $0.turnNarrow() },
    ],
    faults: splitFaults
  )
}
