import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("UIResponder: values of others, nibs", .keepingObjects)
struct ResponderTests {
  /// A coder without values.
  nonisolated private final class EmptyCoder: NSCoder {}

  private enum Tag: AssociatedKey { static var defaultValue: Int { 7 } }
  private enum Name: AssociatedKey { static var defaultValue: String? { nil } }

  @Test("Values are kept with their object, and the default is read where none is")
  func values() {
    let (view, other) = (UIView(), UIView())
    view[Tag.self] = 1
    view[Name.self] = "view"
    #expect(view[Tag.self] == 1 && view[Name.self] == "view")
    #expect(other[Tag.self] == 7 && other[Name.self] == nil)
    view[Name.self] = nil
    #expect(view[Name.self] == nil)
  }

  @Test("A controller has the name of the nib that it was made with, and an empty view if nobody reads nibs")
  func nibs() {
    let controller = UIViewController(nibName: "Details", bundle: nil)
    #expect(controller.nibName == "Details" && UIViewController().nibName == nil)
    #expect(controller.view.subviews.isEmpty)
  }

  @Test("Views and controllers are made from a coder as nibs and storyboards make them")
  func coder() throws {
    let coder = EmptyCoder()
    #expect(UIView(coder: coder) != nil && UILabel(coder: coder) != nil && UIViewController(coder: coder) != nil)
    #expect(UIActivityIndicatorView(coder: coder)?.isHidden == true)
    #expect(UITableViewCell(coder: coder)?.textLabel == nil)
    #expect(UINavigationController(coder: coder)?.viewControllers == [])
  }

  @Test("A window of a size has it")
  func windowSize() {
    #expect(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200)).bounds.size == CGSize(width: 100, height: 200))
    #expect(UIWindow().bounds.size == CGSize(width: 320, height: 440))
  }
}
