public import Lineup
public import Suites
import VIPER_initialiser
import VIPER_lazyRows
import VIPVM_lazyRows

nonisolated extension Lineup {
  /// The variants that are made of their sibling and a patch.
  public static let patchedVariants = [
    Contender(VIPER_initialiser.VIPERApp.self, as: .variant, summary: VIPER_initialiser.summary),
    Contender(VIPER_lazyRows.VIPERApp.self, as: .variant, summary: VIPER_lazyRows.summary),
    Contender(VIPVM_lazyRows.VIPVMApp.self, as: .variant, summary: VIPVM_lazyRows.summary),
  ]
}
