public import Lineup
public import Suites
import UsersInterface
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

nonisolated extension Lineup {
  /// The four references that 003's closing remark wants weak, as it numbers them.
  public static let references = [
    1: "router to presenter", 2: "router to view", 3: "presenter to view", 4: "interactor to presenter",
  ]

  /// VIPER in all sixteen wirings of these references.
  public static let wirings = all.compactMap(\.wiring)

  /// Those that are neither fixed nor what 003 prints.
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
