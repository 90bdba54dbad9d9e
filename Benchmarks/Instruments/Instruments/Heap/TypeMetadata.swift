/// The names of types by their metadata, with a cache.
struct TypeNames {
  private var known: [UInt: String] = [:]

  subscript(metadata: UInt) -> String {
    mutating get {
      if let name = known[metadata] { return name }
      let name = TypeMetadata(metadata).name
      known[metadata] = name
      return name
    }
  }
}

/// A type's runtime metadata, read from memory.
///
/// The layout is that of the Swift ABI's documents TypeMetadata.rst and of include/swift/ABI/Metadata.h.
struct TypeMetadata: Hashable {
  enum Kind {
    case instance, structure, enumeration, optional, opaque, tuple, function, existential, closure, box, error, other
  }

  let address: UInt

  init(_ address: UInt) {
    self.address = address
  }

  init(_ type: Any.Type) {
    address = UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
  }

  var kind: Kind {
    switch word(0) {
    case 0: .instance
    case 0x200: .structure
    case 0x201: .enumeration
    case 0x202: .optional
    case 0x300: .opaque
    case 0x301: .tuple
    case 0x302: .function
    case 0x303: .existential
    case 0x400: .closure
    case 0x500: .box
    case 0x501: .error
    // Metadata of heap objects that are not instances ends at 0x7FF; above, the word is a pointer.
    case 0x800...: .instance
    default: .other
    }
  }

  /// The type's name with module; for private types without the address that the runtime adds.
  var name: String {
    switch kind {
    case .closure: return "closure context"
    case .box: return "box of \(TypeMetadata(word(2)).name)"
    case .error: return "error"
    case .other: return word(0) == 0x502 ? "task" : "runtime object"
    default: return type.map { TypeName.plain(_typeName($0, qualified: true)) } ?? "unknown type"
    }
  }

  var type: Any.Type? {
    UnsafeRawPointer(bitPattern: address).map { unsafeBitCast($0, to: Any.Type.self) }
  }

  var pointer: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: address) }

  func word(_ place: Int) -> UInt { Memory.word(address + UInt(place * 8)) }

  private var witnesses: UInt { Memory.word(address - 8) }
  /// The size of a value, in bytes.
  var size: Int { Int(Memory.word(witnesses + 64)) }
  /// The distance between values in an array, in bytes.
  var stride: Int { Int(Memory.word(witnesses + 72)) }
  private var flags: UInt { Memory.word(witnesses + 80) & 0xFFFF_FFFF }
  /// The alignment in bytes, minus one.
  var alignmentMask: Int { Int(flags & 0xFF) }
  /// True if an existential keeps the value inline, and not in a box.
  var isKeptInline: Bool { flags & 0x2_0000 == 0 }

  /// The nominal type's description, shared by its specialisations; 0 if it has none.
  var descriptor: UInt {
    switch kind {
    case .instance: word(Self.classDescriptorPlace)
    case .structure, .enumeration, .optional: word(1)
    default: 0
    }
  }

  var superclass: TypeMetadata? {
    guard kind == .instance, word(1) != 0 else { return nil }
    return TypeMetadata(word(1))
  }

  /// The offset at which an instance's stored properties end, in bytes.
  var instanceSize: Int { Int(Memory.half(address + UInt(Self.classDescriptorPlace * 8) - 16)) }

  /// The generic argument of a class at a place, from 0.
  func classArgument(_ place: Int) -> TypeMetadata {
    let positive = Memory.half(descriptor + 28)
    let immediate = Memory.half(descriptor + 32)
    return TypeMetadata(word(Int(positive - immediate) + place))
  }

  #if canImport(ObjectiveC)
    private static let classDescriptorPlace = 8
  #else
    private static let classDescriptorPlace = 5
  #endif
}
