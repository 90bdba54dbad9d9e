import Floor
import FourV
import MVC
import MVC_classic
import MVP
import MVVMC
import MVVMC_uncoordinated
public import Suites
import VIPER
import VIPVM
import VIPVM_vip

/// The contenders: the only type that names every architecture.
public nonisolated enum Lineup {
  /// The architectures, in the order in which the workshop introduces them.
  public static let patterns = [
    Contender(MVCApp.self),
    Contender(MVPApp.self),
    Contender(MVVMCApp.self),
    Contender(VIPERApp.self, strongReferences: []),
    Contender(VIPVMApp.self),
    Contender(FourVApp.self),
  ]

  /// The same screens with no architecture.
  public static let floor = Contender(FloorApp.self, as: .floor)

  /// Those who are compared unless others are named.
  public static let compared = patterns + [floor]

  /// The architectures with something done in another way.
  public static let variants = [
    Contender(ClassicMVCApp.self, as: .variant),
    Contender(UncoordinatedMVVMApp.self, as: .variant),
    Contender(VIPApp.self, as: .variant),
  ]

  /// The architectures as the documents wire them, flaws included.
  public static let asPublished = flawed + otherWirings

  /// Everybody who can be named.
  public static let all = compared + variants + viewModelReferences + asPublished
}
