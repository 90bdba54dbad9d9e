import SeededRandom
import Testing

struct SplitMix64Tests {
  @Test("The numbers are those of Vigna's splitmix64.c")
  func reference() {
    var generator = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
  }
}
