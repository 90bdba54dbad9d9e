/// Weaves all mutants of a file into its text, each behind a switch.
///
/// Mutant schemata, as Stryker and muter have them: one build serves all mutants, as the active one is chosen at run
/// time. The text that a mutant replaces may hold other mutants; they are woven into the original, not the replacement.
struct Weaver {
  /// A part of the woven text, and the mutant that it is of.
  struct Region {
    let range: Range<Int>
    let mutant: Int
  }

  private(set) var bytes: [UInt8] = []
  /// The places of the original's pieces in the woven text.
  private var pieces: [(place: Int, original: Int)] = []
  /// The regions; those within others come before them.
  private(set) var regions: [Region] = []
  private let source: SourceText

  init(_ source: SourceText, mutants: [Mutant]) {
    self.source = source
    let edits = mutants.flatMap { mutant in mutant.edits.map { (mutant.number, $0) } }
    // Insertions first, then outer edits before inner ones; those at the same place in the order of their numbers.
    let sorted = edits.sorted { first, second in
      let (one, other) = (first.1.range, second.1.range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      if one.isEmpty != other.isEmpty { return one.isEmpty }
      return one.upperBound != other.upperBound ? one.upperBound > other.upperBound : first.0 < second.0
    }
    var rest = sorted[...]
    weave(0..<source.bytes.count, &rest)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The innermost mutant at a place of the woven text; `nil` if there is none.
  func mutant(at place: Int) -> Int? {
    regions.filter { $0.range.contains(place) }.min { $0.range.count < $1.range.count }?.mutant
  }

  /// The place of the original that a place of the woven text was made of.
  func original(of place: Int) -> Int {
    guard let piece = pieces.last(where: { $0.place <= place }) else { return 0 }
    return piece.original + place - piece.place
  }

  private mutating func weave(_ range: Range<Int>, _ edits: inout ArraySlice<(Int, Mutant.Edit)>) {
    var place = range.lowerBound
    while let (number, edit) = edits.first, edit.range.upperBound <= range.upperBound {
      edits.removeFirst()
      copy(place..<edit.range.lowerBound)
      let start = bytes.count
      bytes += Array(edit.before.utf8)
      if edit.keepsOriginal { weave(edit.range, &edits) }
      bytes += Array(edit.after.utf8)
      regions.append(Region(range: start..<bytes.count, mutant: number))
      place = edit.range.upperBound
    }
    copy(place..<range.upperBound)
  }

  private mutating func copy(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    pieces.append((bytes.count, range.lowerBound))
    bytes += source.bytes[range]
  }
}
