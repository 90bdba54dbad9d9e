import AdaptingRuntime
import Foundation
import Testing

/// Classes are registered by each test under a module's name of its own: the table is the process's.
@MainActor @Suite("The table of classes")
struct ClassTableTests {
  class Base {
    var label: Box?
    weak var partner: (any Marker)?
    // Outlets are declared so: the assignment has to take the type as it is.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var boxes: [Box]!
    var more: [Box] = []
    var log: [String] = []
    func tap(_ sender: Box, event: Any?) -> Int { 5 }
  }
  final class Derived: Base {}
  final class Box: Marker {}
  final class Stranger {}
  protocol Marker: AnyObject {}

  private func fill() {
    ClassTable.register(Derived.self, action: "who") { object, _ in object.log.append("derived") }
    ClassTable.register(Base.self, action: "who") { object, _ in object.log.append("base") }
    ClassTable.register(Base.self, action: "name") { _, _ in "base" }
    ClassTable.register(Derived.self, action: "name") { _, _ in "derived" }
    ClassTable.register(Base.self, action: "tap:event:") { object, arguments in
      try object.tap(ClassTable.argument(0, of: arguments), event: ClassTable.argument(1, of: arguments))
    }
    ClassTable.register(Base.self, outlet: "label") { ClassTable.assign($1, to: &$0.label) }
    ClassTable.register(Base.self, outlet: "partner") { ClassTable.assign($1, to: &$0.partner) }
    ClassTable.register(Base.self, outlet: "boxes") { ClassTable.assign($1, to: &$0.boxes) }
    ClassTable.register(Base.self, outlet: "more") { ClassTable.assign($1, to: &$0.more) }
  }

  @Test("sets outlets of a class and of those that inherit from it")
  func setsOutlets() throws {
    fill()
    let (object, box) = (Derived(), Box())
    for name in ["label", "partner", "boxes", "boxes", "more"] { try ClassTable.setOutlet(name, of: object, to: box) }
    #expect(object.label === box && object.partner === box && object.boxes.count == 2 && object.more.count == 1)
    try ClassTable.setOutlet("label", of: object, to: nil)
    #expect(object.label == nil)
  }

  @Test("calls the nearest class's action, with the arguments that it takes")
  func performs() throws {
    fill()
    fill()
    let (base, derived) = (Base(), Derived())
    for object in [base, derived] { try ClassTable.perform("who", on: object, with: [1, 2]) }
    #expect(try ClassTable.perform("name", on: base) as? String == "base")
    #expect(try ClassTable.perform("name", on: derived) as? String == "derived")
    #expect(base.log == ["base"] && derived.log == ["derived"])
    #expect(try ClassTable.perform("tap:event:", on: derived, with: [Box(), nil]) as? Int == 5)
    #expect(ClassTable.responds(derived, to: "who") && !ClassTable.responds(Stranger(), to: "who"))
  }

  @Test("refuses in UIKit's words")
  func refuses() {
    fill()
    let noOutlet = #expect(throws: ClassTableError.self) { try ClassTable.setOutlet("nope", of: Base(), to: nil) }
    #expect(
      noOutlet?.description
        == "[<Base> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nope."
    )
    let noAction = #expect(throws: ClassTableError.self) { try ClassTable.perform("who", on: Stranger()) }
    #expect(noAction?.description == "-[Stranger who]: unrecognized selector sent to instance")
    for name in ["label", "partner", "boxes", "more"] {
      #expect(throws: ClassTableError.wrongValue("Stranger", outlet: name, className: "Base")) {
        try ClassTable.setOutlet(name, of: Base(), to: Stranger())
      }
    }
    for arguments in [[], [nil], ["text"]] as [[Any?]] {
      #expect(throws: ClassTableError.wrongArgument(0, expected: "Box")) {
        try ClassTable.perform("tap:event:", on: Base(), with: arguments)
      }
    }
  }

  @Test("makes instances by name, and asks for the module if there are several")
  func makes() throws {
    ClassTable.register(Base.self, named: "Named", in: "One", make: { Base() })
    #expect(try ClassTable.make(named: "Named") is Base)
    #expect(try ClassTable.make(named: "One.Named") is Base)
    #expect(try ClassTable.make(named: "Two.Named") == nil)
    ClassTable.register(Derived.self, named: "Named", in: "Two", decode: { _ in Derived() })
    #expect(throws: ClassTableError.severalClasses("Named")) { try ClassTable.make(named: "Named") }
    #expect(try ClassTable.make(named: "Two.Named") == nil)
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(try ClassTable.make(named: "Named", in: "Two", coder: coder) is Derived)
    #expect(try ClassTable.type(named: "Named", in: "Two") == Derived.self)
    ClassTable.register(Stranger.self, named: "Abstract", in: "One")
    #expect(try ClassTable.make(named: "Abstract", coder: coder) == nil)
    #expect(try ClassTable.type(named: "Abstract") == Stranger.self)
    #expect(try ClassTable.make(named: "Nothing") == nil)
  }
}
