import Command
import Foundation
import Testing

@Suite("A figure")
struct FigureTests {
  @Test("has a the best letter for the least value if less is better, and for the greatest if more is")
  func direction() {
    let values = ["A": 10.0, "B": 20]
    #expect(Samples.figure(values).letters["A"] == "a")
    #expect(Samples.figure(values, better: .more).letters["A"] == "b")
    #expect(Samples.figure(values, better: .more).order == ["B", "A"])
  }

  @Test("gives the worst of MVC's tests without UIKit no a, as 0 % is not the best there")
  func inverted() throws {
    let figures = try Samples.figures()
    for name in ["lines free of UIKit", "role tests without UIKit"] {
      let figure = try #require(figures.first { $0.name == name })
      #expect(figure.better == .more && figure.order.last == "MVC" && figure.letters["MVC"]?.contains("a") == false)
    }
  }

  @Test("gives equal values one letter, also without noise, and a zero and more than zero two")
  func ties() {
    let figure = Samples.figure(["A": 0, "B": 0, "C": 1], noise: .share(0))
    #expect(figure.letters["A"] == "a" && figure.letters["B"] == "a" && figure.letters["C"] == "b")
    #expect(Samples.figure(["A": 0, "B": 1], noise: .absolute(1)).letters["B"] == "a")
  }

  @Test("does not take the rounding of a share for a difference")
  func rounding() {
    #expect(!Samples.figure(["A": 15, "B": 16], noise: .share(1.0 / 15)).isApart("A", "B"))
    #expect(!Samples.figure(["A": 0.3, "B": 0.4], noise: .absolute(0.1)).isApart("A", "B"))
  }

  @Test("leaves out what is missing or no number: it is not zero")
  func missing() {
    let figure = Samples.figure(["A": 5, "B": .nan, "C": .infinity])
    #expect(figure.order == ["A"] && figure.letters["B"] == nil && figure.letters["D"] == nil)
    #expect(!figure.isApart("A", "D"))
    #expect(Samples.figure([:]).order.isEmpty)
  }

  @Test("of one contender has one letter")
  func one() { #expect(Samples.figure(["A": 5]).letters["A"] == "a") }

  @Test("takes one more or less as a difference, not as a share of the smallest value")
  func oneMore() throws {
    let messages = try #require(try Samples.figures().first { $0.name == "messages of rename-details" })
    #expect(messages.noise == .absolute(1) && messages.isApart("MVP", "FourV"))
  }

  @Test("is size under another name if Kendall's τ with lines of code rounds to 0.87 or more, in either direction")
  func size() throws {
    let figures = try Samples.figures()
    let lines = try #require(figures.first { $0.name == "lines of code" })
    let ofSize = Set(figures.filter { $0.isSize(by: lines) }.map(\.name))
    // Counted by hand; of flows the coefficient is 13/15.
    let found = [
      "lines of code", "lines of role tests", "*unsaved*, *sign-in*, *split* and *restore*: lines",
    ]
    #expect(ofSize.isSuperset(of: found), "\(ofSize)")
    #expect(ofSize.isDisjoint(with: ["*restore*: lines", "test doubles", "requests of 12 that edit the same file"]))
    let reverse = Samples.figure(lines.values.mapValues { 1_000 - $0 })
    #expect(reverse.isSize(by: lines))
  }

  @Test("of four contenders is never called size: chance alone orders them so too often")
  func few() {
    let figure = Samples.figure(["A": 1, "B": 2, "C": 3, "D": 4])
    #expect(!figure.isSize(by: figure))
  }

  @Test("of the facts has a size, a source of its noise and an origin")
  func complete() throws {
    for figure in try Samples.figures() {
      #expect(!figure.size.isEmpty && !figure.noiseSource.isEmpty && !figure.unit.isEmpty, "\(figure.name)")
      #expect(figure.origin?.commit.isEmpty == false && figure.origin?.command.isEmpty == false, "\(figure.name)")
    }
  }
}
