import CInstruments
import Foundation
import Ownership

/// A stored property of a class or structure.
struct Field {
  let name: String
  let type: TypeMetadata
  let offset: Int
  let strength: OwnershipGraph.Strength
  /// The module of the type that declares it: not always the holder's, as fields are inherited.
  let module: String?
  /// Whether it is one of those that the standard library keeps within its types.
  let isLibrarys: Bool
}

/// The stored properties of types, each type asked once.
struct Fields {
  private var known: [TypeMetadata: [Field]] = [:]

  mutating func of(_ type: TypeMetadata) -> [Field] {
    if let fields = known[type] { return fields }
    let fields = Self.read(type)
    known[type] = fields
    return fields
  }

  private static func read(_ type: TypeMetadata) -> [Field] {
    guard let pointer = type.pointer else { return [] }
    let count = instruments_field_count(pointer)
    let declared = FieldOwnership.declared(by: type)
    let isUnderstood = declared.count == count
    let isLibrarys = TypeName.isLibrary(type.name)
    return (0..<count).compactMap { place in
      let field = instruments_field_at(pointer, place)
      defer { free(UnsafeMutableRawPointer(mutating: field.name)) }
      guard let fieldType = field.type else { return nil }
      // Where the descriptor was not understood, the runtime's word that a reference is not strong counts more.
      let strength = isUnderstood ? declared[place].strength : .strong
      return Field(
        name: field.name.map { plain(String(cString: $0)) } ?? "\(place)",
        type: TypeMetadata(UInt(bitPattern: fieldType)),
        offset: field.offset,
        strength: field.is_strong ? .strong : strength == .strong ? .unowned : strength,
        module: isUnderstood ? declared[place].module : nil,
        isLibrarys: isLibrarys
      )
    }
  }

  private static func plain(_ name: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return name.hasPrefix(lazy) ? String(name.dropFirst(lazy.count)) : name
  }
}

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

/// A reference found in memory: from where in its holder, to which address.
struct Reference {
  let target: UInt
  /// The way from the holder; empty for elements and captures.
  let field: FieldPath
  let strength: OwnershipGraph.Strength
  /// Whether it is known to lead to a closure's context or to a box, which their metadata does not tell apart.
  var role: OwnershipGraph.Kind?
  /// The type of the value in the box that it leads to, where that is known.
  var content: String?
  /// Where the code of the closure is that it leads to, if it leads to one.
  var function: UInt?
}

/// The way from an object to a value within it, such as `state.delegate`.
struct FieldPath {
  /// An element or a capture, which has no name.
  static let none = FieldPath(text: "", module: nil)

  let text: String
  /// The module that declares the last field.
  let module: String?
}
