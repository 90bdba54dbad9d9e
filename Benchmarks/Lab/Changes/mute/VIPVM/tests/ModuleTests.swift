import Conformance
import Testing

@testable import VIPVM_mute

@Test("The roles under test are those of the changed module")
func module() {
  #expect(AppSession.module(of: VIPVMApp.self) == "VIPVM_mute")
}
