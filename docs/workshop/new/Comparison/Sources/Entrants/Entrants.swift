public import Contenders
import NAME
public import Suites

extension Lineup {
  /// The contenders: the six, the screens with no architecture, and NAME.
  public static let withNAME = compared + [Contender(NAMEApp.self)]
}
