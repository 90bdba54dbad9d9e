import Instruments
import Testing

@Suite("A function's name")
struct FunctionTests {
  @Test(
    "is told as a person wrote it",
    arguments: [
      ("MVC.UserListViewController.viewDidLoad() -> ()", "UserListViewController", "viewDidLoad()"),
      ("MVC.List.(show in _4A6F01)(row: Swift.Int, Swift.Int) -> ()", "List", "show(row:_:)"),
      ("MVC.List.show(at: (Swift.Int, Swift.Int) -> (), _: [A<B, C>]) throws -> ()", "List", "show(at:_:)"),
      ("closure #1 (Swift.Int) -> () in MVC.List.show() -> ()", "List", "closure 1 in show()"),
      (
        "closure #2 () -> () in closure #1 () -> A<B> in MVC.List.init(a: A) -> MVC.List", "List",
        "closure 2 in closure 1 in init(a:)"
      ),
      ("inner #1 () -> () in MVC.List.show() -> ()", "List", "inner() in show()"),
      ("MVVMC.Observable<(A) -> B>.bind(_: (A) -> ()) -> ()", "Observable", "bind(_:)"),
      ("static VIPER.Router.start<A where A: B>(userID: Swift.Int) -> A", "Router", "start(userID:)"),
      ("(extension in MVVMC):HeadlessUIKit.UIViewController.embed(_: A) -> ()", "UIViewController", "embed(_:)"),
      ("MVC.List.Row.name.getter : Swift.String", "List", "Row.name"),
      ("MVC.List.title.setter : Swift.String", "List", "title ="),
      ("MVC.List.title.didset : Swift.String", "List", "title didSet"),
    ]
  )
  func person(_ demangled: String, _ type: String, _ name: String) throws {
    let function = try #require(Function(demangled: demangled))
    #expect(function.type == type)
    #expect(function.name == name)
    #expect(function.place.hasSuffix("\(type).\(name.split(separator: " in ").last ?? "")"))
  }

  @Test("says for a closure in which function of which type it is written")
  func place() {
    let name = "closure #2 () -> () in closure #1 () -> A<B> in MVC.List.init(a: A) -> MVC.List"
    #expect(Function(demangled: name)?.place == "closure 2 in closure 1 in List.init(a:)")
  }

  @Test(
    "tells if it returns a value; an initialiser or a maker does not count",
    arguments: [
      ("MVC.List.title.getter : Swift.String", true),
      ("protocol witness for MVC.Titled.title.getter : A in conformance MVC.List : MVC.Titled in MVC", true),
      (
        "protocol witness for MVC.(Titled in _4A6F).title.getter : A in conformance MVC.List : MVC.(Titled in _4A6F) in MVC",
        true
      ),
      ("MVC.List.name(at: Swift.Int) -> Swift.String", true),
      ("MVC.List.find(Swift.String) throws -> (Swift.Int, Swift.Int)", true),
      ("MVC.List.show() -> ()", false), ("MVC.List.save() throws(MVC.Reason) -> ()", false),
      ("MVC.List.title.setter : Swift.String", false), ("MVC.List.title.didset : Swift.String", false),
      ("MVC.List.init(a: A) -> MVC.List", false), ("static MVC.List.make() -> MVC.List", false),
      ("closure #1 () -> Swift.Int in MVC.List.show() -> ()", false),
    ]
  )
  func answers(_ demangled: String, _ isRead: Bool) throws {
    let function = try #require(Function(demangled: demangled))
    #expect(function.isRead == isRead)
    #expect(function.type == "List")
  }

  @Test(
    "is missing if the compiler made the function, or if it belongs to no type",
    arguments: [
      "type metadata accessor for MVC.List",
      "partial apply forwarder for closure #1 () -> () in MVC.List.show() -> ()",
      "reabstraction thunk helper from @escaping @callee_guaranteed () -> () to @escaping @callee_guaranteed () -> ()",
      "protocol witness for VIPER.View.show() -> () in conformance VIPER.ListView : VIPER.View in VIPER",
      "implicit closure #1 () -> Swift.Bool in MVC.List.show() -> ()",
      "$defer #1 () -> () in MVC.List.show() -> ()",
      "default argument 0 of MVC.List.show(at: Swift.Int) -> ()",
      "outlined copy of Swift.Optional<MVC.List>",
      "MVC.List.__allocating_init(a: A) -> MVC.List",
      "MVC.List.__deallocating_deinit",
      "MVC.List.deinit",
      "MVC.List.title.modify : Swift.String",
      "MVC.help() -> ()",
      "tracing_begin",
      "",
    ]
  )
  func compiler(_ demangled: String) {
    #expect(Function(demangled: demangled) == nil)
  }
}
