import Conformance
import Testing

@testable import Observed_mute

@Test("The roles under test are those of the changed module")
func module() {
  #expect(AppSession.module(of: ObservedApp.self) == "Observed_mute")
}
