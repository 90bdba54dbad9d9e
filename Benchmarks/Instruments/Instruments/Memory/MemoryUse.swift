import CInstruments

/// The memory that the program uses.
public enum MemoryUse {
  /// Bytes allocated and not freed, as the allocator counts them; `nil` where it does not say.
  public static var bytesInUse: Int? {
    let bytes = instruments_bytes_in_use()
    return bytes < 0 ? nil : Int(bytes)
  }
}
