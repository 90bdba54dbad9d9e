/// Members of classes by their names; a class has those of its superclasses, too.
struct MemberTable<Call> {
  /// A member of one class.
  private struct Slot {
    let type: AnyClass
    /// Returns true for instances of the class.
    let accepts: (AnyObject) -> Bool
    /// Returns true for the class and those that inherit from it.
    let isAbove: (AnyClass) -> Bool
    let call: Call
  }

  private var slots: [String: [Slot]] = [:]

  /// Adds a member, before those of the classes that its class inherits from.
  mutating func add<Object: AnyObject>(_ name: String, of type: Object.Type, _ call: Call) {
    var slots = slots[name, default: []].filter { $0.type != type }
    let slot = Slot(type: type, accepts: { $0 is Object }, isAbove: { $0 is Object.Type }, call: call)
    slots.insert(slot, at: slots.firstIndex { $0.isAbove(type) } ?? slots.count)
    self.slots[name] = slots
  }

  /// Returns true if any class has a member of a name.
  func hasMember(_ name: String) -> Bool { slots[name] != nil }

  /// Returns the member of an object's class, or of the nearest class that it inherits from.
  func member(_ name: String, of object: AnyObject) -> Call? {
    slots[name]?.first { $0.accepts(object) }?.call
  }
}
