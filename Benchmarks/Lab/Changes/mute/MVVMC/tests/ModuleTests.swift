import Conformance
import Testing

@testable import MVVMC_mute

@Test("The roles under test are those of the changed module")
func module() {
  #expect(AppSession.module(of: MVVMCApp.self) == "MVVMC_mute")
}
