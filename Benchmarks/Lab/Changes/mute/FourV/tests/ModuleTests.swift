import Conformance
import Testing

@testable import FourV_mute

@Test("The roles under test are those of the changed module")
func module() {
  #expect(AppSession.module(of: FourVApp.self) == "FourV_mute")
}
