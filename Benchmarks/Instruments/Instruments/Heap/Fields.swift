import CInstruments
import Foundation

/// A stored property of a class or structure.
struct Field {
  let name: String
  let type: TypeMetadata
  let offset: Int
  let strength: OwnershipGraph.Strength
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
    let strengths = FieldOwnership.strengths(of: type)
    return (0..<count).compactMap { place in
      let field = instruments_field_at(pointer, place)
      defer { free(UnsafeMutableRawPointer(mutating: field.name)) }
      guard let fieldType = field.type else { return nil }
      // Where the descriptor was not understood, the runtime's word that a reference is not strong counts more.
      let strength = strengths.count == count ? strengths[place] : .strong
      return Field(
        name: field.name.map { plain(String(cString: $0)) } ?? "\(place)",
        type: TypeMetadata(UInt(bitPattern: fieldType)),
        offset: field.offset,
        strength: field.is_strong ? .strong : strength == .strong ? .unowned : strength
      )
    }
  }

  private static func plain(_ name: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return name.hasPrefix(lazy) ? String(name.dropFirst(lazy.count)) : name
  }
}
