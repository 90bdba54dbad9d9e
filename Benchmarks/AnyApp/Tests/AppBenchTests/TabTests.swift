import AppBench
import Testing

@Suite("A tab bar controller")
@MainActor struct TabTests {
  // Controllers are made in each test: what a suite holds may be freed elsewhere than on the main actor.

  // The order that UIKit has: the controller that comes is loaded and told first.
  @Test("loads what it shows first, and tells the one that comes before the one that leaves")
  func order() throws {
    let fixture = try TabsApp()
    let app = fixture.app
    #expect(app.picture.contains("│ this is Users") && app.picture.contains("│ [Users]  Settings"))
    #expect(fixture.calls.taken() == ["Users loaded", "Users appears", "Users appeared"])
    try app.perform(.tap("Settings"))
    #expect(app.picture.contains("│ this is Settings") && app.picture.contains("│ Users  [Settings]"))
    #expect(
      fixture.calls.taken() == [
        "Settings loaded", "Settings appears", "Users disappears", "Users disappeared", "Settings appeared",
      ]
    )
    fixture.selectedIndex = 0
    try app.perform(.expect("this is Users"))
    #expect(
      fixture.calls.taken() == ["Users appears", "Settings disappears", "Settings disappeared", "Users appeared"]
    )
  }

  // UITabBarControllerDelegate: called for a person's taps, also on the selected tab.
  @Test("asks and tells its delegate of taps alone")
  func delegate() throws {
    let fixture = try TabsApp()
    let app = fixture.app
    fixture.becomeDelegate()
    _ = fixture.calls.taken()
    try app.perform(.tap("Users"))
    #expect(fixture.calls.taken() == ["should Users", "did Users"])
    fixture.selectedIndex = 1
    try app.perform(.expect("this is Settings"))
    #expect(!fixture.calls.taken().contains { $0.hasPrefix("should") || $0.hasPrefix("did") })
    fixture.closed = "Users"
    try app.perform(lines: "tap Users\nexpect this is Settings")
    #expect(fixture.calls.taken() == ["should Users"])
  }

  @Test("keeps what a tab showed, and returns to the root when its tab is tapped again")
  func stack() throws {
    let fixture = try TabsApp()
    let app = fixture.app
    fixture.showStack()
    try app.perform(lines: "expect [Root]  Other\nexpect this is Top\ntap Other\nexpect this is Other")
    fixture.nameStack()
    try app.perform(lines: "tap Top Rated\nexpect this is Top\ntap Top Rated\nexpect this is Root")
  }

  @Test("shows what an item says last: its own title or the controller's, a badge, and what cannot be tapped")
  func items() throws {
    let fixture = try TabsApp()
    let app = fixture.app
    fixture.setItem()
    try app.perform(lines: "expect [Users]  More (3)\ntap More\nexpect Users  [More (3)]")
    fixture.setTitle("Less")
    try app.perform(lines: "expect Users  [Less (3)]")
    fixture.setItemTitle(nil)
    fixture.setTitle(nil)
    try app.perform(.expect("Users  [dots (3)]"))
    fixture.disableFirst()
    #expect(throws: AppFailure("\"Users\" is disabled")) { try app.perform(.tap("Users")) }
  }

  @Test("selects the first tab when the selected one is taken out, and frees that")
  func removal() throws {
    let fixture = try TabsApp()
    let app = fixture.app
    try app.perform(.tap("Settings"))
    #expect(try fixture.replaceAll())
    try app.perform(lines: "expect this is New")
    fixture.selectedIndex = 5
    #expect(fixture.selectedIndex == 0)
  }

  @Test("is drawn in a storyboard, with a relationship and an item for each tab")
  func storyboard() throws {
    let tab = { (id: String, item: String, text: String) in
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)"><tabBarItem key="tabBarItem" \(item) id="i\(id)"/>
      <view key="view" id="v\(id)"><subviews><label text="\(text)" id="l\(id)"/></subviews></view>
      </viewController></objects></scene>
      """
    }
    let app = try TabsApp.ofStoryboard(
      """
      <document initialViewController="t"><scenes><scene sceneID="st"><objects><tabBarController id="t">
      <tabBar key="tabBar" id="bar"/><connections>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="ra"/>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="rb"/>
      </connections></tabBarController></objects></scene>
      \(tab("a", "title=\"Items\" badgeValue=\"2\"", "a list"))\(tab("b", "systemItem=\"mostViewed\"", "a chart"))
      </scenes></document>
      """
    )
    try app.perform(lines: "expect [Items (2)]  Most Viewed\nexpect a list\ntap Most Viewed\nexpect a chart")
  }
}
