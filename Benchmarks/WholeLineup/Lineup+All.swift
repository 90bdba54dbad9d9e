public import Lineup
import MVC_classic
import MVP_updateView
import MVVMC_uncoordinated
public import Suites
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

  /// The architectures wired with a flaw that a document prints, defends, warns of or makes easy, and in between.
  public static let asPublished = flawed + otherWirings

  /// Everybody who can be named.
  public static let all = compared + variants + viewModelReferences + asPublished
}
