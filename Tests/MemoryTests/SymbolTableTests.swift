import Foundation
import Instruments
import Testing

@Suite("The names in a program's file")
struct SymbolTableTests {
  /// The smallest file with one name: a variable of 16 bytes at 4096.
  private let file = {
    var file = Data(repeating: 0, count: 232)
    file.replaceSubrange(0..<4, with: [0x7F, 0x45, 0x4C, 0x46])
    // The section headers' place, size and number.
    (file[40], file[58], file[60]) = (64, 64, 2)
    // The symbols, at 192, whose names are in section 1; and the names, at 216.
    (file[68], file[88], file[96], file[104], file[152]) = (2, 192, 24, 1, 216)
    // The symbol: its name's place, kind, address and size.
    (file[192], file[196], file[201], file[208]) = (1, 1, 16, 16)
    file.replaceSubrange(217..<221, with: "name".utf8)
    return file
  }()

  @Test("are found by the addresses that they cover")
  func covers() {
    let table = SymbolTable(file)
    #expect([4095, 4096, 4111, 4112].map { table.name(covering: $0) } == [nil, "name", "name", nil])
    #expect(SymbolTable(file, of: .functions).name(covering: 4096) == nil)
  }

  @Test("are read of a damaged file as far as they are there", arguments: [1, 2, 4, 8], [0x7F, 0xFF] as [UInt8])
  func survivesDamage(size: Int, byte: UInt8) {
    for place in stride(from: 4, through: file.count - size, by: size) {
      var damaged = file
      damaged.replaceSubrange(place..<place + size, with: repeatElement(byte, count: size))
      let table = SymbolTable(damaged)
      for address in [0, 4096, .max] as [UInt] { _ = table.name(covering: address) }
    }
  }

  @Test("are read of a file that breaks off as far as they are there")
  func survivesCuts() {
    for length in 0..<file.count {
      let name = SymbolTable(file.prefix(length)).name(covering: 4096)
      #expect(name.map("name".hasPrefix) != false)
    }
  }
}
