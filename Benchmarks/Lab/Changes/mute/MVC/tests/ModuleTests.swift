import Conformance
import Testing

@testable import MVC_mute

@Test("The roles under test are those of the changed module")
func module() {
  #expect(AppSession.module(of: MVCApp.self) == "MVC_mute")
}
