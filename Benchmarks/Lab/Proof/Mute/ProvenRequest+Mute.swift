import FourV_mute
import MVC_mute
import MVP_mute
import MVVMC_mute
import MuteScenarios
import Observed_mute
import OneStore_mute
import Runs
import Suites
import VIPER_mute
import VIPVM_mute

nonisolated extension ProvenRequest {
  /// "Let me mute a user: a button in the details hides them everywhere, until I unmute them."
  static let mute = ProvenRequest(
    "mute",
    [
      Contender(MVCApp.self, summary: MVC_mute.change),
      Contender(MVPApp.self, summary: MVP_mute.change),
      Contender(MVVMCApp.self, summary: MVVMC_mute.change),
      Contender(VIPERApp.self, summary: VIPER_mute.change),
      Contender(VIPVMApp.self, summary: VIPVM_mute.change),
      Contender(FourVApp.self, summary: FourV_mute.change),
      Contender(ObservedApp.self, as: .today, summary: Observed_mute.change),
      Contender(OneStoreApp.self, as: .today, summary: OneStore_mute.change),
    ],
    muteScenarios,
    gestures: [WalkGesture("try app.tapMute()") { try $0.tapMute() }],
    faults: muteFaults
  )
}
