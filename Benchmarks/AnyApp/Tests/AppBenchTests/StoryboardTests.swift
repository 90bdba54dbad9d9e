import AppBench
import Testing
import UIKit

@MainActor @Suite("A storyboard's controller", .serialized)
struct StoryboardTests {
  private static let storyboard = """
    <document initialViewController="one">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController storyboardIdentifier="Item" id="one" customClass="Item">
              <view key="view" id="v1"/>
              <navigationItem key="navigationItem" id="nav">
                <textField key="titleView" placeholder="Find" id="fie"/>
                <rightBarButtonItems>
                  <barButtonItem title="Save" id="b1"><connections><action selector="save" destination="one" id="a1"/></connections></barButtonItem>
                  <barButtonItem title="Share" id="b2"><connections><action selector="share" destination="one" id="a2"/></connections></barButtonItem>
                </rightBarButtonItems>
              </navigationItem>
              <connections><outlet property="field" destination="fie" id="c1"/></connections>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  private final class Item: UIViewController {
    var name = "drawn"
    let calls = Calls()
    var field: UITextField?

    init?(coder: NSCoder, name: String) {
      self.name = name
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    static func register() {
      ClassTable.register(Item.self, named: "Item", in: "AppBenchTests", decode: { Item(coder: $0) })
      ClassTable.register(Item.self, outlet: "field") { ClassTable.assign($1, to: &$0.field) }
      for action in ["save", "share"] {
        ClassTable.register(Item.self, action: action) { item, _ in item.calls.add(action) }
      }
    }
  }

  // Apple, UIStoryboard.instantiateViewController(identifier:creator:).
  @Test("is made by a closure with values of the app's own, or as it is drawn if that gives none")
  func creator() throws {
    Item.register()
    try withFiles(["Main.storyboard": Self.storyboard]) {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let given: Item = storyboard.instantiateViewController(identifier: "Item") { Item(coder: $0, name: "given") }
      let drawn: Item = storyboard.instantiateViewController(identifier: "Item") { _ in nil }
      let first = storyboard.instantiateInitialViewController { Item(coder: $0, name: "first") }
      #expect([given.name, drawn.name, first?.name] == ["given", "drawn", "first"] && given.storyboard === storyboard)
    }
  }

  @Test("has a view in the title's place, an outlet to it, and several buttons on one side with their actions")
  func items() throws {
    Item.register()
    try withFiles(["Main.storyboard": Self.storyboard]) {
      let item: Item = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Item")
      let app = try CodeApp.running { UINavigationController(rootViewController: item) }
      try app.perform(lines: "expect [ Find ]\ntype Find Lamp\ntap Share\ntap Save")
      #expect(item.calls.taken() == ["share", "save"] && item.field?.text == "Lamp")
    }
  }

  private static let scene = """
    <document initialViewController="one">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="one" customClass="Sheet">
              <view key="view" id="v1">
                <subviews><label text="a photo" id="lab"/></subviews>
                <connections><outletCollection property="gestureRecognizers" destination="swi" appends="YES" id="c1"/></connections>
              </view>
              <connections><outlet property="extra" destination="ext" id="c2"/></connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fir"/>
            <view id="ext"><subviews><label text="more" id="mor"/></subviews></view>
            <swipeGestureRecognizer id="swi">
              <swipeGestureRecognizerDirection key="direction" left="YES"/>
              <connections><action selector="swiped" destination="one" id="a1"/></connections>
            </swipeGestureRecognizer>
            <exit id="exi"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  private final class Sheet: UIViewController {
    weak var extra: UIView?

    static func register() {
      ClassTable.register(Sheet.self, named: "Sheet", in: "AppBenchTests", decode: { Sheet(coder: $0) })
      ClassTable.register(Sheet.self, outlet: "extra") { ClassTable.assign($1, to: &$0.extra) }
      ClassTable.register(Sheet.self, action: "swiped") { sheet, _ in
        if let extra = sheet.extra { sheet.view.addSubview(extra) }
        return nil
      }
    }
  }

  // Dumps of UIKit's headers: UIViewController has _topLevelObjectsToKeepAliveFromStoryboard.
  @Test("keeps the views and recognisers that stand beside it")
  func beside() throws {
    Sheet.register()
    let app = try CodeApp.running(drawnBy: Self.scene)
    #expect(app.picture.contains("a photo") && !app.picture.contains("more"))
    try app.perform(lines: "swipe a photo left\nexpect more")
  }
}
