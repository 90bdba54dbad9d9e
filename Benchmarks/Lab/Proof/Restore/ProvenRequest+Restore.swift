import FourV_restore
import MVC_restore
import MVP_restore
import MVVMC_restore
import Observed_restore
import OneStore_restore
import RestoreScenarios
import Suites
import VIPER_restore
import VIPVM_restore

nonisolated extension ProvenRequest {
  /// "Every change of screen is recorded; a launch restores the screen that was there last."
  static let restore = ProvenRequest(
    "restore",
    [
      Contender(MVCApp.self, summary: MVC_restore.change),
      Contender(MVPApp.self, summary: MVP_restore.change),
      Contender(MVVMCApp.self, summary: MVVMC_restore.change),
      Contender(VIPERApp.self, summary: VIPER_restore.change),
      Contender(VIPVMApp.self, summary: VIPVM_restore.change),
      Contender(FourVApp.self, summary: FourV_restore.change),
      Contender(ObservedApp.self, as: .today, summary: Observed_restore.change),
      Contender(OneStoreApp.self, as: .today, summary: OneStore_restore.change),
    ],
    restoreScenarios,
    faults: restoreFaults
  )
}

extension MVCApp: RestoreApp {}
extension MVPApp: RestoreApp {}
extension MVVMCApp: RestoreApp {}
extension VIPERApp: RestoreApp {}
extension VIPVMApp: RestoreApp {}
extension FourVApp: RestoreApp {}
extension ObservedApp: RestoreApp {}
extension OneStoreApp: RestoreApp {}
