public import Contenders
import FourV_updated
import MVC_classic
import MVP_updateView
import MVVMC_asked
import MVVMC_uncoordinated
public import Suites
import VIPER_initialiser
import VIPER_lazyRows
import VIPER_reload
import VIPER_separated
import VIPVM_lazyRows
import VIPVM_reload
import VIPVM_vip

nonisolated extension Lineup {
  /// The architectures with something done in another way.
  public static let variants =
    [
      Contender(ClassicMVCApp.self, as: .variant),
      Contender(UpdateViewMVPApp.self, as: .variant),
      Contender(UncoordinatedMVVMApp.self, as: .variant),
      Contender(VIPApp.self, as: .variant),
    ] + patchedVariants

  /// The wirings with a flaw that a document prints, defends, warns of or makes easy, and the wirings in between.
  public static let asPublished = flawed + otherWirings

  /// All contenders that can be named.
  public static let all = compared + variants + viewModelReferences + asPublished
}

nonisolated extension Lineup {
  /// The variants that are made of their sibling and a patch.
  public static let patchedVariants = [
    Contender(MVVMC_asked.MVVMCApp.self, as: .variant, summary: MVVMC_asked.summary),
    Contender(VIPER_initialiser.VIPERApp.self, as: .variant, summary: VIPER_initialiser.summary),
    Contender(VIPER_lazyRows.VIPERApp.self, as: .variant, summary: VIPER_lazyRows.summary),
    Contender(VIPER_reload.VIPERApp.self, as: .variant, summary: VIPER_reload.summary),
    Contender(VIPER_separated.VIPERApp.self, as: .variant, summary: VIPER_separated.summary),
    Contender(VIPVM_lazyRows.VIPVMApp.self, as: .variant, summary: VIPVM_lazyRows.summary),
    Contender(VIPVM_reload.VIPVMApp.self, as: .variant, summary: VIPVM_reload.summary),
    Contender(FourV_updated.FourVApp.self, as: .variant, summary: FourV_updated.summary),
  ]
}
