public import Contenders
import MVU
public import Suites

extension Lineup {
  /// The contenders: the six, the screens with no architecture, and MVU.
  public static let withMVU = compared + [Contender(MVUApp.self)]
}
