import Foundation
import Testing

@Suite struct BrowserTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CI"] == "true", "only in continuous integration"))
  func `In continuous integration there is a browser, so that no test of the page is left out`() {
    #expect(Browser.isThere, "install chromium and chromium-driver, as .ci/run does")
  }
}
