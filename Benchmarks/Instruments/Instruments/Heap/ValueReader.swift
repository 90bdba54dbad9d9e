import CInstruments

/// Finds the references in values, by the runtime metadata of their types.
struct ValueReader {
  private(set) var references: [Reference] = []
  private var fields = Fields()
  private let isObject: (UInt) -> Bool

  init(isObject: @escaping (UInt) -> Bool) {
    self.isObject = isObject
  }

  /// Returns the references found so far, and empties the reader for another holder.
  mutating func takeReferences() -> [Reference] {
    defer { references = [] }
    return references
  }

  /// Reads the stored properties of an instance or structure.
  mutating func readFields(of type: TypeMetadata, at address: UInt, under path: FieldPath) {
    for field in fields.of(type) {
      let place = address &+ UInt(bitPattern: field.offset)
      let way = path.continued(by: field)
      if field.strength == .strong {
        read(field.type, at: place, way)
      } else {
        readReference(field.strength, at: place, way)
      }
    }
  }

  /// Reads a weak or unowned reference.
  mutating func readReference(_ strength: OwnershipGraph.Strength, at address: UInt, _ path: FieldPath) {
    let word = Memory.word(address) & Self.addressBits
    guard word > 4096 else { return }
    // A weak reference leads to a side table, which begins with the object's address.
    add(strength == .weak ? Memory.word(word) : word, path, strength)
  }

  /// Reads a value.
  mutating func read(_ type: TypeMetadata, at address: UInt, _ path: FieldPath) {
    switch type.kind {
    case .instance: add(Memory.word(address), path)
    case .structure: readFields(of: type, at: address, under: path)
    case .optional: readOptional(type, at: address, path)
    case .tuple: readTuple(type, at: address, path)
    case .function: readFunction(type, at: address, path)
    case .existential: readExistential(type, at: address, path)
    case .opaque: if type.mayHoldObject { scan(address, type.size, path) }
    default: scan(address, type.size, path)
    }
  }

  /// Reads each word as a reference if it is an object's address once its tag bits are cleared.
  ///
  /// If a word leads to a closure's context, the word before it leads to the closure's code.
  mutating func scan(_ address: UInt, _ size: Int, _ path: FieldPath) {
    for offset in Swift.stride(from: 0, through: size - 8, by: 8) {
      let function = offset == 0 ? nil : Memory.word(address + UInt(offset - 8))
      add(Memory.word(address + UInt(offset)) & Self.addressBits, path, function: function)
    }
  }

  private mutating func readOptional(_ type: TypeMetadata, at address: UInt, _ path: FieldPath) {
    let wrapped = TypeMetadata(type.word(2))
    guard let value = UnsafeRawPointer(bitPattern: address), let pointer = wrapped.pointer,
      instruments_has_payload(value, pointer)
    else { return }
    read(wrapped, at: address, path)
  }

  private mutating func readTuple(_ type: TypeMetadata, at address: UInt, _ path: FieldPath) {
    for element in 0..<Int(type.word(1)) {
      let offset = type.word(4 + element * 2) & 0xFFFF_FFFF
      read(TypeMetadata(type.word(3 + element * 2)), at: address + offset, path)
    }
  }

  private mutating func readFunction(_ type: TypeMetadata, at address: UInt, _ path: FieldPath) {
    guard (type.word(1) >> 16) & 0xFF == 0 else { return }
    add(Memory.word(address + 8), path, role: .closure, function: Memory.word(address))
  }

  private mutating func readExistential(_ type: TypeMetadata, at address: UInt, _ path: FieldPath) {
    let flags = Memory.half(type.address + 8)
    let isClassBound = flags & 0x8000_0000 == 0
    let isError = (flags >> 24) & 0x3F == 1
    if isClassBound || isError { return add(Memory.word(address), path) }
    let content = TypeMetadata(Memory.word(address + 24))
    guard content.address != 0 else { return }
    if content.isKeptInline {
      read(content, at: address, path)
    } else {
      add(Memory.word(address), path, role: .box, content: content.name)
    }
  }

  private mutating func add(
    _ word: UInt,
    _ path: FieldPath,
    _ strength: OwnershipGraph.Strength = .strong,
    role: OwnershipGraph.Kind? = nil,
    content: String? = nil,
    function: UInt? = nil
  ) {
    let target = word & Self.addressBits
    guard isObject(target) else { return }
    references.append(
      Reference(target: target, field: path, strength: strength, role: role, content: content, function: function)
    )
  }

  /// The bits of an address; enumerations and strings keep tags in the others.
  private static let addressBits: UInt = 0x00FF_FFFF_FFFF_FFF8
}

extension FieldPath {
  /// Returns the path to a field of this path's value; fields within library types are left out.
  fileprivate func continued(by field: Field) -> FieldPath {
    if text.isEmpty { return FieldPath(text: field.name, module: field.module) }
    return field.isLibrarys ? self : FieldPath(text: "\(text).\(field.name)", module: field.module)
  }
}

extension TypeMetadata {
  /// True for built-in types that may be references; a raw pointer keeps nothing alive.
  fileprivate var mayHoldObject: Bool {
    !name.hasPrefix("Builtin.Int") && !name.hasPrefix("Builtin.RawPointer") && !name.hasPrefix("Builtin.FP")
  }
}
