public import Contenders
import FourV_overwrite
import FourV_silent
import FourV_strongViewModel
import FourV_unanswered
import FourV_unowned
import FourV_weakViewModel
import MVP_strong
import MVVMC_closures
import MVVMC_deafToBack
import MVVMC_hoarding
public import Suites
import UsersInterface
import VIPER_strong
import VIPER_strong1
import VIPER_strong12
import VIPER_strong123
import VIPER_strong1234
import VIPER_strong124
import VIPER_strong13
import VIPER_strong134
import VIPER_strong14
import VIPER_strong2
import VIPER_strong23
import VIPER_strong24
import VIPER_strong3
import VIPER_strong34
import VIPER_strong4
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
    Contender(FourV_unanswered.FourVApp.self, as: .asPublished, flaw: FourV_unanswered.flaw),
  ]
}

nonisolated extension Lineup {
  /// The four references that 003's closing remark wants weak, as it numbers them.
  public static let references = [
    1: "router to presenter", 2: "router to view", 3: "presenter to view", 4: "interactor to presenter",
  ]

  /// The wirings that are neither the fixed one nor the one that 003 prints.
  static let otherWirings = [
    wiring(VIPER_strong1.VIPERApp.self, VIPER_strong1.strong),
    wiring(VIPER_strong2.VIPERApp.self, VIPER_strong2.strong),
    wiring(VIPER_strong3.VIPERApp.self, VIPER_strong3.strong),
    wiring(VIPER_strong4.VIPERApp.self, VIPER_strong4.strong),
    wiring(VIPER_strong12.VIPERApp.self, VIPER_strong12.strong),
    wiring(VIPER_strong13.VIPERApp.self, VIPER_strong13.strong),
    wiring(VIPER_strong14.VIPERApp.self, VIPER_strong14.strong),
    wiring(VIPER_strong23.VIPERApp.self, VIPER_strong23.strong),
    wiring(VIPER_strong24.VIPERApp.self, VIPER_strong24.strong),
    wiring(VIPER_strong34.VIPERApp.self, VIPER_strong34.strong),
    wiring(VIPER_strong123.VIPERApp.self, VIPER_strong123.strong),
    wiring(VIPER_strong124.VIPERApp.self, VIPER_strong124.strong),
    wiring(VIPER_strong134.VIPERApp.self, VIPER_strong134.strong),
    wiring(VIPER_strong1234.VIPERApp.self, VIPER_strong1234.strong),
  ]

  private static func wiring(_ app: any UsersApp.Type, _ strong: Set<Int>) -> Contender {
    let names = strong.sorted().compactMap { references[$0] }.joined(separator: ", ")
    return Contender(app, as: .asPublished, strongReferences: strong, summary: "strong: \(names)")
  }
}

nonisolated extension Lineup {
  /// 4V with a strong or weak reference from the details' view to its view model; 000 requires an unowned one.
  public static let viewModelReferences = [
    Contender(FourV_strongViewModel.FourVApp.self, as: .variant, summary: "the details' view holds its view model"),
    Contender(
      FourV_weakViewModel.FourVApp.self,
      as: .variant,
      summary: "the details' view holds its view model weakly"
    ),
  ]
}
