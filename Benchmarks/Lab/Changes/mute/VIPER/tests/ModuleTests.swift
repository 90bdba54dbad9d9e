import Conformance
import Testing

@testable import VIPER_mute

@Test("The roles under test are those of the changed module")
func module() {
  #expect(AppSession.module(of: VIPERApp.self) == "VIPER_mute")
}
