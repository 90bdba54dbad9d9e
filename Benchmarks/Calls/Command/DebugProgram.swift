public import Foundation
public import Instruments
import Processes

/// The same command built for debugging, in the folder beside a release build, for tasks that need such a build.
public struct DebugProgram {
  private let executable: URL
  /// The time when it was built.
  let date: Date

  /// Creates the program from its file and the time of its build.
  public init(executable: URL, date: Date) {
    self.executable = executable
    self.date = date
  }

  /// Finds the debug build of a program; `nil` if there is none.
  public init?(of program: Program) {
    guard let release = program.executable else { return nil }
    let folder = release.deletingLastPathComponent().deletingLastPathComponent().appending(path: "debug")
    let executable = folder.appending(path: release.lastPathComponent)
    guard let date = Self.date(of: executable) else { return nil }
    self.init(executable: executable, date: date)
  }

  /// The name of the program in messages.
  var name: String { "debug/\(executable.lastPathComponent)" }

  /// Returns the first of a module's sources that has changed since the program was built; `nil` if none has.
  ///
  /// If a source was written again with the text that it had, as git does from one branch to another and back, it is
  /// compiled, but the module's objects stay, and the program is not linked again. So it may be older than that source.
  ///
  /// Returns `nil`, too, if all sources were removed after the build.
  package func firstSourceNewerThanBuild(among sources: [URL], of module: String) -> URL? {
    guard sources.contains(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
    let folder = executable.deletingLastPathComponent().appending(path: "\(module).build")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let objects = names.filter { $0.hasSuffix(".o") }.compactMap { Self.date(of: folder.appending(path: $0)) }
    let isLinked = objects.allSatisfy { $0 <= date }
    return sources.first { source in
      guard let written = Self.date(of: source) else { return true }
      // The compiler writes this file whenever it has compiled the source without an error.
      let name = source.deletingPathExtension().appendingPathExtension("d").lastPathComponent
      let compiled = isLinked ? Self.date(of: folder.appending(path: name)) : nil
      return written > max(date, compiled ?? date)
    }
  }

  private static func date(of file: URL) -> Date? {
    (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
  }

  /// The reason for which its messages of contenders may be out of date, in one line. `nil` if no source that they
  /// depend on has changed since it was built. The order in which the programs were linked does not matter.
  @MainActor
  public func reasonForStaleness(of modules: [String], builtIn folder: URL? = nil) -> String? {
    let products = folder.map { BuildProducts(folder: $0) } ?? .besideProgram()
    do throws(StructureFailure) {
      for module in modules + Self.surroundings {
        let sources = try products.sources(ofModule: module)
        guard let source = firstSourceNewerThanBuild(among: sources.files, of: module) else { continue }
        return "\(name) is older than \(source.lastPathComponent); to make it again: swift build"
      }
      return nil
    } catch {
      return error.text
    }
  }

  /// The modules around a contender that decide which messages its roles receive.
  private static let surroundings = ["Users", "HeadlessUIKit", "UsersInterface", "Conformance", "Suites", "Tracing"]

  /// Runs the program and decodes its answer in JSON, or returns the reason for which there is none.
  public func ask<Answer: Decodable & Sendable>(_ words: [String], for type: Answer.Type) -> ProbeResult<Answer> {
    let run = ProgramRun(executable, words + ["--format", "json"], name: name)
    if let failure = run.failure { return .unavailable(failure) }
    guard let answer = try? JSONDecoder().decode(type, from: run.output) else {
      return .unavailable("this program cannot read the answer of \(name); to make that again: swift build")
    }
    return .available(answer)
  }
}
