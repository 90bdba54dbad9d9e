import CInstruments

/// Finds the references in heap objects: instances, closure contexts, boxes, and the storage of collections.
struct ObjectReader {
  private var values: ValueReader
  private var names = TypeNames()

  init(isObject: @escaping (UInt) -> Bool) {
    values = ValueReader(isObject: isObject)
  }

  mutating func references(of object: HeapObject) -> [Reference] {
    let type = TypeMetadata(object.metadata)
    switch type.kind {
    case .instance: readInstance(object, type)
    case .closure: return readClosure(object, type)
    case .box: values.read(TypeMetadata(type.word(2)), at: object.address + UInt(Memory.half(type.address + 8)), .none)
    default: scan(object, from: 16)
    }
    return values.takeReferences()
  }

  /// Returns the kind of a type's objects; the storage of collections is known by its type's name.
  static func kind(of type: TypeMetadata, named name: String) -> OwnershipGraph.Kind {
    switch type.kind {
    case .instance: Storage(name) == nil ? .instance : .buffer
    case .closure: .closure
    case .box: .box
    default: .other
    }
  }

  private enum Storage {
    case array, set, dictionary

    init?(_ name: String) {
      switch name.prefix(while: { $0 != "<" }) {
      case "Swift._ContiguousArrayStorage": self = .array
      case "Swift._SetStorage": self = .set
      case "Swift._DictionaryStorage": self = .dictionary
      default: return nil
      }
    }
  }

  private mutating func readInstance(_ object: HeapObject, _ type: TypeMetadata) {
    let name = names[type.address]
    switch Storage(name) {
    case .array: readArray(object, type)
    case .set: readHashTable(object, type, columns: 1)
    case .dictionary: readHashTable(object, type, columns: 2)
    // Skipped: a string's characters, and unused capacity behind them that may still hold old addresses.
    case nil where name == "Swift.__StringStorage": break
    case nil:
      values.readFields(of: type, at: object.address, under: .none)
      // Elements that were allocated with the instance, as by a managed buffer.
      scan(object, from: (type.instanceSize + 7) & ~7)
    }
  }

  private mutating func readArray(_ object: HeapObject, _ type: TypeMetadata) {
    let element = type.classArgument(0)
    let start = (32 + element.alignmentMask) & ~element.alignmentMask
    // Storage beyond the count is not in use: addresses that are left there hold nothing.
    for place in 0..<Int(Memory.word(object.address + 16)) {
      values.read(element, at: object.address + UInt(start + place * element.stride), .none)
    }
  }

  /// Reads a hash table: its header ends with pointers to the columns; a bitmap of the buckets in use follows.
  private mutating func readHashTable(_ object: HeapObject, _ type: TypeMetadata, columns: Int) {
    let bitmap = object.address + 48 + UInt(columns * 8)
    let buckets = 1 << Int(Memory.byte(object.address + 32))
    for bucket in 0..<buckets where Memory.word(bitmap + UInt(bucket / 64 * 8)) >> UInt(bucket % 64) & 1 == 1 {
      for column in 0..<columns {
        let content = type.classArgument(column)
        let start = Memory.word(object.address + 48 + UInt(column * 8))
        values.read(content, at: start + UInt(bucket * content.stride), .none)
      }
    }
  }

  private mutating func readClosure(_ object: HeapObject, _ type: TypeMetadata) -> [Reference] {
    let captures = Captures(of: type)
    var references: [Reference] = []
    for capture in captures.captures {
      let place = object.address + UInt(capture.offset)
      if capture.name.strength != .strong {
        values.readReference(capture.name.strength, at: place, .none)
      } else if let type = capture.type {
        values.read(type, at: place, .none)
      } else {
        values.scan(place, 8, .none)
      }
      references += values.takeReferences().map { reference in
        var reference = reference
        if capture.name.isBox { reference.role = .box }
        return reference
      }
    }
    if let start = captures.unknownFrom { scan(object, from: (start + 7) & ~7) }
    return references + values.takeReferences()
  }

  private mutating func scan(_ object: HeapObject, from start: Int) {
    if start < object.size { values.scan(object.address + UInt(start), object.size - start, .none) }
  }
}

/// Reads memory by address.
enum Memory {
  static func word(_ address: UInt) -> UInt { address == 0 ? 0 : instruments_word_at(address) }
  static func half(_ address: UInt) -> UInt32 { load(address, as: UInt32.self) ?? 0 }
  static func quarter(_ address: UInt) -> UInt16 { load(address, as: UInt16.self) ?? 0 }
  static func byte(_ address: UInt) -> UInt8 { load(address, as: UInt8.self) ?? 0 }

  /// The target of a relative pointer; 0 if it is null.
  static func relative(_ address: UInt) -> UInt {
    let offset = load(address, as: Int32.self) ?? 0
    return offset == 0 ? 0 : address &+ UInt(bitPattern: Int(offset))
  }

  private static func load<Value: BitwiseCopyable>(_ address: UInt, as: Value.Type) -> Value? {
    UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: Value.self)
  }
}
