import CInstruments

/// Where in the code closures are written, each function asked once.
struct CodePlaces {
  /// Read when the first closure is asked for: that takes longer than a census.
  private static let symbols = SymbolTable.ofProgram(.functions)

  private var known: [UInt: Function?] = [:]

  /// The closure whose code an address leads to; `nil` if that is none which a person wrote, or it has no name.
  mutating func closure(at address: UInt) -> Function? {
    if let closure = known[address] { return closure }
    let name = Self.symbols.name(covering: address &- UInt(instruments_load_offset())) ?? ""
    let closure = Function(demangled: Self.withoutForwarder(name))
    known[address] = .some(closure)
    return closure
  }

  /// What captures something is called by way of a function that the compiler makes.
  private static func withoutForwarder(_ name: String) -> String {
    let forwarder = "partial apply forwarder for "
    return name.hasPrefix(forwarder) ? String(name.dropFirst(forwarder.count)) : name
  }
}
