import Foundation
import Processes
import Texts

/// An app of a comparison: this program's, or another adopted package's. Each runs in a process of its own, since an app of a
/// process has what others left behind.
@MainActor struct LineupEntry {
  /// The app's name.
  let name: String
  private let program: URL
  private let words: [String]

  private static let own = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])

  /// Enters an app of this program.
  init(_ app: BenchApp) {
    name = app.name
    program = Self.own
    words = ["--app", app.name]
  }

  /// Enters the app of another package, whose program has to be built as this one is.
  ///
  /// - Throws: ``AppFailure`` with the command that builds it.
  init(package folder: String) throws(AppFailure) {
    let place = URL(filePath: folder).standardizedFileURL
    let configuration = Self.own.resolvingSymlinksInPath().deletingLastPathComponent().lastPathComponent
    program = place.appending(path: ".build/\(configuration)/App")
    words = []
    name = place.lastPathComponent.replacing(/-bench$/, with: "")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      let option = configuration == "release" ? "-c release " : ""
      throw AppFailure("\(folder): its program is not built: swift build \(option)--package-path \(folder)")
    }
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - quiet: true if a crash prints no backtrace.
  ///   - limits: the limits of the app, and of all that it starts.
  func run(
    _ words: [String],
    input: [String] = [],
    quiet: Bool = false,
    limits: ProgramLimits = ProgramLimits()
  ) -> ProgramRun {
    ProgramRun(
      program,
      self.words + words,
      input: Data(input.map { "\($0)\n" }.joined().utf8),
      // Two processes hash alike, so that they do the same work.
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"].merging(quiet ? ["SWIFT_BACKTRACE": "enable=no"] : [:]) { $1 },
      limits: limits,
      // A part has the name of the verb that a person typed.
      name: words[0] == "walk-part" ? "walk" : words.joined(separator: " ").replacing("journey-part", with: "journey")
    )
  }

  /// Runs the program, and decodes the last line that it prints.
  ///
  /// - Throws: ``AppFailure`` if it fails, or prints something else.
  func answer<Answer: Decodable>(_ type: Answer.Type, to words: [String]) throws(AppFailure) -> Answer {
    let run = run(words, quiet: true)
    if let failure = run.failure { throw AppFailure("\(name): \(failure)") }
    let line = run.text.lines.last { !$0.isEmpty } ?? ""
    guard let answer = try? JSONDecoder().decode(type, from: Data(line.utf8)) else {
      throw AppFailure("\(name): `\(words.joined(separator: " "))` has printed something else")
    }
    return answer
  }
}

extension [LineupEntry] {
  /// Enters the apps of a program, and those of the packages that `--with` names.
  @MainActor init(_ apps: [BenchApp], _ arguments: inout AppArguments) throws(AppFailure) {
    self = apps.map { LineupEntry($0) }
    while let folder = try arguments.takeValue(of: "--with") { append(try LineupEntry(package: folder)) }
  }
}
