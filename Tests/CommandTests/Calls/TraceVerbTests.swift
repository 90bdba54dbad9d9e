import Command
import CommandFixtures
import Foundation
import Suites
import TestSupport
import Testing

@Suite("trace")
struct TraceVerbTests {
  #if DEBUG
    @Test(
      "tells the calls between roles in three forms",
      arguments: [
        ("table", "    UserListPresenter."), ("json", "\"UserListPresenter\""), ("mermaid", "->>UserListPresenter:"),
      ]
    )
    func forms(_ format: String, _ word: String) async {
      let run = await CommandRun(["trace", "viper", "open", "--format", format])
      #expect(run.code == 0 && run.output.contains(word), "\(run)")
    }

    @Test("tells those of a scenario")
    func scenario() async {
      let run = await CommandRun(["trace", "MVC", "12-a-second-tap-before-the-transition-ends-opens-one-screen"])
      #expect(run.code == 0 && run.output.contains("UserDetailsViewController.init(user:repository:)"), "\(run)")
    }

    @Test("says below the tree, and only there, which of its lines are messages")
    func meaning() async {
      let meaning = "messages: calls to the architecture's roles"
      #expect(await CommandRun(["trace", "MVC", "open"], width: 80).output.contains("\n\n\(meaning)"))
      for format in ["json", "mermaid"] {
        #expect(await !CommandRun(["trace", "MVC", "open", "--format", format]).output.contains(meaning))
      }
    }

    @Test("counts messages, the same each time, more of them where there are more roles")
    func counts() async {
      let words = ["trace", "--counts", "--pattern", "MVC", "--pattern", "VIPER"]
      let run = await CommandRun(words)
      #expect(run.code == 0 && run.output.contains("deep-link"), "\(run)")
      #expect(await CommandRun(words).output == run.output)
      #expect(await CommandRun(words + ["--format", "json"]).output.contains("\"readsPerStep\""))
    }

    @Test("names by option and without are the same")
    func named() async {
      let run = await CommandRun(["trace", "open", "--pattern", "vip-vm"])
      #expect(run.code == 0 && run.output.hasPrefix("VIPVM, open"), "\(run)")
      let words = ["--counts", "--format", "json"]
      let counts = await CommandRun(["trace", "MVC"] + words).output
      #expect(counts == (await CommandRun(["trace", "--pattern", "MVC"] + words).output) && !counts.contains("MVP"))
    }

    @Test("has all messages also of a program that is found by PATH")
    func byPath() throws {
      let path = Built.folder.path(percentEncoded: false)
      let run = try FinishedProgram(URL(filePath: "/bin/sh"), ["-c", "workbench trace VIPER open"], path: path)
      #expect(run.code == 0 && run.output.contains("UserListPresenter."), "\(run)")
    }

    @Test("says how an app deviates from the flow")
    func otherwise() async {
      let run = await CommandRun(["trace", "CommandFixtures", "deep-link"], lineup: [Contender(UnlinkedApp.self)])
      #expect(run.refused(.checkFailed, naming: "should be"), "\(run)")
    }
  #else
    @Test(
      "says which command does it if nothing reports calls",
      arguments: [["trace", "VIPER", "open"], ["trace", "--counts"], ["pages"]]
    )
    func release(_ words: [String]) async {
      let command = "run: swift run workbench \(words.joined(separator: " "))"
      #expect(await CommandRun(words).refused(.unavailable, naming: command))
    }
  #endif

  @Test(
    "refuses meaningless words, and names them",
    arguments: [
      (["trace"], "VIPER open"), (["trace", "VIPER"], "VIPER open"), (["trace", "VIPER", "opened"], "opened"),
      (["trace", "MVVM-D", "open"], "MVVM-D"), (["trace", "VIPER", "open", "close"], "close"),
      (["trace", "VIPER", "open", "--pattern", "MVC"], "VIPER and MVC"),
      (["trace", "VIPER", "open", "--format", "csv"], "csv"),
      (["trace", "--counts", "--format", "mermaid"], "mermaid"),
    ]
  )
  func usage(_ words: [String], _ place: String) async {
    let run = await CommandRun(words)
    #expect(run.refused(.usage, naming: place), "\(run)")
  }
}
