import Command
import SeededRandom
import Testing

@Suite("Two contenders share a letter if and only if they are not told apart")
struct LetterTests {
  @Test("in every figure of the facts")
  func facts() throws {
    let figures = try Samples.figures()
    #expect(figures.count > 50)
    for figure in figures { expectTrueLetters(figure) }
  }

  @Test("in a thousand figures that chance makes")
  func chance() {
    var random = SplitMix64(seed: 57)
    for _ in 0..<1_000 { expectTrueLetters(Samples.randomFigure(&random)) }
  }

  @Test("in any graph of pairs, if noise is given for each pair")
  func pairs() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let order = (0..<Int.random(in: 1...9, using: &random)).map(String.init)
      var apart: Set<Set<String>> = []
      for one in order {
        for other in order where one < other && Bool.random(using: &random) { apart.insert([one, other]) }
      }
      let letters = Letters(order) { apart.contains([$0, $1]) }
      for one in order {
        for other in order where one != other {
          #expect(share(letters[one], letters[other]) == !apart.contains([one, other]), "\(apart)")
        }
      }
      #expect(letters["0"]?.hasPrefix("a") == true)
    }
  }

  @Test("so a chain has no group: its ends are apart, its neighbours are not")
  func chain() {
    let values = ["A": 15.0, "B": 16, "C": 16, "D": 17, "E": 18, "F": 19]
    let letters = Samples.figure(values, noise: .absolute(1)).letters
    #expect(["A", "B", "C", "D", "E", "F"].map { letters[$0] } == ["a", "ab", "ab", "bc", "cd", "d"])
  }

  @Test("so cliques that are not consecutive have letters of their own")
  func ring() {
    let apart: Set<Set<String>> = [["A", "C"], ["B", "D"]]
    let letters = Letters(["A", "B", "C", "D"]) { apart.contains([$0, $1]) }
    #expect(["A", "B", "C", "D"].map { letters[$0] } == ["ab", "ac", "cd", "bd"])
  }

  @Test("among hundreds, if their order has a noise; a graph without an order has none then")
  func hundreds() {
    let order = (0..<400).map { "\($0)" }
    let values = Dictionary(uniqueKeysWithValues: order.map { ($0, 1 + (Double($0) ?? 0)) })
    expectTrueLetters(Samples.figure(values, noise: .absolute(1)))
    let ring = Letters(order) { (Int($0) ?? 0) % 2 == (Int($1) ?? 0) % 2 }
    #expect(order.allSatisfy { ring[$0] == nil })
  }

  @Test("with more letters than the alphabet has")
  func many() {
    let order = (0..<60).map { "\($0)" }
    let letters = Letters(order) { _, _ in true }
    #expect(Set(order.compactMap { letters[$0] }).count == 60)
    #expect(letters["25"] == "z" && letters["26"] == "a1" && letters["59"] == "h2")
  }
}

/// Tests each pair of a figure by the noise alone, not by the figure's own test of it.
func expectTrueLetters(_ figure: Figure, at place: SourceLocation = #_sourceLocation) {
  for (one, value) in figure.values {
    for (other, second) in figure.values where one != other {
      let (least, most) = (min(value, second), max(value, second))
      let limit = figure.noise.isAbsolute ? least + figure.noise.size : least * (1 + figure.noise.size)
      let isApart = most > limit + 1e-9 * most
      let letters = (figure.letters[one], figure.letters[other])
      #expect(
        share(letters.0, letters.1) == !isApart,
        "\(figure.name): \(one), \(other): \(letters)",
        sourceLocation: place
      )
      let isBetter = figure.better == .less ? value < second : value > second
      if isApart, isBetter, let own = letters.0, let others = letters.1 {
        // The letters of the better one begin before those of the worse one.
        let firsts = (
          figure.letters.groups.firstIndex { $0.contains(one) }, figure.letters.groups.firstIndex { $0.contains(other) }
        )
        #expect(
          (firsts.0 ?? 0) < (firsts.1 ?? 0),
          "\(figure.name): \(one) \(own), \(other) \(others)",
          sourceLocation: place
        )
      }
    }
  }
  guard let best = figure.values.values.sorted(by: { figure.better == .less ? $0 < $1 : $0 > $1 }).first else { return }
  for (contender, value) in figure.values where value == best {
    #expect(figure.letters[contender]?.hasPrefix("a") == true, "\(figure.name): \(contender)", sourceLocation: place)
  }
}
