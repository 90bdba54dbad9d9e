import FourV_favourites_second
import MVC_favourites_second
import MVP_favourites_second
import MVVMC_favourites_second
import Suites
import VIPER_favourites_second
import VIPER_initialiser_favourites
import VIPVM_favourites_second

nonisolated extension ProvenRequest {
  /// Others with the same change, beside the six.
  static let favouritesBeside = [
    Contender(VIPER_initialiser_favourites.VIPERApp.self, summary: VIPER_initialiser_favourites.change),
    Contender(MVC_favourites_second.MVCApp.self, summary: MVC_favourites_second.change),
    Contender(MVP_favourites_second.MVPApp.self, summary: MVP_favourites_second.change),
    Contender(MVVMC_favourites_second.MVVMCApp.self, summary: MVVMC_favourites_second.change),
    Contender(VIPER_favourites_second.VIPERApp.self, summary: VIPER_favourites_second.change),
    Contender(VIPVM_favourites_second.VIPVMApp.self, summary: VIPVM_favourites_second.change),
    Contender(FourV_favourites_second.FourVApp.self, summary: FourV_favourites_second.change),
  ]
}
