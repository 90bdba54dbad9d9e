/// The captures of a closure: their places in its context, their types and their strengths.
struct Captures {
  struct Capture {
    let offset: Int
    let name: MangledName
    let type: TypeMetadata?
  }

  private(set) var captures: [Capture] = []
  /// The offset from which captures cannot be read: a type that depends on generic arguments hides what follows.
  private(set) var unknownFrom: Int?

  /// Reads the description that a closure context's metadata points to.
  init(of metadata: TypeMetadata) {
    var offset = Int(Memory.half(metadata.address + 8))
    let descriptor = metadata.word(2)
    guard descriptor != 0 else {
      unknownFrom = offset
      return
    }
    // A generic function's closure has its generic arguments first.
    offset += Int(Memory.half(descriptor + 8)) * 8
    for place in 0..<Int(Memory.half(descriptor)) {
      let name = MangledName(at: Memory.relative(descriptor + 12 + UInt(place * 4)))
      let type = name.type
      let isOneWord = name.isBox || name.strength != .strong
      guard type != nil || isOneWord else {
        unknownFrom = offset
        return
      }
      let mask = isOneWord ? 7 : type?.alignmentMask ?? 7
      offset = (offset + mask) & ~mask
      captures.append(Capture(offset: offset, name: name, type: type))
      // A weak or unowned reference to a protocol's implementer has the protocol's witness tables with it.
      offset += max(isOneWord ? 8 : 0, type?.size ?? 8)
    }
  }
}
