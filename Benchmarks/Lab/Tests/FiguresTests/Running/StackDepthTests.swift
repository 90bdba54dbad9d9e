import Contenders
import Instruments
import Suites
import Testing
import Tracing
import UsersInterface

@testable import Figures

@Suite("The deepest stack")
@MainActor struct StackDepthTests {
  private let own = { (part: String, function: String) in StackFrame(kind: .own, part: part, function: function) }
  private let thunk = StackFrame(kind: .compilers, part: "", function: "thunk")

  @Test("ends in the architecture, with most functions of its own, then most in all; of equals it is the first")
  func deepest() {
    let long = [own("View", "a"), thunk, thunk, own("View", "b"), thunk]
    let short = [own("View", "c"), own("Presenter", "c")]
    let first = [own("View", "d"), thunk, own("Presenter", "e")]
    let second = [own("View", "f"), thunk, own("View", "g")]
    let depth = StackDepth(.tap, deepestOf: [long, short, first, second, []])
    #expect(depth.frames == first)
    #expect(depth.count == 2)
    #expect(StackDepth(.tap, deepestOf: []).count == 0)
  }

  @Test("is told by roles, in the order in which they are met from the bottom, and by name")
  func told() {
    let depth = StackDepth(
      .load,
      deepestOf: [[own("View", "V.a"), own("Presenter", "P.b"), thunk, own("View", "V.c"), own("Router", "R.d")]]
    )
    #expect(depth.text == "4 frames: View 2, Presenter 1, Router 1")
    #expect(depth.path == "V.a → P.b → V.c → R.d")
    #expect(
      depth.figures == [
        "deepest stack of a load": 4, "deepest stack of a load, all frames": 5, "deepest stack of a load, View": 2,
        "deepest stack of a load, Presenter": 1, "deepest stack of a load, Router": 1,
      ]
    )
    #expect(StackDepth(.tap, deepestOf: [[own("View", "V.a")]]).text == "1 frame: View 1")
    #expect(StackDepth(.tap, deepestOf: []).text == "0 frames")
  }

  #if DEBUG
    @Test("counts what is under way, through code that reports nothing too, and not what has returned")
    func recorded() throws {
      let caller = DeepCaller()
      caller.numbers = [2, 1]
      let stacks = try StackRecorder.record {
        caller.countsDown(from: 2)
        caller.countsDown(from: 1)
      }
      #expect(calls(stacks) == ["countsDown(from:)", "countsDown(from:)", "countsDown(from:)", "leaf()"])
      #expect(
        try calls(StackRecorder.record { caller.callsThree() })
          == ["callsThree()", "closure 1 in callsThree()", "precedes(_:_:)"]
      )
    }

    @Test("is the same wherever its recording begins, and goes on after an error")
    func bottom() throws {
      let caller = DeepCaller()
      #expect(throws: DeepCaller.Failure.self) { try StackRecorder.record { try caller.fails() } }
      let here = try StackRecorder.record { caller.countsDown(from: 1) }
      let below = try deeper(3) { try StackRecorder.record { caller.countsDown(from: 1) } }
      #expect(here.map(\.count) == below.map(\.count))
      // The empty closure is a function of this target, too.
      #expect(try StackRecorder.record {}.count == 1)
    }

    @Test("that is too deep is refused")
    func tooDeep() {
      #expect(throws: TraceFailure.self) { try StackRecorder.record { DeepCaller().countsDown(from: 1_100) } }
    }

    @Test("of a step is the same twice; it begins in the app and ends in the architecture", arguments: Lineup.compared)
    func twice(_ contender: Contender) throws {
      for step in StackStep.allCases {
        let depth = try StackDepth(of: step, in: contender)
        #expect(try StackDepth(of: step, in: contender) == depth)
        #expect(
          !depth.frames.contains { ["Conformance", "Suites", "Tracing", "Figures", "FiguresTests"].contains($0.part) }
        )
        #expect(depth.frames.last?.kind == .own)
      }
    }

    @Test(
      "of a tap goes through the roles of its architecture",
      arguments: [
        ("MVC", ["ViewController"]), ("MVP", ["ViewController", "Presenter"]),
        ("MVVMC", ["ViewController", "ViewModel", "Coordinator"]),
        ("VIPER", ["ViewController", "Presenter", "Interactor"]),
        ("VIPVM", ["ViewController", "ViewModel", "Interactor", "Presenter"]),
        ("FourV", ["ViewController", "ViewModel", "Router", "ViewPresenter", "ViewFactory", "Interactor"]),
      ]
    )
    func roles(_ pattern: String, _ roles: [String]) throws {
      let contender = try #require(Lineup.patterns.first { $0.id == pattern })
      let parts = try StackDepth(of: .tap, in: contender).shares.map(\.part)
      #expect(parts.filter(contender.architecture.roles.contains) == roles)
    }

    @Test("has nothing of what is made once in a process")
    func once() throws {
      #expect(try StackDepth(of: .load, in: Contender(OnceApp.self)).path == "OnceApp.init(window:repository:)")
    }

    @Test("of an app in another one is that of the app")
    func wrapped() throws {
      let contender = try #require(Lineup.patterns.first { $0.id == "VIPER" })
      let depth = try StackDepth(of: .load, in: contender, running: around(contender.app))
      #expect(try StackDepth(of: .load, in: contender) == depth)
    }

    @Test("cannot be had of an app that does not do the step")
    func idle() throws {
      let failure = #expect(throws: TraceFailure.self) { try StackDepth.figures(of: Contender(IdleApp.self)) }
      #expect(try #require(failure).text == "no load is under way")
    }
  #else
    @Test("cannot be had in a build for release")
    func release() {
      #expect(throws: TraceFailure.self) { try StackDepth.figures(of: Lineup.patterns[0]) }
    }
  #endif

  @Test("has accessors and closures of the architecture's types; the compiler's functions are between them")
  func names() {
    let architecture = Architecture(name: "", summary: "", roles: ["View", "Model"])
    let reader = StackReader(module: "M", architecture: architecture)
    let kinds = [
      "M.ListView.tapped() -> ()", "closure #1 () -> () in M.ListModel.load() -> ()",
      "M.ListModel.(rows in _0AB1).modify : Swift.Int with unmangled suffix \".resume.0\"",
      "(extension in M):HeadlessUIKit.UIView.shake() -> ()", "HeadlessUIKit.UIView.layoutIfNeeded() -> ()",
      "protocol witness for M.Rows.count.getter : Swift.Int in conformance M.ListModel : M.Rows in M",
      "M.ListModel.__allocating_init() -> M.ListModel", "reabstraction thunk helper from A to B",
    ].map { reader.frame(of: Function(demangled: $0), named: $0) }
    #expect(kinds.map(\.kind) == [.own, .own, .own, .own, .other, .compilers, .compilers, .compilers])
    #expect(kinds.map(\.part) == ["View", "Model", "Model", "UIView", "HeadlessUIKit", "", "", ""])
  }

  /// Returns the deepest of the stacks that lead through `DeepCaller`, without the functions of the test.
  private func calls(_ stacks: [[UInt]]) -> [String] {
    let reader = StackReader(module: "FiguresTests", architecture: nil)
    let frames = stacks.map { reader.frames($0).filter { $0.kind == .own && $0.part == "DeepCaller" } }
    return StackDepth(.tap, deepestOf: frames).frames.map { $0.function.replacing("DeepCaller.", with: "") }
  }

  private func deeper<Value>(_ depth: Int, _ body: () throws -> Value) rethrows -> Value {
    depth == 0 ? try body() : try deeper(depth - 1, body)
  }
}
