/// The structure of a design as a matrix: which elements depend on which, directly and indirectly.
///
/// MacCormack, Rusnak and Baldwin, "Exploring the Structure of Complex Software Designs: An Empirical Study of Open Source
/// and Proprietary Code", Management Science 52 (2006); cyclic groups as in Baldwin, MacCormack and Rusnak, "Hidden
/// Structure", Research Policy 43 (2014).
public struct DesignStructure: Sendable, Equatable {
  /// The elements, in order.
  public let elements: [String]
  /// The share of all pairs of elements, each with itself included, in which the first depends on the second, directly or
  /// not: the density of the visibility matrix, 0 to 1.
  public let propagationCost: Double
  /// The elements of the largest group in which each depends on each other one, in order; empty if there is no cycle. Of
  /// groups with the same size, the one with the first element.
  public let largestCycle: [String]
  /// The mean number of other elements that an element is coupled with: those that it depends on or that depend on it
  /// (Chidamber and Kemerer, "A Metrics Suite for Object Oriented Design", IEEE Transactions on Software Engineering 20,
  /// 1994: coupling between objects).
  public let coupling: Double

  /// Computes the figures of a design.
  ///
  /// - Parameter uses: for each element, those that it depends on; other names are left out.
  public init(_ uses: [String: [String]]) {
    elements = uses.keys.sorted()
    let places = Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($1, $0) })
    let edges = elements.enumerated().map { index, name in
      Set((uses[name] ?? []).compactMap { places[$0] }).subtracting([index]).sorted()
    }
    var groups = CyclicGroups(edges)
    groups.find()
    let cells = Double(elements.count * elements.count)
    propagationCost = elements.isEmpty ? 0 : Double(Self.visible(groups.all, edges)) / cells
    let cycles = groups.all.map { $0.sorted() }.filter { $0.count > 1 }
    let largest = cycles.max { ($0.count, $1[0]) < ($1.count, $0[0]) }
    largestCycle = (largest ?? []).map { [elements] in elements[$0] }
    let pairs = edges.enumerated().flatMap { index, others in others.map { [min(index, $0), max(index, $0)] } }
    coupling = elements.isEmpty ? 0 : 2 * Double(Set(pairs).count) / Double(elements.count)
  }

  /// Counts the cells of the visibility matrix. All elements of a group see the same.
  private static func visible(_ groups: [[Int]], _ edges: [[Int]]) -> Int {
    var group = [Int](repeating: 0, count: edges.count)
    for (index, members) in groups.enumerated() { for member in members { group[member] = index } }
    var rows: [MatrixRow] = []
    var count = 0
    for members in groups {
      var row = MatrixRow(members, of: edges.count)
      // A group comes after all groups that it depends on.
      for other in Set(members.flatMap { edges[$0] }.map { group[$0] }) where other < rows.count {
        row.formUnion(rows[other])
      }
      rows.append(row)
      count += members.count * row.count
    }
    return count
  }
}

/// A row of the visibility matrix: a bit for each element.
private struct MatrixRow {
  private var words: [UInt]

  init(_ elements: [Int], of count: Int) {
    words = Array(repeating: 0, count: count / UInt.bitWidth + 1)
    for element in elements { words[element / UInt.bitWidth] |= 1 << UInt(element % UInt.bitWidth) }
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  mutating func formUnion(_ other: MatrixRow) {
    for index in words.indices { words[index] |= other.words[index] }
  }
}

/// The groups of elements that depend on each other, by Tarjan's algorithm ("Depth-First Search and Linear Graph
/// Algorithms", SIAM Journal on Computing 1, 1972), without recursion: a design may be deep.
private struct CyclicGroups {
  /// The groups, each after those that it depends on.
  private(set) var all: [[Int]] = []
  private let edges: [[Int]]
  private var order: [Int?]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0

  init(_ edges: [[Int]]) {
    self.edges = edges
    order = Array(repeating: nil, count: edges.count)
    lowest = Array(repeating: 0, count: edges.count)
    isOpen = Array(repeating: false, count: edges.count)
  }

  mutating func find() {
    for element in edges.indices where order[element] == nil { visit(element) }
  }

  private mutating func visit(_ root: Int) {
    var path = [(element: root, next: 0)]
    enter(root)
    while let (element, next) = path.last {
      if next < edges[element].count {
        path[path.count - 1].next += 1
        let other = edges[element][next]
        if let place = order[other] {
          if isOpen[other] { lowest[element] = min(lowest[element], place) }
        } else {
          enter(other)
          path.append((other, 0))
        }
      } else {
        path.removeLast()
        if let above = path.last?.element { lowest[above] = min(lowest[above], lowest[element]) }
        if lowest[element] == order[element] { close(element) }
      }
    }
  }

  private mutating func enter(_ element: Int) {
    order[element] = count
    lowest[element] = count
    count += 1
    open.append(element)
    isOpen[element] = true
  }

  /// Takes the group of an element from the open ones.
  private mutating func close(_ element: Int) {
    var group: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      group.append(last)
      if last == element { break }
    }
    all.append(group)
  }
}
