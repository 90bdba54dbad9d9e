import CInstruments
import Foundation

/// A stored property of a class or structure.
struct Field {
  let name: String
  let type: TypeMetadata
  let offset: Int
  let strength: OwnershipGraph.Strength
  /// The module of the type that declares it: not always the holder's, as fields are inherited.
  let module: String?
  /// True for a field of a type of the standard library or Foundation.
  let isLibrarys: Bool
}

/// The stored properties of types, with a cache by type.
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
      // If the descriptor was not understood, only the runtime's flag tells that a reference is not strong.
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

/// The strengths and declaring modules of a type's stored properties, in order, from its field descriptors.
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

/// A reference found in memory: its place in the holder, and the address it leads to.
struct Reference {
  let target: UInt
  /// The path from the holder; empty for elements and captures.
  let field: FieldPath
  let strength: OwnershipGraph.Strength
  /// The target's kind, if it is known to be a closure's context or a box, which metadata does not tell apart.
  var role: OwnershipGraph.Kind?
  /// The type of the value in the box that it leads to, where that is known.
  var content: String?
  /// The address of the code, if the reference leads to a closure.
  var function: UInt?
}

/// The path from an object to a value within it, such as `state.delegate`.
struct FieldPath {
  /// The path to an element or a capture, which has no name.
  static let none = FieldPath(text: "", module: nil)

  let text: String
  /// The module that declares the last field.
  let module: String?
}
