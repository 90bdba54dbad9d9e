import CInstruments

/// Reads memory by address.
enum Memory {
  static func word(_ address: UInt) -> UInt { address == 0 ? 0 : instruments_word_at(address) }
  static func half(_ address: UInt) -> UInt32 { load(address, as: UInt32.self) ?? 0 }
  static func quarter(_ address: UInt) -> UInt16 { load(address, as: UInt16.self) ?? 0 }
  static func byte(_ address: UInt) -> UInt8 { load(address, as: UInt8.self) ?? 0 }

  /// The address that a relative pointer means.
  static func relative(_ address: UInt) -> UInt {
    let offset = load(address, as: Int32.self) ?? 0
    return offset == 0 ? 0 : address &+ UInt(bitPattern: Int(offset))
  }

  private static func load<Value: BitwiseCopyable>(_ address: UInt, as: Value.Type) -> Value? {
    UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: Value.self)
  }
}
