import Suites
import VIPER_initialiser_signIn

nonisolated extension ProvenRequest {
  /// Others with the same change, beside the six.
  static let signInBeside = [
    Contender(VIPER_initialiser_signIn.VIPERApp.self, summary: VIPER_initialiser_signIn.change)
  ]
}
