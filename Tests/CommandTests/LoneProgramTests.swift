import CommandFixtures
import Testing

@Suite("The command, where the instrumented program is not beside it")
struct LoneProgramTests {
  @Test(
    "says why it cannot look at the heap",
    arguments: [["leaks"], ["leaks", "VIP-VM", "--format", "dot"], ["load", "--share", "0.1"]]
  )
  func saysWhy(_ words: [String]) throws {
    let run = try LoneProgram().run(words)
    #expect(run.code == 69 && run.output.isEmpty, "\(run)")
    #expect(run.errors.contains("the instrumented program `probe` is not beside this program"), "\(run)")
  }

  #if DEBUG
    @Test("leaves the drawings of the heap in the pages unchanged, and says why")
    func pages() throws {
      let pages = try SamplePages()
      let run = try LoneProgram().run(["pages", pages.path])
      #expect(
        run.code == 0 && run.output.contains("stay as they were: the instrumented program `probe` is not beside"),
        "\(run)"
      )
      #expect(try pages.text("docs/patterns/VIPER.md").contains("\ndrawn\n"))
      #expect(try !pages.text("docs/patterns/VIPER.md").contains("\nold\n"))
    }
  #endif
}
