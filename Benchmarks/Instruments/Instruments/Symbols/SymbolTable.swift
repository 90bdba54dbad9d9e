import CInstruments
public import Foundation

/// The names of a program's variables or functions, read from its own file: private ones too, and closures.
///
/// The layout is that of ELF-64 (System V ABI, chapters Sections and Symbol Table).
public struct SymbolTable: Sendable {
  /// The kind of symbols that are read; the numbers are the format's.
  public enum Kind: UInt, Sendable {
    /// Global variables, metadata among them.
    case variables = 1
    /// Functions.
    case functions = 2
  }

  /// The symbols, in the order of their addresses.
  private let symbols: [(address: UInt, size: UInt, name: UInt)]
  private let file: Data

  /// The table of the running program; empty if its file has no symbols.
  static func ofProgram(_ kind: Kind) -> SymbolTable {
    let file = URL(fileURLWithPath: "/proc/self/exe")
    return SymbolTable((try? Data(contentsOf: file, options: .mappedIfSafe)) ?? Data(), of: kind)
  }

  /// Reads a file's symbols: none if it is not a program, and some or none if it is damaged.
  public init(_ file: Data, of kind: Kind = .variables) {
    self.file = file
    var symbols: [(UInt, UInt, UInt)] = []
    let sections = Self.number(file, 40, 8)
    let size = Self.number(file, 58, 2)
    for section in 0..<(file.prefix(4) == Data([0x7F, 0x45, 0x4C, 0x46]) ? Self.number(file, 60, 2) : 0) {
      let header = sections &+ section &* size
      guard Self.number(file, header &+ 4, 4) == 2 else { continue }
      let names = Self.number(file, sections &+ Self.number(file, header &+ 40, 4) &* size &+ 24, 8)
      let start = Self.number(file, header &+ 24, 8)
      let end = min(start &+ Self.number(file, header &+ 32, 8), UInt(file.count))
      for symbol in stride(from: start, to: end, by: 24) {
        // The kind is in the low half of the info byte.
        guard Self.number(file, symbol + 4, 1) & 15 == kind.rawValue else { continue }
        let name = names &+ Self.number(file, symbol, 4)
        symbols.append((Self.number(file, symbol + 8, 8), Self.number(file, symbol + 16, 8), name))
      }
    }
    self.symbols = symbols.sorted { $0.0 < $1.0 }
  }

  /// The name of the variable or function at an address of the file; demangled if it is Swift's.
  public func name(covering address: UInt) -> String? {
    let next = symbols.partitioningIndex { $0.address > address }
    guard next > 0 else { return nil }
    let symbol = symbols[next - 1]
    guard address - symbol.address < max(symbol.size, 8), symbol.name < UInt(file.count) else { return nil }
    let bytes = file.dropFirst(Int(symbol.name)).prefix { $0 != 0 }
    let mangled = String(decoding: bytes, as: UTF8.self)
    guard let demangled = instruments_demangled(mangled, mangled.utf8.count) else { return mangled }
    defer { free(demangled) }
    return String(cString: demangled)
  }

  private static func number(_ file: Data, _ offset: UInt, _ count: UInt) -> UInt {
    guard offset <= UInt(file.count), UInt(file.count) - offset >= 8 else { return 0 }
    let word = file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: Int(offset), as: UInt.self) }
    return count == 8 ? word : word & (1 << (count * 8) - 1)
  }
}

extension Array {
  /// The index at which the second part begins, in an array that a predicate divides in two.
  fileprivate func partitioningIndex(_ isSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The closures at addresses in the code, with a cache.
struct CodePlaces {
  /// The symbols, read at the first use: that takes longer than a census.
  private static let symbols = SymbolTable.ofProgram(.functions)

  private var known: [UInt: Function?] = [:]

  /// The closure whose code is at an address; `nil` if the compiler made it, or if it has no name.
  mutating func closure(at address: UInt) -> Function? {
    if let closure = known[address] { return closure }
    let name = Self.symbols.name(covering: address &- UInt(instruments_load_offset())) ?? ""
    let code = Self.withoutForwarder(name)
    let closure = Function(demangled: code) ?? Function(passedMethod: code)
    known[address] = .some(closure)
    return closure
  }

  /// Removes the prefix of a forwarder: the compiler makes one for each closure that captures something.
  private static func withoutForwarder(_ name: String) -> String {
    let forwarder = "partial apply forwarder for "
    return name.hasPrefix(forwarder) ? String(name.dropFirst(forwarder.count)) : name
  }
}
