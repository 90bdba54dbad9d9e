import Ownership

/// How a type's own stored properties hold, and who declares them, in order, as its field descriptor says.
enum FieldOwnership {
  static func declared(by type: TypeMetadata) -> [(strength: OwnershipGraph.Strength, module: String)] {
    let inherited = type.superclass.map { declared(by: $0) } ?? []
    guard type.descriptor != 0 else { return inherited }
    let fields = Memory.relative(type.descriptor + 16)
    guard fields != 0 else { return inherited }
    let recordSize = UInt(Memory.quarter(fields + 10))
    let module = TypeName.module(type.name)
    return inherited
      + (0..<UInt(Memory.half(fields + 12))).map { place in
        let name = Memory.relative(fields + 16 + place * recordSize + 4)
        return (name == 0 ? .strong : MangledName(at: name).strength, module)
      }
  }
}
