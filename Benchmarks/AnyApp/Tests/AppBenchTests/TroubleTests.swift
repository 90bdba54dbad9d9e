#if os(Linux)
  import Foundation
  import Processes
  import TestSupport
  import Testing

  @Suite("An app that misbehaves, in a journey and a walk")
  struct TroubleTests {
    private let folder: TemporaryFolder
    private let program = Bundle.main.bundleURL.appending(path: "trouble-program")

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("screen\n", to: "look.journey")
      try folder.write("", to: "temporary/.keep")
    }

    @Test(
      "ends by itself, and says why",
      arguments: ["journey", "walk"],
      ["hang", "rest", "fork", "print", "memory", "link", "pipe"]
    )
    func end(_ verb: String, _ trouble: String) throws {
      let limits = [
        "--max-processor-time", trouble == "hang" ? "2" : "600", "--max-memory", "600", "--max-output", "1",
        "--max-silence", trouble == "rest" ? "3" : "600",
      ]
      let run = try run(verb, trouble, limits, signal: nil)
      let option = ["hang": "processor-time", "rest": "silence", "print": "output", "memory": "memory"][trouble]
      let isBad = option != nil || trouble == "pipe"
      #expect(run.status == (isBad ? 1 : 0), "\(run)")
      if verb == "journey", let option {
        #expect(run.errors.first?.contains("--max-\(option) allows") == true, "\(run)")
      }
      if verb == "journey", trouble == "pipe" {
        #expect(run.errors.contains { $0.contains("answers.txt: this is not a file") }, "\(run)")
      }
    }

    @Test(
      "ends with the program, however that ends",
      arguments: ["journey", "walk"],
      ["hang", "rest", "fork", "print", "memory"]
    )
    func signal(_ verb: String, _ trouble: String) throws {
      for signal in [SIGINT, SIGKILL] {
        let run = try run(verb, trouble, [], signal: signal)
        #expect(run.status == signal && run.errors.count == (signal == SIGKILL ? 0 : 1), "\(run)")
      }
    }

    /// Runs a verb, and expects that no process and no file is left.
    private func run(_ verb: String, _ trouble: String, _ words: [String], signal: Int32?) throws -> ForeignRun {
      if trouble == "pipe" { mkfifo("\(folder.path)/answers.txt", 0o600) }
      if trouble == "link" {
        try FileManager.default.moveItem(
          atPath: "\(folder.path)/look.journey",
          toPath: "\(folder.path)/temporary/there"
        )
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder.path)/look.journey",
          withDestinationPath: "temporary/there"
        )
      }
      let life = trouble == "pipe" ? nil : try ProcessLife(at: "\(folder.path)/life-\(signal ?? 0)")
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      var environment = ["TROUBLE": trouble, "LIFE": life?.path ?? "/dev/null"]
      if signal != nil { environment["LASTS"] = "yes" }
      let run = try ForeignRun(
        program,
        (verb == "journey" ? ["journey", "look.journey"] : ["walk", "--actions", "1"]) + words,
        temporary: "\(folder.path)/temporary",
        in: folder.path,
        environment: environment,
        life: life,
        signal: signal
      )
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == before)
      return run
    }

    @Test("sends no control character to the terminal: they are shown", arguments: ["journey look.journey", "play"])
    func visible(_ words: String) {
      let run = ProgramRun(program, words.split(separator: " ").map(String.init), in: URL(filePath: folder.path))
      #expect(run.text.contains(#"cleared \u{1B}[2J by \u{9B}2J \u{202E}turned"#), "\(run)")
      let signs = (run.text + run.errors).unicodeScalars.filter {
        $0.properties.generalCategory == .control && $0 != "\n"
      }
      #expect(signs.isEmpty && !run.text.contains("\u{202E}"), "\(signs)")
    }
  }
#endif
