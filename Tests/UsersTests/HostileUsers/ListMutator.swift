import Foundation
import SeededRandom
import Users

/// Lists of users with a few random changes each; the same for the same seed.
struct ListMutator {
  private static let tokens = [
    "[", "]", "{", "}", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\ude00", "null", "true", "-", "0", "1e9", ".5", " ",
    "\n",
    "\"id\":1,", "\"name\":", "\u{FEFF}", "\u{0}", "é", "😀", "9223372036854775808", "[[[[", "{\"a\":{\"a\":",
  ]
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> Data {
    var bytes = Array(list().utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...9, using: &random))
      bytes.replaceSubrange(start..<end, with: change(of: Array(bytes[start..<end])))
    }
    return Data(bytes)
  }

  private mutating func list() -> String {
    let records = (0..<Int.random(in: 0...4, using: &random)).map { id in
      #"{"id":\#(id),"name":"User \u00e9 \#(id)","username":null,"more":[1.5,{"a":"ü"}]}"#
    }
    return "[\(records.joined(separator: ",\n"))]"
  }

  private mutating func change(of bytes: [UInt8]) -> [UInt8] {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: []
    case 1: bytes + bytes
    case 2: bytes.map { $0 ^ 1 << UInt8.random(in: 0...7, using: &random) }
    case 3: [UInt8.random(in: 0...255, using: &random)] + bytes
    default: bytes + Array((Self.tokens.randomElement(using: &random) ?? "").utf8)
    }
  }
}
