import Conformance
import Testing

@testable import OneStore_posts

@Test("The roles under test are those of the changed module")
func module() {
  #expect(AppSession.module(of: OneStoreApp.self) == "OneStore_posts")
}
