import FourV_mute
import FourV_overwrite
import FourV_silent
import FourV_unowned
public import Lineup
import MVP_strong
import MVVMC_closures
import MVVMC_deafToBack
import MVVMC_hoarding
public import Suites
import VIPER_strong
import VIPVM_stale

nonisolated extension Lineup {
  /// The flaws that documents print, defend, warn of or make easy, one at a time.
  public static let flawed = [
    Contender(MVP_strong.MVPApp.self, as: .asPublished, flaw: MVP_strong.flaw),
    Contender(MVVMC_hoarding.MVVMCApp.self, as: .asPublished, flaw: MVVMC_hoarding.flaw),
    Contender(MVVMC_deafToBack.MVVMCApp.self, as: .asPublished, flaw: MVVMC_deafToBack.flaw),
    Contender(MVVMC_closures.MVVMCApp.self, as: .asPublished, flaw: MVVMC_closures.flaw),
    Contender(VIPER_strong.VIPERApp.self, as: .asPublished, flaw: VIPER_strong.flaw, strongReferences: [2, 3, 4]),
    Contender(VIPVM_stale.VIPVMApp.self, as: .asPublished, flaw: VIPVM_stale.flaw),
    Contender(FourV_unowned.FourVApp.self, as: .asPublished, flaw: FourV_unowned.flaw),
    Contender(FourV_overwrite.FourVApp.self, as: .asPublished, flaw: FourV_overwrite.flaw),
    Contender(FourV_silent.FourVApp.self, as: .asPublished, flaw: FourV_silent.flaw),
    Contender(FourV_mute.FourVApp.self, as: .asPublished, flaw: FourV_mute.flaw),
  ]
}
