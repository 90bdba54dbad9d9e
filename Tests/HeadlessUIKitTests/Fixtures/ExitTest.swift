import Testing

/// The sentence with which a program should have stopped: release builds stop without one.
func expect(_ result: ExitTest.Result?, says sentence: String) {
  #if DEBUG
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(sentence))
  #endif
}
