import Command
import Foundation
import Processes
import Texts

/// The program of one adopted app, or of several that are compared.
///
///     exit(AppProgram([BenchApp("Shop", originals: folder, registerClasses, makeApplicationDelegate)]).run())
@MainActor public struct AppProgram {
  let apps: [BenchApp]
  let instruments: (any AppInstruments)?

  /// Prepares the program of some apps.
  ///
  /// - Parameters:
  ///   - apps: the apps; the first is the one that others are compared with.
  ///   - instruments: the instruments of a program that is linked for them.
  public init(_ apps: [BenchApp], instruments: (any AppInstruments)? = nil) {
    self.apps = apps
    self.instruments = instruments
  }

  /// Does what the command line says, and returns the exit code.
  public func run(_ words: [String] = Array(CommandLine.arguments.dropFirst())) -> Int32 {
    Interruption.explain("interrupted; all that was started is ended")
    let output = VisibleOutput()
    defer { output?.end() }
    do {
      var arguments = AppArguments(words)
      let chosen = try chosenApps(&arguments)
      guard let app = chosen.first else { throw AppFailure("the program has no app") }
      let verb = arguments.takeWord()
      switch verb {
      case nil, "play": try Play(app: app).run(arguments)
      case "journey": try Journeys(app: app).run(arguments)
      case "journey-part": try Journeys(app: app).runPart(arguments)
      case "walk": try Walk(app: app).run(arguments)
      case "walk-part": try Walk(app: app).runPart(arguments)
      case "leaks": try Leaks(app: app, instruments: seeing()).run(arguments)
      case "trace": try TraceCalls(app: app).run(arguments)
      case "screens": try Screens(app: app).run(arguments)
      case "compare": try Compare(apps: chosen).run(arguments)
      case "run": try Measurements(apps: chosen).run(arguments)
      case "measure": try Measurement(app: app, instruments: instruments).run(arguments)
      case "help", "--help": print(Self.help(apps.map(\.name)))
      case let verb?:
        guard let answer = Self.movedVerbs[verb] else {
          print(Self.help(apps.map(\.name)))
          return 64
        }
        FileHandle.standardError.write(Data("\(verb): \(answer)\n".utf8))
        return 64
      }
      return 0
    } catch {
      fflush(nil)
      let lines = "\(error)".lines.map { String($0).visible }.joined(separator: "\n")
      FileHandle.standardError.write(Data("\(lines)\n".utf8))
      return 1
    }
  }

  /// The answers to verbs that read an app's sources, and do not run it.
  private static let movedVerbs = [
    "structure": "the workbench does it, of any package: swift run workbench structure PATH",
    "rules": "the workbench does it, of any package: swift run workbench structure --rules PATH",
    "mutants": "not offered for an adopted app",
  ]

  /// The app that `--app` names, or all.
  private func chosenApps(_ arguments: inout AppArguments) throws(AppFailure) -> [BenchApp] {
    guard let name = try arguments.takeValue(of: "--app") else { return apps }
    let chosen = apps.filter { $0.name == name }
    if chosen.isEmpty {
      throw AppFailure("--app \(name): the apps here are \(apps.map(\.name).joined(separator: ", "))")
    }
    return chosen
  }

  private func seeing() throws(AppFailure) -> any AppInstruments {
    guard let instruments, instruments.isSupported else {
      throw AppFailure("objects cannot be seen here: only on Linux x86-64, in a program that is linked for it")
    }
    return instruments
  }

  /// The help, with the names of the apps if there are several.
  static func help(_ apps: [String] = []) -> String {
    let choice =
      apps.count > 1 ? "\n  --app NAME before these words chooses one of: \(apps.joined(separator: ", "))\n" : ""
    return """
      play               shows the app; each line that is typed is an action
      journey FILE...    does the actions of each file in a new app, and says whether they hold
      walk [--actions N] [--seed S]
                         does random actions, 1000 unless given, and shrinks what crashes or is left behind
      leaks [FILE...]    does each journey several times, and explains the objects that are left, with what to change
      trace FILE         shows the calls between the app's types in each step of a journey [--mermaid]
      run FILE...        times and counts each journey in every app, compared with the first
      compare FILE...    shows where the apps' screens differ in a journey
      --max-processor-time SECONDS, --max-memory MEGABYTES, --max-output MEGABYTES, --max-silence SECONDS
                         the limits of an app in journey and walk: 3600, half of the machine's memory, 16 and 600 unless given
      --with FOLDER      enters another adopted package's app into run and compare
      \(choice)
      \(AppAction.help)
      Requests that the file answers.txt names are answered at once: a line for each, with a part of the address and a file.
      """
  }
}
