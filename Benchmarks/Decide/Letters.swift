/// A compact letter display: two contenders share a letter if and only if they are not told apart.
///
/// "Not told apart" is not transitive: of 15, 16 and 17 with a noise of one, 16 is like both others, which differ. So 15 is
/// `a`, 16 `ab` and 17 `b`. Each letter is a maximal clique of the graph of pairs that are not told apart, so the display
/// is right for any graph, not only for that of intervals (Piepho, "An Algorithm for a Letter-Based Representation of
/// All-Pairwise Comparisons", Journal of Computational and Graphical Statistics 13, 2004).
public struct Letters: Sendable, Equatable {
  /// The contenders of each letter, from `a` on, each in the order that was given.
  public let groups: [[String]]

  /// The greatest number of contenders whose letters are found if what is like the first of three need not be like the second:
  /// the cliques of such a graph can be as many as 3 to the power of a third of it (Moon and Moser, 1965).
  private static let limit = 30

  /// Finds the letters; `a` is that of the first contender. There are none of more than 30 contenders whose relation is not
  /// that of an order with a noise.
  ///
  /// - Parameters:
  ///   - order: the contenders, the best first, each once.
  ///   - isApart: tells if two of them are told apart; it has to be symmetric.
  public init(_ order: [String], isApart: (String, String) -> Bool) {
    let near = order.indices.map { one in order.indices.filter { $0 > one && !isApart(order[one], order[$0]) } }
    guard let cliques = Self.windows(near) ?? Self.cliques(near) else {
      groups = []
      return
    }
    groups = cliques.sorted { $0.lexicographicallyPrecedes($1) }.map { clique in clique.map { order[$0] } }
  }

  /// The letters of a contender, such as `ab`; `nil` if it is not among them.
  public subscript(contender: String) -> String? {
    let own = groups.indices.filter { groups[$0].contains(contender) }
    return own.isEmpty ? nil : own.map(Self.letter).joined()
  }

  /// Returns the maximal cliques of an order with a noise, in which those that are like one stand next to it: each is a window
  /// of the order. Returns `nil` for another graph.
  ///
  /// - Parameter near: for each place the later places that are not told apart from it.
  private static func windows(_ near: [[Int]]) -> [[Int]]? {
    var (windows, end): ([[Int]], Int) = ([], 0)
    for (place, later) in near.enumerated() {
      let own = place + 1 + later.count
      guard later == Array((place + 1)..<own), own >= end else { return nil }
      if own > end { windows.append(Array(place..<own)) }
      end = own
    }
    return windows
  }

  /// Returns the maximal cliques of any graph; `nil` if it is too large.
  private static func cliques(_ near: [[Int]]) -> [[Int]]? {
    guard near.count <= limit else { return nil }
    let neighbours = near.indices.map { one in
      Set(near.indices.filter { $0 > one ? near[one].contains($0) : near[$0].contains(one) })
    }
    var cliques: [[Int]] = []
    extend([], Set(near.indices), [], neighbours, into: &cliques)
    return cliques
  }

  /// Returns a letter by its place; those after `z` have a number, as `a1`, so that no text has two meanings.
  private static func letter(_ place: Int) -> String {
    let (round, offset) = place.quotientAndRemainder(dividingBy: 26)
    return "\(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(offset))))\(round == 0 ? "" : "\(round)")"
  }

  /// Adds all maximal cliques that contain a clique (Bron and Kerbosch, "Algorithm 457", CACM 16, 1973, with a pivot).
  ///
  /// - Parameters:
  ///   - candidates: those beside which all of the clique stand, and that were not tried.
  ///   - tried: those beside which all of the clique stand, and whose cliques were found.
  private static func extend(
    _ clique: [Int],
    _ candidates: Set<Int>,
    _ tried: Set<Int>,
    _ neighbours: [Set<Int>],
    into cliques: inout [[Int]]
  ) {
    if candidates.isEmpty, tried.isEmpty, !clique.isEmpty { cliques.append(clique.sorted()) }
    let near = { (one: Int) in candidates.intersection(neighbours[one]).count }
    let pivot = candidates.union(tried).max { near($0) < near($1) }
    var (candidates, tried) = (candidates, tried)
    for next in candidates.subtracting(pivot.map { neighbours[$0] } ?? []).sorted() {
      let (near, triedNear) = (candidates.intersection(neighbours[next]), tried.intersection(neighbours[next]))
      extend(clique + [next], near, triedNear, neighbours, into: &cliques)
      candidates.remove(next)
      tried.insert(next)
    }
  }
}
