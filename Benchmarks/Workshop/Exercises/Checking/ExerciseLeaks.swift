import Foundation
import Instruments
import Processes
import Texts

/// The leaks of a person's own module, found as `leaks` finds those of the six: in the heap of an instrumented program.
///
/// The program is linked from the module and from what the workbench's instrumented program is linked from.
struct ExerciseLeaks {
  private static let program = "exercise-probe"

  private let trial: ExerciseTrial
  /// The folder of the workbench's products.
  private let built: URL
  /// The folder of what the instrumented program is linked with.
  private let instruments: URL

  /// Takes the copy of a person's package.
  ///
  /// - Parameter built: the folder in which the workbench's programs are.
  init(of trial: ExerciseTrial, built: URL, in workbench: WorkbenchFolder) {
    self.trial = trial
    self.built = built
    instruments = workbench.root.appending(path: "Benchmarks/Instruments")
  }

  /// Returns what keeps objects alive in an app, or the reason why that cannot be found.
  ///
  /// - Parameters:
  ///   - app: the app's type, such as `VIPERApp`.
  ///   - module: the module that declares it.
  ///   - files: the package's files.
  func traces(of app: String, in module: String, _ files: [String: String]) throws(CommandFailure)
    -> ProbeResult<[LeakTrace]>
  {
    let list = built.appending(path: "probe.product/Objects.LinkFileList")
    guard let objects = try? String(contentsOf: list, encoding: .utf8), let compiler = Toolchain.find("swiftc") else {
      return .unavailable("the workbench's instrumented program is not built; to build it: swift build")
    }
    let modules = Self.needed(for: module, files)
    for name in modules {
      let sources = files.keys.filter { $0.hasPrefix("Sources/\(name)/") }.sorted()
      let isolation = name.hasSuffix("Domain") ? [] : ["-default-isolation", "MainActor"]
      let output = ["-emit-module-path", path("\(name).swiftmodule"), "-c", "-o", path("\(name).o")]
      let words = isolation + ["-parse-as-library", "-module-name", name, "-wmo", "-emit-module"]
      if try !compile(compiler, words + output + sources) { return .unavailable("\(name) cannot be compiled for it") }
    }
    let main = trial.products.appending(path: "main.swift")
    try? Data(
      """
      import Foundation
      import \(module)
      import ProbeCommand
      import Suites

      exit(await Probe.run(Array(CommandLine.arguments.dropFirst()), lineup: [Contender(\(app).self)]))

      """.utf8
    ).write(to: main)
    let others = objects.lines.filter { !$0.isEmpty }.map { $0.trimmingCharacters(in: ["'", "\""]) }
      .filter { !$0.contains("/probe.build/") }
    let flags = ["-static-stdlib", "-L\(instruments.path)/NoNetwork", "@\(instruments.path)/probe.flags"]
    let words = ["-module-name", "exercise", "-o", path(Self.program), main.path] + modules.map { path("\($0).o") }
    guard try compile(compiler, words + others + flags) else { return .unavailable("it cannot be linked") }
    return ProbeClient(executable: URL(filePath: path(Self.program))).retention(trips: 2).map { answer in
      answer.leaks.flatMap(\.left.traces)
    }
  }

  private func compile(_ compiler: URL, _ words: [String]) throws(CommandFailure) -> Bool {
    let modules = ["Modules", "CInstruments.build", "CProbe.build"].map { built.appending(path: $0) }
    let search = CompilerSettings.searching([trial.products] + modules)
    let log = trial.products.appending(path: "probe-log")
    return try .exited(0) == trial.run(compiler, ["-swift-version", "6", "-Onone"] + search + words, printingTo: log)
  }

  private func path(_ name: String) -> String { trial.products.appending(path: name).path }

  /// Returns a module of the package and those that it imports, each after those that it needs.
  static func needed(for module: String, _ files: [String: String]) -> [String] {
    let all = Set(files.keys.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
    var needed: [String] = []
    func add(_ name: String) {
      guard !needed.contains(name) else { return }
      let texts = files.filter { $0.key.hasPrefix("Sources/\(name)/") }.values
      let imported = texts.flatMap { $0.matches(of: #/(?m)^(?:\w+ )*import (\w+)$/#).map { String($0.output.1) } }
      for other in Set(imported).intersection(all).subtracting([name]).sorted() { add(other) }
      if !needed.contains(name) { needed.append(name) }
    }
    add(module)
    return needed
  }
}
