import Command
import Testing

@Suite("A text table")
struct TextTableTests {
  private var table: TextTable {
    var table = TextTable(["", "time", "rank"], closeColumns: [2])
    table.add(["MVC", "9 µs", TextTable.Cell("#1", .good)])
    table.add(["VIPER", "10.5 µs"])
    return table
  }

  @Test("aligns names to the left and figures to the right, without spaces at the end")
  func aligns() {
    #expect(
      table.lines() == [
        "          time rank",
        "MVC       9 µs   #1",
        "VIPER  10.5 µs",
      ]
    )
  }

  @Test("colours cells without changing the alignment")
  func colours() {
    #expect(table.lines(Layout(width: 80, colors: true))[1] == "MVC       9 µs   \u{1B}[32m#1\u{1B}[0m")
  }

  @Test("is written as Markdown with the same alignment")
  func markdown() {
    #expect(table.markdown.prefix(3) == ["|  | time | rank |", "| --- | --: | --: |", "| MVC | 9 µs | #1 |"])
  }
}
