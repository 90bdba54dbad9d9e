import Command
import CommandFixtures
import Foundation
import TestSupport
import Testing

@Suite("A package of one's own")
struct NewVerbTests {
  @Test("has the module, its tests and the comparison, and no placeholder")
  func files() async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(["new", "Redux", "\(folder.path)/mine"])
    #expect(run.code == 0 && run.errors.isEmpty && run.output.contains("swift test"), "\(run)")
    let files = try Self.files(in: "\(folder.path)/mine")
    let some = ["README.md", ".gitignore", "Sources/Redux/ReduxApp.swift", "Comparison/Sources/compare/main.swift"]
    #expect(
      Set(some).isSubset(of: files.keys) && !files.values.contains { $0.contains("NAME") || $0.contains("PATH TO") }
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["mine"], "nothing is left beside it")
  }

  @Test("finds the workbench from where it is", arguments: [("Package.swift", 0), ("Comparison/Package.swift", 1)])
  func path(_ manifest: String, _ depth: Int) async throws {
    // Near the workbench and far from it, in a folder with an unusual name.
    for parent in [Project.root.deletingLastPathComponent(), FileManager.default.temporaryDirectory] {
      let folder = try TemporaryFolder(in: parent)
      _ = await CommandRun(["new", "Redux", "\(folder.path)/a 'b' $(c) @ # ? ü"])
      let package = URL(filePath: "\(folder.path)/a 'b' $(c) @ # ? ü/\(manifest)")
      let text = try String(contentsOf: package, encoding: .utf8)
      let path = try #require(
        text.firstMatch(of: #/(?:"ArchitectureWorkbench", path:|let workbench =) "([^"]+)"/#)?.output.1
      )
      let target = URL(filePath: String(path), relativeTo: package.deletingLastPathComponent())
      #expect(target.standardizedFileURL.resolvingSymlinksInPath().path == Project.root.resolvingSymlinksInPath().path)
    }
  }

  @Test("The example is made by it, as it is now")
  func example() async throws {
    let folder = try TemporaryFolder(in: Project.root.deletingLastPathComponent())
    _ = await CommandRun(["new", "MVU", "\(folder.path)/MVU"])
    let example = try Self.files(in: Project.root.appending(path: "Examples/MVU").path)
    for (path, text) in try Self.files(in: "\(folder.path)/MVU")
    where !path.hasPrefix("Sources/") && path != "README.md" {
      let place = #/(?:"ArchitectureWorkbench", path:|let workbench =) "[^"]+"/#
      #expect(example[path]?.replacing(place, with: "…") == text.replacing(place, with: "…"), "\(path)")
    }
  }

  @Test(
    "A name that cannot be one is refused in one line",
    arguments: [
      ("", "letter"), ("1Redux", "letter"), ("My App", "letter"), ("Redux.strong", "letter"), ("Größe", "letter"),
      ("../up", "letter"), ("My_Redux", "letter"), (String(repeating: "a", count: 41), "40"), ("class", "reserved"),
      ("Self", "reserved"), ("VIPER", "VIPER"), ("viper", "VIPER"), ("Floor", "Floor"), ("Users", "module"),
      ("measure", "module"), ("Swift", "module"), ("Foundation", "module"), ("Times", "module"), ("compare", "module"),
      ("Entrants", "module"),
    ]
  )
  func refusesName(_ name: String, naming reason: String) async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(["new", name, "\(folder.path)/mine"])
    #expect(run.refused(.usage, naming: reason) && run.errors[0].contains("\"\(name)\""), "\(run)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("A name is expected, and no more than a folder behind it")
  func words() async {
    #expect(await CommandRun(["new"]).refused(.usage, naming: "workbench new Redux"))
    #expect(await CommandRun(["new", "Redux", "a", "b"]).refused(.usage, naming: "\"b\""))
    #expect(await CommandRun(["new", "Redux", "--seed", "1"]).refused(.usage, naming: "--seed"))
    #expect(await CommandRun(["new", "Redux", ""]).refused(.usage, naming: "empty"))
  }

  @Test("An existing folder, file or link that leads nowhere stays as it is")
  func overwritesNothing() async throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "folder/file")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link", withDestinationPath: "nowhere")
    for name in ["folder", "folder/", "folder/file", "link", "."] {
      let run = await CommandRun(["new", "Redux", "\(folder.path)/\(name)"])
      #expect(run.refused(.usage, naming: "there already"), "\(run)")
    }
    #expect(try Self.files(in: folder.path)["folder/file"] == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["folder", "link"])
  }

  @Test("Nothing is made in the workbench's folder, nor in one of a name that is taken")
  func places() async throws {
    let root = Project.root.path(percentEncoded: false)
    #expect(await CommandRun(["new", "Redux", "\(root)/Sources/Redux"]).refused(.usage, naming: "workbench's folder"))
    let folder = try TemporaryFolder()
    for name in [Project.root.lastPathComponent, "Comparison", "comparison"] {
      #expect(
        await CommandRun(["new", "Redux", "\(folder.path)/\(name)"]).refused(.usage, naming: "takes part already")
      )
    }
  }

  @Test(
    "A folder that SwiftPM cannot build in is refused, and so is one in such a folder",
    arguments: [
      ("a\\b", "a backslash"), ("a\"b", "a double quote"), ("a\nb", "a line break"), ("100%", "a percent sign"),
      ("a\tb", "a control character"), ("a\\b/mine", "a backslash"),
    ]
  )
  func unbuildable(_ name: String, _ character: String) async throws {
    let folder = try TemporaryFolder()
    for words in [["new", "Redux"], ["exercise", "start", "1"]] {
      #expect(await CommandRun(words + ["\(folder.path)/\(name)"]).refused(.usage, naming: character))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("A package that cannot be made leaves nothing behind")
  func fails() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    for place in ["missing/mine", "file/mine"] {
      let run = await CommandRun(["new", "Redux", "\(folder.path)/\(place)"])
      #expect(run.refused(.failed, naming: "cannot be made"), "\(run)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
  }

  private static func files(in folder: String) throws -> [String: String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.reduce(into: [:]) { files, path in
      if path.hasPrefix(".build") || path.contains("/.build/") { return }
      files[path] = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    }
  }
}
