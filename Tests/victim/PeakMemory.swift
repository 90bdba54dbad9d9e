import CInstruments

/// The most memory that this process has used at one time.
enum PeakMemory {
  /// The peak in bytes; `nil` where the system does not report it.
  static var bytes: Int? {
    let bytes = instruments_peak_bytes()
    return bytes < 0 ? nil : Int(bytes)
  }
}
