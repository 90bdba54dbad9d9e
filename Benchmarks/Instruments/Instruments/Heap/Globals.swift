import CInstruments

/// The global variables that hold objects.
enum Globals {
  /// The places of objects whose addresses stand among the program's global variables, with the variables' names.
  static func holding(_ places: [UInt: Int]) -> [(node: Int, name: String)] {
    let search = Search(places)
    instruments_each_data_segment(Unmanaged.passUnretained(search).toOpaque()) { context, start, size in
      guard let context, let start else { return }
      Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().look(UInt(bitPattern: start), size)
    }
    guard !search.found.isEmpty else { return [] }
    let symbols = SymbolTable.ofProgram
    let offset = UInt(instruments_load_offset())
    return search.found.map { ($0.node, symbols.name(covering: $0.address - offset) ?? "a global variable") }
  }

  private final class Search {
    private let places: [UInt: Int]
    private(set) var found: [(node: Int, address: UInt)] = []

    init(_ places: [UInt: Int]) {
      self.places = places
    }

    func look(_ start: UInt, _ size: Int) {
      for address in stride(from: (start + 7) & ~7, to: start + UInt(size) - 7, by: 8) {
        if let node = places[Memory.word(address)] { found.append((node, address)) }
      }
    }
  }
}
