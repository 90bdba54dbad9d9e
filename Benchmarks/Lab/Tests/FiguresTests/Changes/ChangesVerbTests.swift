import ChangeCosts
import Command
import CommandFixtures
import Contenders
import Figures
import Foundation
import LabFixtures
import Suites
import TestSupport
import Testing
import Texts
import UsersInterface

@testable import LabCommand

@Suite("changes")
struct ChangesVerbTests {
  private let tree = ChangeTree(PackageFolder(root: Project.root))

  @Test("prints in short what each of the six pays for each request, the order, and how to see more")
  func summary() async throws {
    let run = await CommandRun(inLab: ["changes"])
    #expect(run.code == 0, "\(run)")
    let requests = try tree.requests()
    for request in requests { #expect(run.output.contains("\(request.name): \(request.words)\n")) }
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    for pattern in Lineup.patterns {
      let changes = try requests.map { try tree.change($0.name, in: pattern.id, roles: pattern.architecture.roles) }
      let costs = changes.map { $0.counts.edited + $0.counts.new }
      #expect(rows.contains(([pattern.name] + costs.map(String.init)).joined(separator: " ")), "\(pattern.name)")
      #expect(rows.contains { $0.hasPrefix("\(pattern.name) \(changes.reduce(0) { $0 + $1.lines }) ") }, "\(run)")
    }
    #expect(run.output.contains("total of ") && run.output.contains("In lines and in tokens, changes cost less in MVC"))
    #expect(run.output.contains("Every request is proven") && run.output.contains("lab changes email\n"))
    let narrow = await CommandRun(inLab: ["changes"], width: 80).output.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(narrow.count <= 75 && narrow.allSatisfy { $0.count <= 80 }, "\(narrow.count)")
  }

  @Test("prints one request alone")
  func one() async throws {
    let requests = try tree.requests().map(\.name)
    let output = await CommandRun(inLab: ["changes", requests[0]]).output
    let contenders = (Lineup.patterns + Lineup.today).filter { tree.hasPatch(requests[0], $0.id) }
    for pattern in contenders {
      let change = try tree.change(requests[0], in: pattern.id, roles: pattern.architecture.roles)
      let files = " \(change.files.count)/\(change.allFiles) "
      #expect(output.split(separator: "\n").contains { $0.hasPrefix(pattern.name) && $0.contains(files) }, "\(output)")
    }
    let run = await CommandRun(inLab: ["changes", requests[0], "--format", "csv"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 1 + contenders.count)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("\(requests[0]),1.0,") })
    #expect(
      await CommandRun(inLab: ["changes", "--format", "csv"]).output.split(separator: "\n").count
        == 1 + Lineup.patterns.count * requests.count
    )
  }

  @Test("gives everything as JSON, weighed")
  func json() async throws {
    let name = try tree.requests()[0].name
    let run = await CommandRun(inLab: ["changes", name, "--weight", "\(name)=3", "--format", "json"])
    let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["schema"] as? Int == 3)
    let change = try tree.change(name, in: "VIPER", roles: [])
    let totals = try #require(document["totals"] as? [[String: Any]])
    #expect(totals.contains { $0["architecture"] as? String == "VIPER" && $0["lines"] as? Int == 3 * change.lines })
  }

  @Test("compares a reader's own change with the recorded one")
  func compare() async throws {
    let folder = try TemporaryFolder()
    let place = "\(folder.path)/mine"
    _ = await CommandRun(["exercise", "start", "email", "MVP", place])
    let words = ["changes", "compare", "email", "mvp", place]
    #expect(await CommandRun(inLab: words).refused(.badData, naming: "nothing is changed yet"))
    let view = URL(filePath: "\(place)/Sources/MyMVP/UserDetails/UserDetailsView.swift")
    let text = try String(contentsOf: view, encoding: .utf8)
    try Data((text + "\n// Why.\nlet email = 1\nlet other = 2\n").utf8).write(to: view)
    let run = await CommandRun(inLab: words)
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(run.code == 0 && rows.contains(["yours", "View", "1", "0", "0", "2", "8", "0", "0", "0", "%"]), "\(run)")
    #expect(rows.contains(["recorded", "View,", "Presenter", "2", "0", "3", "3", "41", "1", "0", "44", "%"]), "\(run)")
    #expect(run.output.contains("only in the recorded one: Sources/MVP/UserDetails/UserDetailsPresenter.swift"))
    #expect(await CommandRun(inLab: words.dropLast() + ["/nowhere"]).refused(.noInput, naming: "/nowhere"))
    #expect(await CommandRun(inLab: words.dropLast()).refused(.usage, naming: "compare"))
  }

  @Test("names a file of a reader's own change that no patch can hold")
  func unfit() async throws {
    let folder = try TemporaryFolder()
    let place = "\(folder.path)/mine"
    _ = await CommandRun(["exercise", "start", "email", "MVP", place])
    for (name, text) in [("A\nB.swift", "let a = 1\n"), ("A.swift", "let a = 1\n")] {
      let file = URL(filePath: "\(place)/Sources/MyMVP/\(name)")
      // The second is text in Latin-1.
      try Data(text.utf8 + (name == "A.swift" ? [0x2F, 0x2F, 0xE9] : [])).write(to: file)
      let run = await CommandRun(inLab: ["changes", "compare", "email", "MVP", place])
      #expect(
        run.refused(.badData, naming: name == "A.swift" ? "A.swift: this is neither UTF-8" : "A\\u{A}B.swift"),
        "\(run)"
      )
      try FileManager.default.removeItem(at: file)
    }
  }

  @Test("shows patches, below a line for each file that says which role it is")
  func show() async throws {
    let name = try tree.requests()[0].name
    let run = await CommandRun(inLab: ["changes", "show", name, "mvp", "VIP-VM"])
    #expect(run.code == 0, "\(run)")
    for pattern in ["MVP", "VIPVM"] { #expect(run.output.contains(try tree.patchText(name, pattern))) }
    #expect(run.output.contains(#/UserDetailsPresenter\.swift +changed +Presenter /#))
  }

  @Test(
    "refuses unknown words in one line",
    arguments: [
      (["emails"], "emails"), (["show", "email"], "architecture"), (["show", "email", "MVVM-D"], "MVVM-D"),
      (["show"], "request"), (["show", "posters", "MVP"], "posters"), (["email", "email"], "not expected"),
      (["--weight", "email"], "--weight email"), (["--weight", "email=-1"], "email=-1"),
      (["--weight", "email=much"], "email=much"), (["--weight", "email=nan"], "email=nan"),
      (["--weight", "emails=1"], "emails=1"), (["--weight", "email=inf"], "email=inf"),
      (["--weight", "email=1e308"], "0 to 1000000"), (["show", "email", "MVP", "--fresh"], "changes takes no --fresh"),
      (["show", "email", "MVP", "--weight", "email=3"], "show takes no --weight"),
      (["compare", "email", "MVP", "/", "--format", "json"], "compare takes no --format"),
      (["--format", "jmh"], "--format jmh"),
    ]
  )
  func usage(_ words: [String], _ place: String) async {
    let run = await CommandRun(inLab: ["changes"] + words)
    #expect(run.refused(.usage, naming: place), "\(run)")
  }

  @Test("knows every request's proof, the strength of its tests of roles, and its steps")
  func known() throws {
    let known = KnownChanges(in: PackageFolder(root: Project.root))
    for request in try tree.requests() {
      let records = known.records(of: request.name)
      let proof = try #require(records.proof, "\(request.name)")
      #expect(proof.scenarios >= 4 && proof.faults > 0 && proof.walkedActions >= 100_000)
      let modules = Set(Lineup.patterns.map(\.id))
      #expect(try Set(#require(records.strength, "\(request.name)").keys) == modules)
      let steps = try #require(records.steps, "\(request.name)")
      #expect(Set(steps.keys) == modules)
      for cost in steps.values.joined().flatMap({ [$0.before, $0.after] }) {
        #expect((cost.objects ?? 0) > 0 && (cost.references ?? 0) > 0 && (cost.messages ?? 0) > 0, "\(request.name)")
      }
    }
  }
}
