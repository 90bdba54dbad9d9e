import Observation
import Testing

@MainActor @Suite("As UIKit: properties, and what is read of observable values", .keepingObjects)
struct PropertiesBehaviour {
  @Observable final class Model {
    var name = "Ada"
    var age = 36
  }

  /// The calls, in order.
  final class Log {
    private var calls: [String] = []

    func note(_ call: String) { calls.append(call) }

    /// Returns the calls since the last time.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  final class Board: UIView {
    var updates: () -> Void = {}
    var layouts: () -> Void = {}

    override func updateProperties() {
      super.updateProperties()
      updates()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts()
    }
  }

  final class Controller: UIViewController {
    var updates: () -> Void = {}
    var layouts: () -> Void = {}

    override func updateProperties() {
      super.updateProperties()
      updates()
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      layouts()
    }
  }

  let screen = KeptObjects.keep(VisibleWindow())
  let model = Model()
  let log = Log()

  /// Shows a controller with a board in its view; both note what is called, with what they read.
  private func show(reading read: @escaping @MainActor (Model) -> String = { _ in "" }) -> (Controller, Board) {
    let (controller, board) = (KeptObjects.keep(Controller()), KeptObjects.keep(Board()))
    controller.updates = { [log, model] in log.note("controller's properties \(read(model))") }
    controller.layouts = { [log] in log.note("controller's layout") }
    board.updates = { [log, model] in log.note("view's properties \(read(model))") }
    board.layouts = { [log] in log.note("view's layout") }
    controller.view.addSubview(board)
    screen.show(controller)
    screen.settle()
    return (controller, board)
  }

  @Test(
    "Properties are updated before the layout",
    .evidence("Apple, UIView, updateProperties(): configures content and styling properties before layout")
  )
  func first() throws {
    _ = show()
    let calls = log.take()
    let (update, layout) = (calls.firstIndex(of: "view's properties "), calls.firstIndex(of: "view's layout"))
    #expect(try #require(update) < #require(layout))
    let (own, will) = (calls.firstIndex(of: "controller's properties "), calls.firstIndex(of: "controller's layout"))
    #expect(try #require(own) < #require(will))
  }

  @Test(
    "An update that is asked for is not made inside the call, once for several calls, and lays nothing out",
    .evidence(
      "Apple, UIView, setNeedsUpdateProperties(): requests may be coalesced; juejin.cn/post/7520093724988145715"
    )
  )
  func demand() {
    let (controller, board) = show()
    _ = log.take()
    for _ in 1...3 { board.setNeedsUpdateProperties() }
    #expect(log.take() == [])
    screen.settle()
    #expect(log.take() == ["view's properties "])
    controller.setNeedsUpdateProperties()
    screen.settle()
    #expect(log.take() == ["controller's properties "])
  }

  @Test(
    "An update can be made at once, for a view, what lies below it and their controllers",
    .evidence(
      "Apple, UIView, updatePropertiesIfNeeded(): and any subviews, including any view controllers in its subtree"
    )
  )
  func atOnce() {
    let (controller, board) = show()
    _ = log.take()
    board.setNeedsUpdateProperties()
    controller.setNeedsUpdateProperties()
    controller.view.updatePropertiesIfNeeded()
    #expect(log.take() == ["controller's properties ", "view's properties "])
    screen.settle()
    #expect(log.take() == [])
  }

  @Test(
    "A change of an observable value that was read in updateProperties updates each that has read it once",
    .evidence("Apple, Updating views automatically with observation tracking in UIKit")
  )
  func tracking() {
    _ = show { $0.name }
    _ = log.take()
    for name in ["Grace", "Edsger"] {
      (model.name, model.age) = ("", 0)
      model.name = name
      #expect(log.take() == [])
      screen.settle()
      #expect(log.take().sorted() == ["controller's properties \(name)", "view's properties \(name)"])
    }
    model.age = 1
    screen.settle()
    #expect(log.take() == [])
  }

  @Test(
    "A change of an observable value that was read during layout lays out again",
    .evidence(
      "Apple, UIView, layoutSubviews(); UIViewController, viewWillLayoutSubviews(): automatic observation tracking"
    )
  )
  func trackingInLayout() {
    let (controller, board) = show()
    board.layouts = { [log, model] in log.note("view's layout \(model.name)") }
    controller.layouts = { [log, model] in log.note("controller's layout \(model.age)") }
    board.setNeedsLayout()
    controller.view.setNeedsLayout()
    screen.settle()
    _ = log.take()
    model.name = "Grace"
    screen.settle()
    #expect(log.take() == ["view's layout Grace"])
    model.age = 85
    screen.settle()
    #expect(log.take() == ["controller's layout 85"])
  }
}
