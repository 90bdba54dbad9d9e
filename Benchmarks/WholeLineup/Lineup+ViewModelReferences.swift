import FourV_strongViewModel
import FourV_weakViewModel
public import Lineup
public import Suites

nonisolated extension Lineup {
  /// 4V with the details' view holding its view model otherwise than unowned, which 000 says is required.
  public static let viewModelReferences = [
    Contender(FourV_strongViewModel.FourVApp.self, as: .variant, summary: "the details' view holds its view model"),
    Contender(
      FourV_weakViewModel.FourVApp.self,
      as: .variant,
      summary: "the details' view holds its view model weakly"
    ),
  ]
}
