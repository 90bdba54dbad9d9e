import FavouritesScenarios
import FourV_favourites
import MVC_favourites
import MVP_favourites
import MVVMC_favourites
import Runs
import Suites
import VIPER_favourites
import VIPVM_favourites

nonisolated extension ProvenRequest {
  /// "A star on each row and in the details; Only favourites filters the list."
  static let favourites = ProvenRequest(
    "favourites",
    [
      Contender(MVCApp.self, summary: MVC_favourites.change),
      Contender(MVPApp.self, summary: MVP_favourites.change),
      Contender(MVVMCApp.self, summary: MVVMC_favourites.change),
      Contender(VIPERApp.self, summary: VIPER_favourites.change),
      Contender(VIPVMApp.self, summary: VIPVM_favourites.change),
      Contender(FourVApp.self, summary: FourV_favourites.change),
    ],
    favouritesScenarios,
    gestures: (0...2).map { row in
      WalkGesture("try app.tapStar(row: \(row))") { try $0.tapStar(row: row) }
    }
      + [
        WalkGesture("try app.tapStarInDetails()") { try $0.tapStarInDetails() },
        WalkGesture("try app.tapOnlyFavourites()") { try $0.tapOnlyFavourites() },
      ],
    faults: favouritesFaults
  )
}
