import Suites
import VIPER_initialiser_picker

nonisolated extension ProvenRequest {
  /// Others with the same change, beside the six.
  static let pickerBeside = [
    Contender(VIPER_initialiser_picker.VIPERApp.self, summary: VIPER_initialiser_picker.change)
  ]
}
