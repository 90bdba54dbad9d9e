import Testing

@testable import Command

@Suite("A line that is edited")
struct LineEditorTests {
  @Test("is the typed text, with its deletions and insertions")
  func edits() {
    #expect(lines("abd\u{7F}c\r") == ["abc"])
    #expect(lines("ac\u{1B}[Db\r") == ["abc"])
    #expect(lines("bc\u{01}a\u{05}d\r") == ["abcd"])
    #expect(lines("abc\u{1B}[D\u{1B}[3~\r") == ["ab"])
    #expect(lines("Zoë ⓘ\r") == ["Zoë ⓘ"])
  }

  @Test("comes back from the history")
  func recalls() {
    #expect(lines("one\rtwo\r\u{1B}[A\u{1B}[A\r\u{1B}[A\u{1B}[B\r") == ["one", "two", "one", ""])
  }

  @Test("is completed as far as it is certain")
  func completes() {
    var editor = LineEditor()
    var effects: [LineEditor.Effect] = []
    for byte in "ta\t".utf8 { effects.append(editor.feed(byte) { _ in ["tap"] }) }
    #expect(effects.last == .redraw && String(editor.text) == "tap ")
    #expect(editor.feed(0x09) { _ in ["tap Close", "tap Save"] } == .choices(["tap Close", "tap Save"]))
  }

  @Test("takes any bytes there are")
  func survives() {
    var generator = SystemRandomNumberGenerator()
    var editor = LineEditor()
    for _ in 0..<100_000 { _ = editor.feed(UInt8.random(in: 0...255, using: &generator)) { [$0 + "x"] } }
    #expect(editor.cursor <= editor.text.count)
  }

  @Test("is drawn again for a joiner and what follows it: only between two characters is it shown as it is")
  func joiner() {
    var editor = LineEditor()
    let effects = "م\u{200C}مم".utf8.map { editor.feed($0) { _ in [] } }.filter { $0 != .none }
    #expect(effects == [.append("م"), .redraw, .redraw, .append("م")])
  }

  private func lines(_ typed: String) -> [String] {
    var editor = LineEditor()
    return typed.utf8.compactMap { byte in
      guard case .line(let line) = editor.feed(byte, completions: { _ in [] }) else { return nil }
      return line
    }
  }
}
