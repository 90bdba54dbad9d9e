import Foundation
import Testing

@Suite("The survey of an app")
struct SurveyTests {
  private let folder: AdoptFolder

  init() throws {
    folder = try AdoptFolder()
  }

  private func survey(_ text: String) throws -> String {
    try folder.write(text, to: "Shop/A.swift")
    return folder.run("--survey", "/Shop").text
  }

  @Test("says what is there, what is missing, what nothing calls, and other modules")
  func survey() throws {
    let text = try survey(
      """
      import UIKit
      import CoreData
      class A: UIViewController, UITableViewDelegate {
        let bar = UIPrintFormatter()
        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        class UIOwn {}
        let own = UIOwn()
      }
      """
    )
    #expect(text.hasPrefix("1 file; types of UIKit that are used: 3 are there, 1 missing\n"), "\(text)")
    #expect(text.contains("UIPrintFormatter: 1 file, such as A.swift:4"))
    #expect(text.contains("tableView(_:shouldShowMenuForRowAt:): 1 file, such as A.swift:5"))
    #expect(!text.contains("didSelectRowAt") && !text.contains("UIOwn"))
    #expect(text.contains("CoreData: 1 file; not here: its objects need the Objective-C runtime, and its models Xcode"))
    #expect(folder.everything == ["Shop", "Shop/A.swift"])
  }

  @Test("counts other names of types as there, and what Foundation has as Foundation's")
  func others() throws {
    let text = try survey("import UIKit\nlet a: UIControlState, b: UITableViewCellStyle, c: NSTextCheckingResult")
    #expect(text == "1 file; types of UIKit that are used: 2 are there, 0 missing\n")
  }

  @Test("looks only at the parts that are compiled on Linux")
  func conditions() throws {
    let text = try survey(
      """
      #if os(macOS) && !DEBUG
      import AppKit
      let a = NSTextView()
      #elseif canImport(WebKit) || (os(Linux) && swift(<4))
      import WebKit
      #else
      import Maps
        #if targetEnvironment(simulator)
        let b = UIPrintFormatter()
        #elseif DEBUG
        let c = UIDynamicAnimator()
        #endif
      #endif
      """
    )
    #expect(text.contains("Missing:\n  UIDynamicAnimator: 1 file, such as A.swift:11\n\nOther modules"), "\(text)")
    #expect(text.contains("  Maps: 1 file\n") && !text.contains("Kit:"))
  }

  @Test("takes no method of the app's own for a delegate's")
  func ownMethods() throws {
    let text = try survey(
      """
      import UIKit
      protocol Making { func tableView(_ table: UITableView, of kind: Int) }
      class Maker: Making {
        func tableView(_ table: UITableView, of kind: Int) {}
        func tableView(onSelect: () -> Void, onDelete: () -> Void) {}
        func navigationController(_ controller: UINavigationController?, in place: Int) {}
      }
      class Base: UIViewController {}
      class Screen: Base { func tableView(_ table: UITableView, canFocusRowAt path: IndexPath) -> Bool { true } }
      """
    )
    #expect(
      text.contains("though the app has them:\n  tableView(_:canFocusRowAt:): 1 file, such as A.swift:9\n"),
      "\(text)"
    )
    #expect(!text.contains(" tableView(_:of:)") && !text.contains("onSelect") && !text.contains("navigationController"))
  }

  @Test("says in one line that sources are of Swift 2")
  func swift2() throws {
    let text = try survey(
      """
      import UIKit
      class A: UITableViewController {
        func tableView(tableView: UITableView, cellForRowAtIndexPath path: NSIndexPath) -> UITableViewCell { fatalError() }
        func viewWillAppear(animated: Bool) {}
      }
      """
    )
    #expect(
      text.contains("\nThe sources are of Swift 2, which the compiler does not read: tableView(tableView:"),
      "\(text)"
    )
    #expect(!text.contains("Never called"))
  }

  @Test("leaves out tests and other languages, and says so")
  func leftOut() throws {
    try folder.write("import XCTest", to: "Shop/Checks/ACheck.swift")
    try folder.write("@testable import Shop", to: "Shop/Checks/Mock.swift")
    try folder.write("import Nothing", to: "Shop/Play.playground/Contents.swift")
    try folder.write("", to: "Shop/Old.m")
    let text = try survey("import UIKit")
    #expect(text.hasPrefix("1 file;"))
    #expect(text.contains("Left out, as of tests: 2 files, such as Checks/ACheck.swift\n"), "\(text)")
    #expect(text.contains("Left out, as of other languages: 1 file, such as Old.m\n") && !text.contains("Nothing"))
  }

  @Test("says what an app overrides that cannot be overridden here, and what can be and is never called")
  func overridden() throws {
    let text = try survey(
      """
      import UIKit
      class Base: UIView { func layOutAll() {} }
      class A: Base {
        override var intrinsicContentSize: CGSize { .zero }
        override func layOutAll() {}
        override func layoutSubviews() {}
        override func traitCollectionDidChange(_ old: UITraitCollection?) {}
      }
      class B: NSObject { override func copy() -> Any { self } }
      """
    )
    #expect(text.contains("not possible here:\n  intrinsicContentSize: 1 file, such as A.swift:4\n"), "\(text)")
    #expect(text.contains("  traitCollectionDidChange(_:): 1 file, such as A.swift:7"))
    #expect(!text.contains("layOutAll") && !text.contains("layoutSubviews") && !text.contains("copy"))
  }
}
