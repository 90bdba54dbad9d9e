import Instruments
import Testing
import UsersInterface

@testable import Tracing

@Suite("Messages")
struct MessageTests {
  private let folding = CallFolding(
    cast: Cast(module: "M", architecture: Architecture(name: "", summary: "", roles: ["View", "ViewModel", "Model"]))
  )

  @Test("are calls between roles; a role's own, the compiler's and those of nobody are folded into their callers")
  func folds() {
    let calls = folding.fold([
      raw(
        "M.ListView.tapped() -> ()",
        [
          raw(
            "M.ListView.help() -> ()",
            [
              raw("type metadata accessor for M.ListView", [raw("M.ListViewModel.tap() -> ()")]),
              raw("M.Observable<A>.send() -> ()", [raw("closure #1 () -> () in M.DetailsView.bind() -> ()")]),
            ]
          )
        ]
      )
    ])
    #expect(calls.flatMap(\.all).map(\.function) == ["tapped()", "tap()", "closure 1 in bind()"])
    let messages = calls.messages(from: nil)
    #expect(messages.map(\.sender?.name) == [nil, "ListView", "ListView"])
    #expect(messages.map(\.receiver.name) == ["ListView", "ListViewModel", "DetailsView"])
    #expect(messages.map(\.receiver.component) == ["List", "List", "Details"])
    #expect(messages.map(\.receiver.role) == ["View", "ViewModel", "View"])
  }

  @Test("are none of functions that are left out: what these call takes their places")
  func leavesOut() {
    let folding = CallFolding(cast: folding.cast, leftOut: "register_")
    let calls = folding.fold([
      raw("closure #1 () -> () in static M.ListView.register_1() -> ()", [raw("M.ListView.tapped() -> ()")])
    ])
    #expect(calls.flatMap(\.all).map(\.function) == ["tapped()"])
  }

  @Test("are counted apart from reads: getters, and functions that return a value; stored ones only through a protocol")
  func reads() {
    let calls = folding.fold([
      raw(
        "M.ListView.changed() -> ()",
        [
          raw(
            "protocol witness for M.ListInput.count.getter : Swift.Int in conformance M.ListViewModel : M.ListInput in M",
            [raw("M.ListViewModel.count.getter : Swift.Int", [raw("M.ListModel.find(Swift.Int) -> M.Row?")])]
          ),
          raw(
            "protocol witness for M.ListInput.alert.getter : Swift.Int? in conformance M.ListViewModel : M.ListInput in M"
          ),
          raw("M.ListViewModel.close() -> ()"),
        ]
      )
    ])
    #expect(calls.messages(from: nil).map(\.function) == ["changed()", "close()"])
    #expect(calls.messages(from: nil, reading: true).map(\.function) == ["count", "find(_:)", "alert"])
    #expect(calls.messages(from: nil, reading: true).map(\.sender?.name) == ["ListView", "ListViewModel", "ListView"])
  }

  @Test("pass through UIKit; what it does by itself is not told")
  func interface() {
    let calls = folding.fold([
      raw(
        "M.ListView.show() -> ()",
        [
          raw(
            "HeadlessUIKit.UITableView.reloadData() -> ()",
            [raw("M.ListView.row() -> ()"), raw("M.ListViewModel.row() -> ()")]
          ),
          raw("HeadlessUIKit.UILabel.text.setter : Swift.String", []),
          raw("HeadlessUIKit.UINavigationController.push() -> ()", []),
          raw("HeadlessUIKit.UINavigationController.viewControllers.getter : Swift.Int", []),
        ]
      )
    ])
    #expect(
      calls.flatMap(\.all).map(\.function) == [
        "show()", "UITableView.reloadData()", "row()", "row()", "UINavigationController.push()",
      ]
    )
    #expect(calls.messages(from: nil).map(\.receiver.name) == ["ListView", "ListViewModel"])
    #expect(calls.requests(from: nil).map(\.function) == ["UITableView.reloadData()", "UINavigationController.push()"])
    #expect(calls.requests(from: nil).allSatisfy { $0.sender?.name == "ListView" && $0.receiver.name == "UIKit" })
  }

  private func raw(_ demangled: String, _ calls: [RawCall] = []) -> RawCall {
    RawCall(function: Function(demangled: demangled), calls: calls)
  }
}
