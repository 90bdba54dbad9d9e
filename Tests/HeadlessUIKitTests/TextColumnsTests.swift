import HeadlessUIKit
import Testing

@Suite("The columns of a terminal that a text takes")
struct TextColumnsTests {
  static let texts: [(String, Int)] = [
    ("", 0), ("Ada", 3), ("Zoë", 3), ("Zoe\u{308}", 3), ("│ ─ … ⓘ", 7), ("Ольга", 5), ("नीति", 4),
    // Wide: East Asian characters and fullwidth letters, not halfwidth ones.
    ("山田太郎", 8), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("ｱ", 1), ("𠮷", 2), ("　", 2),
    // Emoji, however many scalars are joined in one; a heart is text without its selector.
    ("😀", 2), ("👨\u{200D}👩\u{200D}👧", 2), ("🇩🇪", 2), ("👍🏽", 2), ("☝🏽", 2), ("❤", 1),
    ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
    // Joiners and marks take none.
    ("می\u{200C}خوانم", 7), ("\u{200D}", 0), ("\u{301}", 0), ("\u{202E}", 0),
  ]

  @Test("Wide characters and emoji take two, marks and joiners none", arguments: texts)
  func columns(text: String, count: Int) {
    #expect(text.columns == count)
  }

  @Test("A beginning has no half of a wide character, and marks stay with their letter")
  func prefix() {
    #expect((0...5).map { String("山a田".prefix(columns: $0)) } == ["", "", "山", "山a", "山a", "山a田"])
    #expect("e\u{301}x".prefix(columns: 1) == "e\u{301}" && "abc".prefix(columns: -1).isEmpty)
  }

  @Test("Text is filled up to columns, and never shortened")
  func filled() {
    #expect("山".filled(to: 4) == "山  " && "Ada".filled(to: 4) == "Ada " && "Ada".filled(to: 2) == "Ada")
  }
}
