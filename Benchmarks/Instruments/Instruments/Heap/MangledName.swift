import CInstruments

/// A type's name in reflection data: a mangled name that may contain pointers.
struct MangledName {
  let address: UInt
  let length: Int

  /// Finds the end of the name: a zero byte outside of the pointers that control characters announce.
  init(at address: UInt) {
    var length = 0
    scan: while true {
      switch Memory.byte(address + UInt(length)) {
      case 0: break scan
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
    self.address = address
    self.length = length
  }

  private func ends(with suffix: String) -> Bool {
    let bytes = Array(suffix.utf8)
    guard length > bytes.count else { return false }
    return bytes.indices.allSatisfy { Memory.byte(address + UInt(length - bytes.count + $0)) == bytes[$0] }
  }

  /// The strength with which a variable of this type holds its object.
  var strength: OwnershipGraph.Strength {
    if ends(with: "Xw") { return .weak }
    return ends(with: "Xo") || ends(with: "Xu") ? .unowned : .strong
  }

  /// True if it is a box: a variable that closures share.
  var isBox: Bool { ends(with: "Xx") || ends(with: "XX") || ends(with: "Xb") }

  /// The type; `nil` if it is a box or depends on generic arguments.
  var type: TypeMetadata? {
    let bare = strength == .strong ? length : length - 2
    guard !isBox, let name = UnsafePointer<CChar>(bitPattern: address),
      let type = instruments_type_named(name, bare)
    else { return nil }
    return TypeMetadata(UInt(bitPattern: type))
  }
}
