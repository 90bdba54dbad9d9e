import Conformance
import Testing

@testable import MVP_mute

@Test("The roles under test are those of the changed module")
func module() {
  #expect(AppSession.module(of: MVPApp.self) == "MVP_mute")
}
