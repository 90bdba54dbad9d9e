import Command
import Instruments
import Testing

@Suite("A command line that makes no sense is refused with exit code 64")
@MainActor struct CommandUsageTests {
  @Test(
    "in one line that names the word at fault",
    arguments: [
      (["wlak"], "wlak"),
      (["--colour"], "--colour"),
      (["run", "more"], "more"),
      (["run", "--budget"], "--budget"),
      (["run", "--budget", "soon"], "soon"),
      (["run", "--budget", "0"], "--budget 0"),
      (["run", "--budget", "nan"], "nan"),
      (["run", "--seed", "-1"], "-1"),
      (["run", "--users", "many"], "many"),
      (["run", "--users", "1"], "--users 1"),
      (["run", "--users", "5", "--source", "users.json"], "exclude"),
      (["run", "--users", "5", "--users", "6"], "twice"),
      (["run", "--source", "ftp://example.com/users"], "ftp://example.com/users"),
      (["run", "--suite", "speed"], "speed"),
      (["run", "--filter", "("], "("),
      (["run", "--filter", "no-such-benchmark"], "no-such-benchmark"),
      (["run", "--pattern", "MVVM-D"], "MVVM-D"),
      (["run", "--against", "Nobody"], "Nobody"),
      (["run", "--format", "xml"], "xml"),
      (["check", "--format", "csv"], "csv"),
      (["check", "--budget", "5"], "--budget"),
      (["list", "--pattern", "MVC"], "--pattern"),
      (["aa", "--runs", "0"], "--runs 0"),
      (["aa", "--planted", "-5"], "-5"),
      (["sweep", "--sizes", "10,5"], "10,5"),
      (["sweep", "--sizes", "10,,20"], "10,,20"),
      (["sweep", "--sizes", "1,10"], "from 2 to"),
      (["sweep", "--observers", "0,10"], "from 1 to"),
      (["baseline"], "action"),
      (["baseline", "keep"], "action"),
      (["baseline", "save"], "name"),
      (["baseline", "save", "../up"], "../up"),
      (["baseline", "save", "a", "b"], "\"b\""),
    ]
  )
  func refuses(_ words: [String], naming place: String) async {
    let run = await CommandRun(words)
    #expect(run.refused(.usage, naming: place), "\(run)")
  }

  @Test("Help is given for the command, and for every verb that it names")
  func help() async {
    let lines = await CommandRun(["--help"]).output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    let verbs = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(verbs.count == 13 && verbs.first == "run", "\(verbs)")
    for verb in verbs {
      let run = await CommandRun([verb, "--help"])
      #expect(run.code == 0 && run.output.hasPrefix("workbench \(verb) "), "\(run)")
    }
  }

  @Test("A pattern is named by module or title, in any case", arguments: ["VIPVM", "vip-vm", "Vip-VM"])
  func namesPattern(_ name: String) async {
    let run = await CommandRun(["check", "--pattern", name, "--filter", "^01"])
    #expect(run.code == 0)
    #expect(
      run.output
        == "ok      VIPVM  01-launch-shows-the-spinner-the-answer-replaces-it-by-list-and-finder\n1 of 1 passed\n"
    )
  }

  @Test("The list has every metric that results have")
  func metrics() async {
    let output = await CommandRun(["list"]).output
    for counter in Counter.allCases { #expect(output.contains("\n\(counter.rawValue) "), "\(counter)") }
  }

  @Test("An option's value may follow an equals sign")
  func equalsSign() async {
    #expect(await CommandRun(["check", "--pattern=MVC", "--filter=^01"]).code == 0)
  }
}
