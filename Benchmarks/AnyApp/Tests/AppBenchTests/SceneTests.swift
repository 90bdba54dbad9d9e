import AppBench
import Testing
import UIKit

/// The order of calls is that of Apple's *About the app launch sequence* and *Managing your app's life cycle*.
@Suite("Scenes")
@MainActor struct SceneTests {
  private let calls = Calls()

  private func list(_ configuration: String) -> [String: String] {
    [
      "Info.plist": """
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Missing</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneConfigurationName</key><string>Default Configuration</string>\(configuration)
      </dict></array></dict></dict></dict></plist>
      """
    ]
  }

  private let named = "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).FirstScene</string>"

  @Test("are connected after the launch, with the delegate of Info.plist, and told of their life to its end")
  func life() throws {
    weak var delegate: SceneDelegate?
    SceneDelegate.register(calls)
    try withFiles(list(named)) {
      let app = try RunningApp { SceneAppDelegate(calls) }
      #expect(app.picture.contains("this is Scene"))
      #expect(
        calls.taken() == ["launched", "configuration", "connect", "on scene", "foreground", "active"]
      )
      #expect(states() == "active [\"foregroundActive\"]")
      try app.perform(lines: "background\nforeground\nopen shop://cart\nexpect shop://cart")
      #expect(calls.taken() == ["inactive", "background", "foreground", "active"])
      delegate = UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate
      #expect(delegate != nil)
      try app.perform(.end)
      #expect(calls.taken() == ["inactive", "background", "disconnect", "discarded 1", "terminate"])
      #expect(states() == "background []")
    }
    #expect(delegate == nil)
  }

  @Test("may be of a class that the app's delegate names")
  func configured() throws {
    SceneDelegate.register(calls)
    try withFiles(list("")) {
      let app = try RunningApp {
        SceneAppDelegate(calls) { session in
          let configuration = UISceneConfiguration(name: "Other", sessionRole: session.role)
          configuration.delegateClass = SceneDelegate.self
          return configuration
        }
      }
      #expect(app.picture.contains("this is Scene"))
    }
  }

  @Test("may begin with a storyboard, whose window the delegate has when it is told")
  func storyboard() throws {
    var files = list(named + "<key>UISceneStoryboardFile</key><string>Begin</string>")
    files["Begin.storyboard"] = """
      <document initialViewController="a"><scenes><scene><objects><viewController id="a">
      <view key="view" id="v"><subviews><label text="drawn" id="l"/></subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    SceneDelegate.register(calls)
    try withFiles(files) {
      let app = try RunningApp { SceneAppDelegate(calls) }
      #expect(app.picture.contains("drawn") && calls.names.contains("connect with a window"))
    }
  }

  @Test("are made for an app without a window, whose Info.plist is elsewhere, of the class SceneDelegate")
  func withoutList() throws {
    SceneDelegate.register(calls)
    let app = try RunningApp { SceneAppDelegate(calls) }
    #expect(app.picture.contains("this is Scene"))
  }

  @Test("are those of the Info.plist nearest to the top that is an app's")
  func nearestList() throws {
    SceneDelegate.register(calls)
    let plist = { (key: String) in "<plist version=\"1.0\"><dict><key>\(key)</key><string>x</string></dict></plist>" }
    var files = list(named + "<key>UISceneStoryboardFile</key><string>Begin</string>")
    files["A-Info.plist"] = plist("CFBundlePackageType")
    files["Folder/Info.plist"] = plist("UILaunchStoryboardName")
    files["Begin.storyboard"] = """
      <document initialViewController="a"><scenes><scene><objects><viewController id="a">
      <view key="view" id="v"><subviews><label text="drawn" id="l"/></subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    try withFiles(files) {
      let app = try RunningApp { SceneAppDelegate(calls) }
      #expect(app.picture.contains("drawn"))
    }
  }

  @Test("are not there in an app that makes its window itself")
  func none() throws {
    _ = try RunningApp { NotingDelegate(calls) }
    #expect(states() == "active []")
  }
}
