public import Foundation
public import Processes

/// The options with which the compiler checks a module's sources.
public struct CompilerSettings: Sendable {
  /// The words for the compiler's frontend.
  let words: [String]

  /// Takes words for the frontend.
  init(words: [String]) {
    self.words = words
  }

  /// The options with which this package compiles its user interface and its architectures.
  ///
  /// - Parameter modules: the folder of the compiled modules that the sources import.
  public static func ofArchitectures(modules: URL) -> CompilerSettings {
    CompilerSettings(words: architectures + searching([modules]))
  }

  /// The options with which compiled modules are found.
  ///
  /// - Parameter modules: the folders of compiled modules, in the order of the search. Beside that of a build is the map of the C
  ///   module that the user interface imports.
  public static func searching(_ modules: [URL]) -> [String] {
    modules.flatMap { folder in
      let build = folder.resolvingSymlinksInPath().deletingLastPathComponent()
      return ["-I", folder.path, "-I", build.appending(path: "CMainActorTasks.build").path]
    }
  }

  /// The option with which a compiler's frontend finds the macros of the toolchain's libraries, such as `@Observable`; the driver
  /// adds it.
  public static func macros(of tool: URL, _ limits: ProgramLimits? = nil) -> [String] {
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let output = ProgramRun(tool, ["-print-target-info"], limits: limits).output
    let info = try? JSONDecoder().decode(Info.self, from: output)
    return info.map { ["-plugin-path", "\($0.paths.runtimeResourcePath)/host/plugins"] } ?? []
  }

  /// The options of the architectures.
  public static let architectures = ["-swift-version", "6", "-default-isolation", "MainActor"] + features
  /// The options among them that have nothing to do with isolation.
  public static let features = ["ExistentialAny", "MemberImportVisibility"].flatMap {
    ["-enable-upcoming-feature", $0]
  }

  /// Finds the options in the command with which a build compiled a module. The compiler's driver itself turns them into
  /// those of the frontend.
  ///
  /// - Parameters:
  ///   - command: the words of the command, without the compiler.
  ///   - source: a source file of the module.
  init(ofBuild command: [String], source: URL, with toolchain: Toolchain) throws(StructureFailure) {
    let words = ["-###", "-typecheck", "-suppress-warnings"] + Self.withoutProducts(command) + [source.path]
    let run = ProgramRun(toolchain.compiler, words, limits: toolchain.limits)
    let job = run.text.split(whereSeparator: \.isNewline).first { $0.contains(" -frontend ") }.map(Self.words) ?? []
    // The job begins with the frontend's path, then says what to do with which file.
    guard run.succeeded, let start = job.firstIndex(of: "-primary-file"), start + 2 < job.count else {
      throw .notUnderstood(tool: "swiftc")
    }
    self.words = Array(job[(start + 2)...])
  }

  /// Options that take a value and say what a build makes, how it goes about it, or what is to be reported.
  private static let withValue: Set<String> = [
    "-emit-module-path", "-emit-objc-header-path", "-emit-const-values-path", "-emit-module-interface-path",
    "-emit-dependencies-path", "-output-file-map", "-index-store-path", "-index-unit-output-path", "-num-threads", "-o",
    "-Werror", "-Wwarning",
  ]
  private static let alone: Set<String> = [
    "-emit-module", "-emit-dependencies", "-emit-objc-header", "-emit-library", "-emit-object", "-c", "-incremental",
    "-enable-batch-mode", "-disable-batch-mode", "-serialize-diagnostics", "-parseable-output",
    "-whole-module-optimization",
    "-wmo", "-static", "-g", "-gnone", "-warnings-as-errors", "-no-warnings-as-errors", "-index-ignore-system-modules",
    "-v",
  ]

  /// Returns the words that say how sources are to be understood.
  private static func withoutProducts(_ command: [String]) -> [String] {
    var words = command[...]
    var kept: [String] = []
    while let word = words.popFirst() {
      if withValue.contains(word) {
        words = words.dropFirst()
      } else if word == "-Xcc" || word == "-Xfrontend", let value = words.popFirst() {
        kept += [word, value]
      } else if !alone.contains(word), !word.hasPrefix("@"), word.firstMatch(of: #/^-j\d*$/#) == nil {
        kept.append(word)
      }
    }
    return kept
  }

  /// Returns the words of a line for a shell, in which single quotation marks hold words together.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == "\\", !isQuoted {
        isEscaped = true
      } else if character == " ", !isQuoted {
        words += [word].compactMap(\.self)
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}
