/// The word before a captured name: the compiler says where the name stands, and the source how it is captured.
struct CaptureWord {
  let ownership: Ownership

  init(at start: Int, in source: [UInt8]) {
    let before = source.prefix(max(0, start)).reversed().prefix { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: ",") }
    let text = String(decoding: before.reversed(), as: UTF8.self)
    let word = text.split { !$0.isLetter }.first.map(String.init) ?? ""
    ownership = Ownership(rawValue: word) ?? .strong
  }
}
