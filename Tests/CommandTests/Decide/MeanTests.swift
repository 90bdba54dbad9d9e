import Command
import Foundation
import SeededRandom
import Testing

@Suite("A mean of figures")
struct MeanTests {
  private static let names = ["A", "B", "C", "D", "E", "F"]

  private static func random(_ random: inout SplitMix64) -> [(figure: Figure, weight: Double)] {
    (0..<Int.random(in: 1...5, using: &random)).map { place in
      let values = names.map { ($0, Double.random(in: 10...30, using: &random)) }
      let figure = Samples.figure(
        Dictionary(uniqueKeysWithValues: values),
        better: Bool.random(using: &random) ? .less : .more,
        noise: Bool.random(using: &random) ? .share(Double.random(in: 0...0.5, using: &random)) : .absolute(2),
        name: "\(place)"
      )
      return (figure, Double.random(in: 0.1...3, using: &random))
    }
  }

  @Test("of one figure has that figure's letters and order, for every fact with ratios")
  func ofOne() throws {
    for figure in try Samples.figures() where figure.values.values.allSatisfy({ $0 > 0 }) {
      let mean = Mean([(figure, 2)], of: Samples.six.map(\.module))
      let letters = mean.letters
      for contender in figure.order {
        #expect(letters[contender] == figure.letters[contender], "\(figure.name)")
      }
    }
  }

  @Test("is tested again: letters are shared if and only if the difference is within the mean of the noises")
  func tested() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let figures = Self.random(&random)
      let mean = Mean(figures, of: Self.names)
      let (letters, all) = (mean.letters, figures.reduce(0) { $0 + $1.weight })
      for one in Self.names {
        for other in Self.names where one != other {
          var (difference, noise) = (0.0, 0.0)
          for (figure, weight) in figures {
            let (own, others) = (figure.values[one] ?? 0, figure.values[other] ?? 0)
            let ratio = figure.better == .less ? own / others : others / own
            let allowed = figure.noise.isAbsolute ? 1 + figure.noise.size / min(own, others) : 1 + figure.noise.size
            difference += weight / all * log(ratio)
            noise += weight / all * log(allowed)
          }
          #expect(share(letters[one], letters[other]) == (abs(difference) <= noise))
          let net = abs(difference) <= noise ? 0 : difference - (difference < 0 ? -noise : noise)
          #expect(abs(mean.net(of: one, over: other) - net) < 1e-9)
        }
      }
    }
  }

  @Test("shows no difference that none of its figures shows")
  func bound() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<300 {
      let figures = Self.random(&random)
      let mean = Mean(figures, of: Self.names)
      for one in Self.names {
        for other in Self.names where mean.isApart(one, other) {
          #expect(figures.contains { $0.figure.isApart(one, other) })
        }
      }
    }
  }

  @Test("rounds nothing before it combines: 1.62 and 1.66 differ without noise")
  func unrounded() {
    let one = Samples.figure(["A": 1, "B": 1.62], noise: .share(0), name: "1")
    let two = Samples.figure(["A": 1.66, "B": 1], noise: .share(0), name: "2")
    let mean = Mean([(one, 1), (two, 1)], of: ["A", "B"])
    #expect(mean.isApart("A", "B") && mean.order == ["B", "A"])
  }

  @Test("leaves out a figure with a zero, says so, and keeps it for those that have more")
  func zeros() {
    let zero = Samples.figure(["A": 0, "B": 1, "C": 2], name: "zero")
    let lines = Samples.figure(["A": 10, "B": 20, "C": 30], name: "lines")
    let mean = Mean([(zero, 1), (lines, 1)], of: ["A", "B", "C"])
    #expect(mean.withoutRatios == [zero] && mean.parts.map(\.figure) == [lines] && mean.order == ["A", "B", "C"])
    let others = Mean([(zero, 1), (lines, 1)], of: ["B", "C"])
    #expect(others.withoutRatios.isEmpty && others.parts.count == 2 && others.ratio(of: "A", to: "B") == nil)
  }

  @Test("has no place for a contender of which a figure is missing")
  func missing() {
    let one = Samples.figure(["A": 10, "B": 20], name: "1")
    let two = Samples.figure(["A": 10, "B": 20, "C": 1], name: "2")
    let mean = Mean([(one, 1), (two, 1)], of: ["A", "B", "C"])
    #expect(mean.order == ["A", "B"] && mean.letters["C"] == nil && mean.net(of: "C", over: "A") == 0)
  }

  @Test("of nothing has no order")
  func empty() { #expect(Mean([], of: ["A"]).order.isEmpty) }
}
