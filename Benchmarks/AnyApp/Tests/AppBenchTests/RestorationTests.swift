import AppBench
import Testing
import UIKit

/// The order is that of Apple's *Preserving your app's UI across launches*.
@Suite("The state of an app")
@MainActor struct RestorationTests {
  /// The delegate of an app that begins with a storyboard.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let calls: Calls
    let isAgreed: Bool

    init(_ calls: Calls, isAgreed: Bool) {
      self.calls = calls
      self.isAgreed = isAgreed
      super.init()
    }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.add("will launch")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.add("launched")
      return true
    }

    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
      calls.add("should save")
      return isAgreed
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
      calls.add("will encode")
      coder.encode(7, forKey: "version")
    }

    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
      calls.add("should restore \(coder.decodeInteger(forKey: "version"))")
      return true
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
      calls.add("did decode \(coder.decodeInteger(forKey: "version"))")
    }
  }

  /// A controller that keeps what it shows.
  private final class Page: UIViewController {
    private static let label = "shown"
    static var calls = Calls()
    var shown = "nothing" {
      didSet { (viewIfLoaded?.subviews.first as? UILabel)?.text = shown }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let text = UILabel()
      text.text = shown
      view.insertSubview(text, at: 0)
    }

    func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      Page.calls.add("encode \(restorationIdentifier ?? "")")
      coder.encode([shown], forKey: Self.label)
      coder.encode(true, forKey: "isKept")
    }

    func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      Page.calls.add("decode \(restorationIdentifier ?? "")")
      let kept = coder.decodeObject(forKey: Self.label) as? [String]
      if coder.decodeBool(forKey: "isKept"), !coder.containsValue(forKey: "other") { shown = kept?.first ?? "" }
    }
  }

  private func storyboard(root: String) -> String {
    let page = { (id: String) in
      "<scene><objects><viewController storyboardIdentifier=\"\(id)\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\" title=\"\(id)\" customClass=\"Page\" id=\"\(id)\"/>"
        + "</objects></scene>"
    }
    return """
      <document initialViewController="n"><scenes><scene><objects>
      <navigationController \(root) id="n"><connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      \(page("list"))\(page("details"))\(page("sheet"))</scenes></document>
      """
  }

  private let calls = Calls()

  /// Runs an app on whose stack are two pages, with another one presented; then restarts it.
  private func restarted(root: String = #"restorationIdentifier="stack""#, isAgreed: Bool = true) throws -> String {
    ClassTable.register(Page.self, named: "Page", in: "AppBenchTests", decode: { Page(coder: $0) })
    ClassTable.register(Page.self, action: "encodeRestorableStateWith:") {
      $0.encodeRestorableState(with: try ClassTable.argument(0, of: $1))
    }
    ClassTable.register(Page.self, action: "decodeRestorableStateWith:") {
      $0.decodeRestorableState(with: try ClassTable.argument(0, of: $1))
    }
    Page.calls = calls
    let list = "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"
    return try withFiles(["Main.storyboard": storyboard(root: root), "Info.plist": list]) {
      let app = try RunningApp { Delegate(calls, isAgreed: isAgreed) }
      let stack = try #require(app.window?.rootViewController as? UINavigationController)
      for (index, name) in ["details", "sheet"].enumerated() {
        let page = UIStoryboard(name: "Main", bundle: nil).restorablePage(name)
        (page as? Page)?.shown = "\(name) of a lamp"
        if index == 0 { stack.pushViewController(page, animated: false) } else { stack.present(page, animated: false) }
        try app.perform(.wait(1))
      }
      try app.perform(.expect("sheet of a lamp"))
      _ = calls.taken()
      try app.perform(.event(.restart))
      try app.perform(.wait(1))
      return app.picture
    }
  }

  @Test("is kept in the background, and restored before the app knows that it is launched")
  func restores() throws {
    let picture = try restarted()
    #expect(picture.contains("‹ list  details") && picture.contains("details of a lamp"))
    #expect(picture.contains("║ sheet of a lamp"))
    #expect(
      calls.taken() == [
        "should save", "will encode", "encode list", "encode details", "encode sheet", "will launch",
        "should restore 7", "decode list", "decode details", "decode sheet", "did decode 7", "launched",
      ]
    )
  }

  @Test("is not kept without the delegate's consent, nor below a controller without an identifier")
  func keepsNothing() throws {
    #expect(try restarted(isAgreed: false).contains("nothing"))
    #expect(calls.taken() == ["should save", "will launch", "launched"])
    let picture = try restarted(root: "")
    #expect(picture.contains("nothing") && !picture.contains("details"))
    #expect(!calls.taken().contains { $0.hasPrefix("encode") || $0.hasPrefix("decode ") })
  }

  @Test("is asked for no more once the app has ended")
  func ended() throws {
    let app = try CodeApp.running { UIViewController() }
    try app.perform(.end)
    #expect(throws: AppFailure("the app has ended")) { try app.perform(.event(.restart)) }
  }
}

extension UIStoryboard {
  /// The controller that the element of an identifier draws.
  fileprivate func restorablePage(_ name: String) -> UIViewController {
    instantiateViewController(withIdentifier: name)
  }
}
