#if os(Linux) && !PORTABLE
  import CommandFixtures
  import Foundation
  import TestSupport
  import Testing

  @Suite("structure and rules of a package that misbehaves")
  struct ForeignPackageTests {
    /// The limits, so that no test takes long; of silence only where nothing else ends it: a busy machine is slow.
    private static func limits(_ trouble: TroublePackage.Trouble) -> [String] {
      let silence = trouble == .rest ? "10" : "600"
      return ["--max-processor-time", "4", "--max-memory", "1500", "--max-output", "1", "--max-silence", silence]
    }

    @Test("end by themselves, and say why in one line", arguments: TroublePackage.Trouble.allCases)
    func end(_ trouble: TroublePackage.Trouble) throws {
      try expectEnd(of: "rules", trouble)
    }

    @Test("leave git's index as it is, and the folder for temporary files within the package alone")
    func repository() throws {
      let folder = try TemporaryFolder()
      try folder.write("public let number = 1\n", to: "package/Sources/T/T.swift")
      try folder.write("", to: "package/temporary/.keep")
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let isChanged = Context.gitInformation?.hasUncommittedChanges ?? false
        let package = Package(name: "P", targets: [.target(name: "T")])

        """
      try folder.write(manifest, to: "package/Package.swift")
      let package = URL(filePath: "\(folder.path)/package")
      let names = ["-c", "user.name=A", "-c", "user.email=a@b.c"]
      for words in [["init", "-q"], ["add", "."], names + ["commit", "-qm", "A"]] {
        #expect(try FinishedProgram(URL(filePath: "/usr/bin/env"), ["git"] + words, folder: package).code == 0)
      }
      // The times in the index are older than those of the copy.
      let index = try Data(contentsOf: package.appending(path: ".git/index"))
      let before = try FileManager.default.subpathsOfDirectory(atPath: package.path)
      let run = try ForeignRun(
        Built.folder.appending(path: "workbench"),
        ["structure", "--rules", package.path],
        temporary: "\(package.path)/temporary",
        life: nil,
        signal: nil
      )
      #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
      #expect(try Data(contentsOf: package.appending(path: ".git/index")) == index)
      #expect(try FileManager.default.subpathsOfDirectory(atPath: package.path) == before)
    }

    @Test("end when a signal ends the program", arguments: [SIGINT, SIGKILL])
    func signal(_ number: Int32) throws {
      try expectEnd(of: "rules", .fork, by: number)
    }

    @Test(
      "end however the program ends: verbs, troubles and signals",
      .long(),
      arguments: TroublePackage.Trouble.allCases,
      [SIGINT, SIGTERM, SIGKILL]
    )
    func all(_ trouble: TroublePackage.Trouble, _ number: Int32) throws {
      try expectEnd(of: "structure", trouble)
      // What cannot be read is refused before anything is started.
      if trouble == .pipe { return }
      for verb in ["structure", "rules"] { try expectEnd(of: verb, trouble, by: number) }
    }

    /// Runs a verb, and expects that no process, no file and no change is left.
    private func expectEnd(of verb: String, _ trouble: TroublePackage.Trouble, by signal: Int32? = nil) throws {
      let package = try TroublePackage(trouble, lasts: signal != nil)
      let before = try package.contents()
      let run = try ForeignRun(
        Built.folder.appending(path: "workbench"),
        (verb == "rules" ? ["structure", "--rules"] : [verb]) + [package.path]
          + (signal == nil ? Self.limits(trouble) : []),
        temporary: "\(package.folder.path)/temporary",
        life: trouble == .pipe ? nil : package.life,
        signal: signal
      )
      #expect(try package.contents() == before)
      expect(run, trouble, signal)
    }

    private func expect(_ run: ForeignRun, _ trouble: TroublePackage.Trouble, _ signal: Int32?) {
      if let signal {
        #expect(run.status == signal && run.errors.count == (signal == SIGKILL ? 0 : 1), "\(run)")
        return
      }
      let words =
        switch trouble {
        case .hang: "--max-processor-time allows more"
        case .rest: "--max-silence allows more"
        case .print, .memory: "--max-"
        case .pipe: "Sources/T/Pipe.swift: this is not a file that can be read"
        case .fork, .link: ""
        }
      #expect(run.status == (words.isEmpty ? 0 : 66) && run.errors.count == (words.isEmpty ? 0 : 1), "\(run)")
      #expect(words.isEmpty || run.errors.first?.contains(words) == true, "\(run)")
    }
  }
#endif
