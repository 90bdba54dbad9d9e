import FourV_picker
import MVC_picker
import MVP_picker
import MVVMC_picker
import PickerScenarios
import Runs
import Suites
import VIPER_picker
import VIPVM_picker

nonisolated extension ProvenRequest {
  /// "In the details, choose a colleague from the list of users."
  static let picker = ProvenRequest(
    "picker",
    [
      Contender(MVCApp.self, summary: MVC_picker.change),
      Contender(MVPApp.self, summary: MVP_picker.change),
      Contender(MVVMCApp.self, summary: MVVMC_picker.change),
      Contender(VIPERApp.self, summary: VIPER_picker.change),
      Contender(VIPVMApp.self, summary: VIPVM_picker.change),
      Contender(FourVApp.self, summary: FourV_picker.change),
    ],
    pickerScenarios,
    gestures: [WalkGesture("try app.tapChooseColleague()") { try $0.tapChooseColleague() }]
      + (0...2).map { row in WalkGesture("try app.tapRow(\(row))") { try $0.tapRow(row) } },
    faults: pickerFaults
  )
}
