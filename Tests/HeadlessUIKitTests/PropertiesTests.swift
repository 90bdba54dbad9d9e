import CInstruments
import Foundation
import HeadlessUIKit
import Observation
import Synchronization
import TestSupport
import Testing

@MainActor @Suite("Views that read observable values", .keepingObjects)
struct PropertiesTests {
  @Observable final class Model {
    var name = "Ada"
    var other = 0
  }

  final class Board: UIView {
    let model: Model
    let log: EventLog
    var readsInLayout = false

    init(_ model: Model, _ log: EventLog) {
      (self.model, self.log) = (model, log)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      log.note("properties: \(readsInLayout ? "" : model.name)")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.note("layout: \(readsInLayout ? model.name : "")")
    }
  }

  let window = KeptObjects.keep(UIWindow())
  let model = Model()
  let log = EventLog()
  let board: Board

  init() {
    board = KeptObjects.keep(Board(model, log))
    window.makeKeyAndVisible()
  }

  @Test("A changed value makes the run loop busy until the screen is brought up to date, by a turn or by a look")
  func busy() {
    window.addSubview(board)
    window.runLoop.runUntilIdle()
    for (name, bringUpToDate) in [("Grace", window.runLoop.turn), ("Alan", window.runLoop.updateScreen)] {
      model.name = name
      #expect(!window.runLoop.isIdle)
      bringUpToDate()
      #expect(window.runLoop.isIdle && log.take().last == "properties: \(name)")
    }
  }

  @Test("A view that was out of the window when a value changed is updated when it is back")
  func away() {
    let inner = KeptObjects.keep(UIView())
    let outer = KeptObjects.keep(UIView())
    let root = KeptObjects.keep(UIViewController())
    root.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(board)
    window.rootViewController = root
    window.runLoop.runUntilIdle()
    _ = log.take()
    outer.removeFromSuperview()
    model.name = "Grace"
    window.runLoop.runUntilIdle()
    #expect(log.take() == [])
    root.view.addSubview(outer)
    window.runLoop.runUntilIdle()
    #expect(log.take() == ["properties: Grace"])
  }

  @Test("Reading keeps no view alive")
  func lifetime() {
    weak var gone: Board?
    do {
      let view = Board(model, log)
      view.readsInLayout = true
      gone = view
      window.addSubview(view)
      window.runLoop.turn()
      view.removeFromSuperview()
      _ = log.take()
    }
    #expect(gone == nil)
    model.name = "Ada"
    #expect(log.take() == [])
  }

  @Test("Reading again and again without a change in between leaves nothing behind")
  func registrations() async {
    // In a process of its own: other tests use memory meanwhile.
    await #expect(processExitsWith: .success) {
      let bytes = await PropertiesTests.bytesLeftByLayouts()
      precondition(bytes < 1_000, "\(bytes) bytes are left of 1,000 layouts")
    }
  }

  private static func bytesLeftByLayouts() -> Int64 {
    let (window, log) = (UIWindow(), EventLog())
    let board = Board(Model(), log)
    board.readsInLayout = true
    window.addSubview(board)
    func layOut(_ times: Int) {
      for _ in 0..<times {
        board.setNeedsLayout()
        window.runLoop.turn()
        _ = log.take()
      }
    }
    layOut(100)
    let before = instruments_bytes_in_use()
    layOut(1_000)
    return instruments_bytes_in_use() - before
  }

  @Test("A value that changes on another thread updates them when the main actor is free")
  func otherThread() async {
    let shared = Shared()
    let view = KeptObjects.keep(Reader(shared))
    window.addSubview(view)
    window.runLoop.runUntilIdle()
    #expect(view.read == 0)
    await Task.detached { shared.number = 1 }.value
    while window.runLoop.isIdle { await Task.yield() }
    window.runLoop.turn()
    #expect(view.read == 1)
  }

  final class Reader: UIView {
    let shared: Shared
    var read = -1

    init(_ shared: Shared) {
      self.shared = shared
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() { read = shared.number }
  }
}

/// An observable number that any thread may set.
nonisolated final class Shared: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let value = Mutex(0)

  var number: Int {
    get {
      registrar.access(self, keyPath: \.number)
      return value.withLock { $0 }
    }
    set { registrar.withMutation(of: self, keyPath: \.number) { value.withLock { $0 = newValue } } }
  }
}
