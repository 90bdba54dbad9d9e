import Command
import HeadlessUIKit
import Testing
import Texts

@Suite("Text that is wider than its layout")
struct LayoutTests {
  private var wide: TextTable {
    var table = TextTable(["", "launch", "", "open", ""], closeColumns: [2, 4])
    table.add([
      "MVC", TextTable.Cell(String(repeating: "1", count: 30)), "#1", TextTable.Cell(String(repeating: "2", count: 40)),
      "#2",
    ])
    table.add(["4V Engine", "3", "#3", "4", "#4"])
    return table
  }

  @Test("is divided into several tables, each with the leading columns; what belongs together stays so")
  func divides() throws {
    let lines = wide.lines(Layout(width: 80))
    #expect(lines.count == 7 && lines[3].isEmpty && lines.allSatisfy { $0.count <= 80 }, "\(lines)")
    #expect(
      lines[1].hasPrefix("MVC ") && lines[1].hasSuffix("1 #1") && lines[5].hasPrefix("MVC ")
        && lines[5].hasSuffix("2 #2")
    )
    #expect(wide.lines(Layout(width: 200)).count == 3)
  }

  @Test("has its column of sentences made narrower")
  func narrows() {
    var table = TextTable(["name", "what"], leading: 2)
    table.add(["MVC", TextTable.Cell(String(repeating: "word ", count: 30) + "end", .good)])
    let lines = table.lines(Layout(width: 80, colors: true))
    #expect(lines.count == 4 && lines[2].hasPrefix("      \u{1B}[32mword"), "\(lines)")
    #expect(table.lines(Layout(width: 80)).allSatisfy { $0.count <= 80 && !$0.hasSuffix(" ") })
  }

  @Test("goes on in the next line, indented a little more; a word without an end is broken")
  func fits() {
    let layout = Layout(width: 80)
    let lines = layout.fit("short\n  \(String(repeating: "word ", count: 30))\n\(String(repeating: "x", count: 200))\n")
      .split(separator: "\n")
    #expect(
      lines.allSatisfy { $0.count <= 80 } && lines[0] == "short" && lines[1].hasPrefix("  word")
        && lines[2].hasPrefix("    word")
    )
    #expect(lines.joined().count { $0 == "x" } == 200)
  }

  @Test("Columns without any figure are left out, and a table without any is none")
  func missing() {
    var table = TextTable(["", "time", "bytes"])
    table.add(["MVC", "1", "n/a"])
    table.add(["MVP", "n/a", "n/a"])
    #expect(table.lines() == ["     time", "MVC     1", "MVP   n/a"])
    #expect(table.markdown.first == "|  | time |")
    var none = TextTable(["", "time"])
    none.add(["MVC", "n/a"])
    #expect(!none.hasFigures && none.lines().isEmpty && none.markdown.isEmpty)
  }

  @Test("Control characters in cells are shown", arguments: ["\u{1B}[31mX", "a\nb", "\u{202E}x", "\u{85}"])
  func visible(_ text: String) {
    var table = TextTable(["", "x"])
    table.add([TextTable.Cell(text), "1"])
    let shown = table.lines()[1]
    #expect(shown.contains("\\u{") && !shown.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect("Ünï → 4 µs ×".visible == "Ünï → 4 µs ×")
  }

  @Test(
    "Joiners within words and emoji are shown as they are; those at an end, in twos or in words of ASCII are not",
    arguments: [
      ("می\u{200C}خوانم", "می\u{200C}خوانم"), ("👨\u{200D}👩", "👨\u{200D}👩"),
      ("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"),
      ("क्\u{200D}ष", "क्\u{200D}ष"), ("می\u{200C}", #"می\u{200C}"#), ("\u{200D}👩", #"\u{200D}👩"#),
      ("م\u{200C}\u{200C}م", #"م\u{200C}\u{200C}م"#), ("a\u{200D}b", #"a\u{200D}b"#), ("م\u{202E}م", #"م\u{202E}م"#),
      ("م\u{200C} م", #"م\u{200C} م"#), ("م\u{200B}م", #"م\u{200B}م"#),
    ]
  )
  func joiners(_ text: String, _ shown: String) {
    #expect(text.visible == shown)
  }

  @Test("Wide characters take two columns, in tables and where lines are broken")
  func wideCharacters() {
    var table = TextTable(["name", "n"])
    table.add(["山田太郎", "1"])
    table.add(["Anna Berg", "2"])
    #expect(table.lines() == ["name       n", "山田太郎   1", "Anna Berg  2"])
    let name = String(repeating: "山", count: 100)
    let lines = Layout(width: 81).fit("\(name) \(name)").split(separator: "\n")
    #expect(lines.allSatisfy { $0.columns <= 81 } && lines.joined().count { $0 == "山" } == 200, "\(lines)")
    #expect("क्षि".lines(of: 1) == ["क्षि"])
  }
}
