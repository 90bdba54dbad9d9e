import CInstruments

/// The most memory that this process has had at a time.
enum PeakMemory {
  /// In bytes; `nil` where the system does not tell.
  static var bytes: Int? {
    let bytes = instruments_peak_bytes()
    return bytes < 0 ? nil : Int(bytes)
  }
}
