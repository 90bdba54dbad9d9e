import Floor
import FourV
import MVC
import MVP
import MVVMC
import Observed
import OneStore
public import Suites
import VIPER
import VIPVM

/// The contenders that are compared: the only type that names every architecture. `WholeLineup` adds the other ones.
///
///     let withMine = Lineup.compared + [Contender(MVCApp.self)]
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

  /// Two architectures of today.
  public static let today = [Contender(ObservedApp.self, as: .today), Contender(OneStoreApp.self, as: .today)]

  /// The same screens with no architecture.
  public static let floor = Contender(FloorApp.self, as: .floor)

  /// The contenders that are compared unless others are named.
  public static let compared = patterns + today + [floor]
}
