import FourV_selection_second
import MVC_selection_second
import MVP_selection_second
import MVVMC_selection_second
import Suites
import VIPER_initialiser_selection
import VIPER_selection_second
import VIPVM_selection_second

nonisolated extension ProvenRequest {
  /// Others with the same change, beside the six.
  static let selectionBeside = [
    Contender(VIPER_initialiser_selection.VIPERApp.self, summary: VIPER_initialiser_selection.change),
    Contender(MVC_selection_second.MVCApp.self, summary: MVC_selection_second.change),
    Contender(MVP_selection_second.MVPApp.self, summary: MVP_selection_second.change),
    Contender(MVVMC_selection_second.MVVMCApp.self, summary: MVVMC_selection_second.change),
    Contender(VIPER_selection_second.VIPERApp.self, summary: VIPER_selection_second.change),
    Contender(VIPVM_selection_second.VIPVMApp.self, summary: VIPVM_selection_second.change),
    Contender(FourV_selection_second.FourVApp.self, summary: FourV_selection_second.change),
  ]
}
