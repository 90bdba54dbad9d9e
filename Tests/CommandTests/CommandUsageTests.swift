import Command
import CommandFixtures
import Instruments
import TestSupport
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
      (["run", "--users", "5", "--source", "users.json"], "cannot be used together"),
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
      (["choose"], "an answer"),
      (["choose", "--screens", "lots"], "lots"),
      (
        ["choose", "--argument", "boilerplat"],
        "did you mean boilerplate? The arguments are lifetimes, build, boilerplate"
      ),
      (["choose", "--argument", "list"], "there is no argument list; the arguments are"),
      (["choose", "--argument", ""], "the arguments are"),
      (["choose", "--argument"], "--argument needs a value: --argument NAME"),
      (["choose", "--argument", "layers", "--rows", "10"], "choose --argument takes no --rows"),
      (["choose", "--argument", "layers", "MVC"], "\"MVC\""),
      (["run", "--sizes", "10,5"], "10,5"),
      (["run", "--sizes", "10,,20"], "10,,20"),
      (["run", "--sizes", "1,10"], "from 2 to"),
      (["run", "--observers", "0,10"], "from 1 to"),
      (["baseline"], "action"),
      (["baseline", "keep"], "action"),
      (["baseline", "save"], "name"),
      (["baseline", "save", "../up"], "../up"),
      (["baseline", "save", "a", "b"], "\"b\""),
      (["baseline", "list", "main"], "\"main\""),
      (["baseline", "list", "--format", "json"], "--format"),
      (["baseline", "delete", "main", "--budget", "5"], "--budget"),
      (["baseline", "save", "main", "--output", "x"], "--output"),
      (["list", "--overhead=false"], "--overhead takes no value"),
      (["check", "--in-process=no"], "--in-process takes no value"),
      (["run", "--output", "--format", "json"], "--output needs a value"),
      (["run", "--output", ""], "--output needs a path"),
      (["run", "--source", ""], "--source needs a file"),
      (["run", "--source", "users.json", "--timeout", "3"], "--timeout"),
      (["run", "--source", "http://127.0.0.1:65536/"], "65535"),
      (["run", "--source", "file://elsewhere/users.json"], "another computer"),
      (["run", "--at", "data"], "--at can only be used with a --source"),
      (["play", "MVC", "--users", "5", "--name", "login"], "--name can only be used"),
      (["baseline", "save", "main", "--username", "login"], "--username can only be used"),
      (["run", "--source", "users.json", "--at", "a,b"], "--at a,b: keys are expected"),
      (["run", "--source", "users.json", "--name", "name..first"], "--name name..first: keys are expected"),
      (["run", "--source", "users.json", "--username", ""], "--username : keys are expected"),
      (["leaks", "--load", "--at", "data"], "leaks --load takes no --at"),
      (["run", "--filter", "fan-out", "--sizes", "10,20"], "--sizes"),
      (["run", "--filter", "load", "--observers", "1,2"], "--observers"),
      (["trace", "--pattern", "MVC", "--pattern", "MVP", "open"], "MVC and MVP"),
      (["completion", "tcsh"], "tcsh"),
      (["structure", "--rules"], "a folder is expected"),
      (["structure", "--rules", "--free", "ViewModel,", "Shop"], "--free ViewModel,"),
      (["structure", "--free", "ViewModel"], "--free"),
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

  @Test("Help of the command fits a terminal of 24 lines and 80 columns")
  func screen() async {
    let lines = await CommandRun(["help"], width: 80).output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(lines)")
  }

  @Test(
    "An earlier name of a verb works, and prints the new one in a line",
    arguments: [
      ("walk --actions 20 --pattern MVC", "walk is `check --walk` now; see: workbench help check"),
      ("sweep MVC --filter keystroke --sizes 2,3 --budget 0.01", "sweep is `run --sizes` now; see: workbench help run"),
    ]
  )
  func renamed(_ line: String, _ note: String) async {
    let run = await CommandRun(line.split(separator: " ").map(String.init))
    #expect(run.errors.first == "workbench: \(note)", "\(run)")
    #expect(!run.output.isEmpty, "\(run)")
  }

  @Test("A pattern is named by module or title, in any case", arguments: ["VIPVM", "vip-vm", "Vip-VM"])
  func namesPattern(_ name: String) async {
    let run = await CommandRun(["check", "--pattern", name, "--filter", "^05"])
    #expect(run.code == 0)
    #expect(run.output == "VIPVM  1 of 1 passed\n")
  }

  @Test(
    "A word that is nearly right is answered with the right one",
    arguments: [
      (["chek"], "did you mean `check`?"), (["hlep"], "did you mean `help`?"),
      (["run", "--patern", "MVC"], "did you mean --pattern?"), (["run", "--hlep"], "did you mean --help?"),
      (["leaks", "VIPR"], "did you mean VIPER?"), (["check", "--pattern", "MVVC"], "did you mean MVC?"),
      (["structure", "vip-wm"], "did you mean VIP-VM?"), (["run", "--suite", "bindings"], "did you mean binding?"),
      (["run", "--filter", "opne"], "did you mean open?"), (["trace", "VIPER", "opn"], "did you mean open?"),
      (["baseline", "chekc", "main"], "did you mean check?"), (["completion", "fihs"], "did you mean fish?"),
    ]
  )
  func suggests(_ words: [String], _ suggestion: String) async {
    #expect(await CommandRun(words).refused(.usage, naming: suggestion))
  }

  @Test(
    "An unknown word is answered with the command that lists the known ones",
    arguments: [["frobnicate"], ["leaks", "Nobody"], ["check", "--x"]]
  )
  func suggestsNothing(_ words: [String]) async {
    let run = await CommandRun(words)
    #expect(run.refused(.usage, naming: "see: workbench ") && !run.errors[0].contains("did you mean"), "\(run)")
  }

  @Test(
    "Contenders are named in the same ways by every verb",
    .long(),
    arguments: [
      "check --filter ^05", "check --walk 20", "leaks", "structure", "leaks --load --share 0.1",
    ]
  )
  func namesContenders(_ line: String) async {
    let words = line.split(separator: " ").map(String.init)
    for names in [["vip-vm"], ["--pattern", "VIPVM"]] {
      let run = await CommandRun([words[0]] + names + words.dropFirst())
      // `structure` needs what is built beside the program.
      let isUnavailable = run.code == 69 && !Abilities.hasInstruments
      #expect([0, 1].contains(run.code) || isUnavailable || run.errors.first?.contains("VIPVM") == true, "\(run)")
      #expect(!run.output.contains("MVC"), "\(run)")
    }
  }

  @Test("Help of a verb has its options and formats, and no others", arguments: Self.help)
  func helpIsTrue(_ verb: String, _ has: [String], _ hasNot: [String]) async {
    let text = await CommandRun(["help", verb]).output
    #expect(text == (await CommandRun([verb, "--help"]).output))
    for word in has { #expect(text.contains(word), "\(text)") }
    for word in hasNot { #expect(!text.contains(word), "\(text)") }
  }

  private nonisolated static let help: [(String, [String], [String])] = [
    ("run", ["table, json, markdown, csv or jmh", "--against"], ["mermaid", "--share"]),
    ("check", ["table or json;", "only scenarios", "--verbose"], ["csv"]),
    ("leaks", ["table, json, dot or mermaid"], ["csv", "--budget"]),
    ("check", ["decides the actions", "--walk N"], ["generated users", "--actions"]),
    ("structure", ["PATH", "table, json or mermaid", "--rules", "--free"], []), ("trace", ["SCENARIO"], ["csv"]),
  ]

  @Test("The version is printed, and that of the results", arguments: ["--version", "-v"])
  func version(_ word: String) async {
    let run = await CommandRun([word])
    #expect(run.code == 0 && run.output == Workbench.version + "\n" && run.output.contains("schema 1"))
  }

  @Test(
    "Control characters in words are shown, and not sent",
    arguments: [["foo\nbar"], ["list", "x\u{1B}]0;y\u{7}"], ["run", "--source", "no\u{202E}\nfile"]]
  )
  func controlCharacters(_ words: [String]) async {
    let run = await CommandRun(words)
    let line = run.errors.joined()
    #expect(run.errors.count == 1 && line.contains("\\u{"), "\(run)")
    #expect(!line.unicodeScalars.contains { "\n\u{1B}\u{7}\u{202E}".unicodeScalars.contains($0) }, "\(run)")
  }

  @Test("A password in a URL is not printed")
  func password() async {
    let run = await CommandRun(["run", "--source", "http://user:secret@127.0.0.1:9/", "--timeout", "5"])
    #expect(
      run.code == 69 && run.errors.joined().contains("user:…@127.0.0.1") && !run.errors.joined().contains("secret"),
      "\(run)"
    )
  }

  @Test("The list has every metric that results have")
  func metrics() async {
    let output = await CommandRun(["list"]).output
    for counter in Counter.allCases { #expect(output.contains("\n\(counter.rawValue) "), "\(counter)") }
  }

  @Test("An option's value may follow an equals sign")
  func equalsSign() async {
    #expect(await CommandRun(["check", "--pattern=MVC", "--filter=^05"]).code == 0)
  }
}
