import Floor
import FourV
import MVC
import MVP
import MVVMC
public import Suites
import VIPER
import VIPVM

/// The contenders: the only file that names every architecture.
public nonisolated enum Lineup {
  /// The architectures, in the order in which the workshop introduces them.
  public static let patterns = [
    Contender(MVCApp.self),
    Contender(MVPApp.self),
    Contender(MVVMCApp.self),
    Contender(VIPERApp.self),
    Contender(VIPVMApp.self),
    Contender(FourVApp.self),
  ]

  /// The same screens with no architecture.
  public static let floor = Contender(FloorApp.self, as: .floor)

  /// Everybody.
  public static let all = patterns + [floor]
}
