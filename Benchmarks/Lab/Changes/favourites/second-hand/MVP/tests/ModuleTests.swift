import Conformance
import Testing

@testable import MVP_favourites_second

@Test("The roles under test are those of the changed module")
func module() {
  #expect(AppSession.module(of: MVPApp.self) == "MVP_favourites_second")
}
