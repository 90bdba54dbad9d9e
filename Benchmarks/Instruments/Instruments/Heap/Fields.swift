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
