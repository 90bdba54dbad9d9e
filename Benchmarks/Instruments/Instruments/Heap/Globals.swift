import CInstruments

/// The global variables that hold objects.
enum Globals {
  private static let symbols = SymbolTable.ofProgram(.variables)

  /// Returns the places of objects that the program's global variables refer to, with the variables' names.
  static func holding(_ places: [UInt: Int]) -> [(node: Int, name: String)] {
    let search = Search(places)
    instruments_each_data_segment(Unmanaged.passUnretained(search).toOpaque()) { context, start, size in
      guard let context, let start else { return }
      Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().look(UInt(bitPattern: start), size)
    }
    guard !search.found.isEmpty else { return [] }
    let offset = UInt(instruments_load_offset())
    return search.found.map { ($0.node, symbols.name(covering: $0.address - offset) ?? "a global variable") }
  }

  private final class Search {
    private let places: [UInt: Int]
    private let first: UInt
    private let last: UInt
    private(set) var found: [(node: Int, address: UInt)] = []

    init(_ places: [UInt: Int]) {
      self.places = places
      first = places.keys.min() ?? .max
      last = places.keys.max() ?? .min
    }

    func look(_ start: UInt, _ size: Int) {
      let end = start + UInt(size)
      var address = (start + 7) & ~7
      // Millions of words, hardly any of them an object's address: two comparisons rule out most.
      while address + 8 <= end {
        let word = Memory.word(address)
        if word >= first, word <= last, let node = places[word] { found.append((node, address)) }
        address += 8
      }
    }
  }
}
