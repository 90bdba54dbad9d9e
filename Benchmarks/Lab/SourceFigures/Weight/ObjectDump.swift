import Command

/// The sections and symbols of object files, as `llvm-objdump --section-headers --syms` prints them.
struct ObjectDump {
  /// A symbol that has a size: a function, or a piece of data.
  struct Entry: Equatable {
    let name: String
    let isCode: Bool
    let size: Int
  }

  /// Bytes of sections with machine code.
  private(set) var code = 0
  /// Bytes of sections with data, constants and metadata; tables for unwinding and for debugging are left out.
  private(set) var data = 0
  private(set) var symbols: [Entry] = []
  /// The format of each file, such as `elf64-x86-64`.
  private(set) var formats: Set<String> = []

  /// Reads what the tool has printed of any number of files.
  init(_ text: String) {
    // By bytes: a name may be long, and there are thousands of lines.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map({ Substring($0) }) {
      if let format = line.firstRange(of: "file format ") {
        formats.insert(String(line[format.upperBound...]))
      } else if let tab = line.utf8.firstIndex(of: UInt8(ascii: "\t")) {
        readSymbol(line[..<tab], line[tab...].dropFirst())
      } else {
        readSection(line)
      }
    }
  }

  /// Reads a line such as `  2 .text  00000310 0000000000000000 TEXT`.
  private mutating func readSection(_ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 5, Int(words[0]) != nil, let size = Int(words[2], radix: 16) else { return }
    if words[4] == "TEXT" { code += size }
    if words[4] == "DATA", words[1] != ".eh_frame" { data += size }
  }

  /// Reads a line such as `0000000000000080  w    F .text<tab>0000000000000037 .hidden __swift_memcpy16_8`.
  private mutating func readSymbol(_ head: Substring, _ tail: Substring) {
    let words = tail.split(separator: " ")
    guard let size = words.first.flatMap({ Int($0, radix: 16) }), size > 0, let name = words.last else { return }
    // Behind the value there are seven flags of one letter each; the last one says what it is.
    let flag = head.dropFirst(17).prefix(7).last
    guard flag == "F" || flag == "O" else { return }
    symbols.append(Entry(name: String(name), isCode: flag == "F", size: size))
  }
}
