import Command
import CommandFixtures
import Testing

@Suite("A contender or verb that only the lab has")
struct LabCommandTests {
  @Test(
    "is refused in one line that ends with the command to run",
    arguments: [
      ["check", "--pattern", "VIPER.strong"],
      ["leaks", "vip-vm.stale", "--format=json"],
      ["run", "--against", "MVP.strong"],
    ]
  )
  func isRefused(_ words: [String]) async {
    let run = await CommandRun(words)
    let line = "--package-path Benchmarks/Lab lab \(words.joined(separator: " "))"
    #expect(run.refused(.usage, naming: "swift run") && run.errors[0].hasSuffix(line), "\(run)")
  }

  @Test(
    "is not the only thing: verbs of the lab are answered in the same way",
    arguments: ["prove", "facts", "changes", "mutants", "self-test"]
  )
  func verb(_ name: String) async {
    let run = await CommandRun([name])
    let line = "--package-path Benchmarks/Lab lab \(name)"
    #expect(run.refused(.usage, naming: "swift run") && run.errors[0].hasSuffix(line), "\(run)")
  }

  @Test("is answered with its words as a shell takes them")
  func quotes() async {
    let words = ["check", "--pattern", "4V Engine.unowned", "--filter", "it's"]
    let run = await CommandRun(words)
    #expect(run.errors.first?.hasSuffix(#"--pattern '4V Engine.unowned' --filter 'it'\''s'"#) == true, "\(run)")
  }

  @Test("is not suggested for a name that no contender has", arguments: ["MVVM-D", "Nobody.strong"])
  func unknown(_ name: String) async {
    let run = await CommandRun(["check", "--pattern", name])
    #expect(run.refused(.usage, naming: name) && !run.errors[0].contains("Benchmarks/Lab"), "\(run)")
  }

  @Test("is pointed to by the list, which has no empty table")
  func list() async {
    let run = await CommandRun(["list"])
    #expect(
      run.output.contains("--package-path Benchmarks/Lab lab list\n") && !run.output.contains("takes part when named"),
      "\(run)"
    )
  }

  @Test("is answered in the same way for an app of one's own, with options that only adopt knows")
  func adopt() async {
    let run = await CommandRun(["adopt", "My App/Sources", "--module", "A=B"])
    let line = "swift run --package-path Benchmarks/AnyApp adopt 'My App/Sources' --module A=B"
    #expect(run.refused(.usage, naming: "adopt") && run.errors[0].hasSuffix(line), "\(run)")
  }
}
