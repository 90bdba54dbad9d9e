#if os(Linux) && !PORTABLE
  import CommandFixtures
  import Foundation
  import TestSupport
  import Testing

  @Suite("An exercise whose tests misbehave, in check and watch", .long(), .serialized)
  struct ForeignExerciseTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("", to: "temporary/.keep")
    }

    @Test(
      "ends by itself, and the verdict says why",
      arguments: [.hang, .rest, .fork, .print] as [TroublePackage.Trouble]
    )
    func end(_ trouble: TroublePackage.Trouble) async throws {
      let life = try await misbehave(trouble, lasts: false)
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      let command = ["exercise", "check", "\(folder.path)/mine", "--max-output", "1", "--max-silence", "30"]
      let run = await CommandRun(command)
      life.waitForEnd(begun: true)
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == before)
      let option = [.hang: "silence", .rest: "silence", .print: "output"][trouble]
      let words = option.map { "--max-\($0) allows more" } ?? "not solved yet"
      #expect(run.code == 1 && run.errors.isEmpty && run.output.contains(words), "\(run)")
    }

    @Test("ends with the program", arguments: ["check", "watch"], [.hang, .fork, .print] as [TroublePackage.Trouble])
    func signal(_ verb: String, _ trouble: TroublePackage.Trouble) async throws {
      for signal in [SIGINT, SIGKILL] {
        try? FileManager.default.removeItem(atPath: "\(folder.path)/life")
        let run = try run(verb, try await misbehave(trouble, lasts: true), signal: signal)
        #expect(run.status == signal && run.errors.count == (signal == SIGKILL ? 0 : 1), "\(run)")
      }
    }

    /// Starts the exercise, and puts statements into its first check.
    private func misbehave(_ trouble: TroublePackage.Trouble, lasts: Bool) async throws -> ProcessLife {
      let package = "\(folder.path)/mine"
      try? FileManager.default.removeItem(atPath: package)
      #expect(await CommandRun(["exercise", "start", "mutants", package]).code == 0)
      let life = try ProcessLife(at: "\(folder.path)/life")
      let file = URL(filePath: "\(package)/Tests/ExerciseTests/DraftChecks.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      let statements = TroublePackage.statements(trouble, lasts: lasts, life: life)
      let first = "{ type in\n    var draft"
      let edited = text.replacing(first, with: "{ type in\n\(statements)\n    var draft", maxReplacements: 1)
      try Data("import Foundation\n\(edited)".utf8).write(to: file)
      return life
    }

    private func run(_ verb: String, _ life: ProcessLife, signal: Int32) throws -> ForeignRun {
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      let run = try ForeignRun(
        Built.folder.appending(path: "workbench"),
        ["exercise", verb, "\(folder.path)/mine"],
        temporary: "\(folder.path)/temporary",
        in: Project.root.path,
        life: life,
        signal: signal
      )
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == before)
      return run
    }
  }
#endif
