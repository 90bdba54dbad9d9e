import Foundation
import Instruments
import Processes
import Texts

/// A copy of an exercise's package in which a solution stands among the files as they were given, and its tests.
///
/// It lies among the products of the workbench: nothing is written into the package, which somebody may have handed in. It
/// stays there, so that the next build is short.
struct ExerciseTrial {
  /// The folder of the copy.
  let folder: URL
  private let package: URL
  private let limits: ProgramLimits

  /// Names the copy of a package.
  init(of package: URL, in workbench: WorkbenchFolder, _ limits: ProgramLimits) {
    self.package = package.resolvingSymlinksInPath()
    // Packages of the same name are told apart by their paths.
    let name = "\(self.package.lastPathComponent)-\(Fingerprint.of([self.package.path]))"
    folder = workbench.products.appending(path: "checks/\(name)")
    self.limits = limits
  }

  /// The file with all that the tests printed.
  var log: URL { products.appending(path: "log") }

  /// The folder of what is built.
  var products: URL { folder.appending(path: ".build") }

  /// The name of the file with the path of the package.
  private static let place = "package"

  /// Removes the copies of packages that are no longer there.
  private func removeOthersWithoutPackage() {
    let all = folder.deletingLastPathComponent()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? [] {
      let copy = all.appending(path: name)
      guard let path = try? String(contentsOf: copy.appending(path: ".build/\(Self.place)"), encoding: .utf8),
        !FileManager.default.fileExists(atPath: path)
      else { continue }
      try? FileManager.default.removeItem(at: copy)
    }
  }

  /// Removes links that tests of an earlier check have made: what is written through one lies somewhere else.
  private func removeLinks() {
    let names = FileManager.default.enumerator(atPath: folder.path)
    var links = [folder, products].filter(Self.isLink)
    while let name = names?.nextObject() as? String {
      if name == ".build" { names?.skipDescendants() }
      if Self.isLink(folder.appending(path: name)) { links.append(folder.appending(path: name)) }
    }
    for link in links { unlink(link.path) }
  }

  private static func isLink(_ place: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != nil
  }

  /// Makes the files those of the copy. A file with the same text stays as it is: nothing is built for it.
  func write(_ files: [String: String]) throws(CommandFailure) {
    do {
      removeOthersWithoutPackage()
      removeLinks()
      try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
      try Data(package.path.utf8).write(to: products.appending(path: Self.place))
      let old = Set(["Sources", "Tests"].flatMap(written)).subtracting(files.keys)
      // Another manifest, for instance.
      let others = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
        name != ".build" && !files.keys.contains { $0 == name || $0.hasPrefix("\(name)/") }
      }
      for path in old.union(others) { try FileManager.default.removeItem(at: folder.appending(path: path)) }
      for (path, text) in files {
        let file = folder.appending(path: path)
        if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    } catch {
      throw CommandFailure(.failed, "\(folder.path): the copy cannot be made (\(SystemReason.of(error)))")
    }
  }

  /// Builds the copy and runs its tests.
  ///
  /// - Parameter given: the number of tests that the exercise has.
  @MainActor
  func test(_ given: Int, on console: any Console) throws(CommandFailure) -> TestOutcome {
    guard let swift = Toolchain.find("swift") else {
      throw CommandFailure(.unavailable, "swift is not on PATH; install Swift 6.3")
    }
    let bar = ProgressBar(console: console)
    bar.show("building the exercise, and running its tests")
    defer { bar.clear() }
    let report = products.appending(path: "\(UUID().uuidString).xml")
    // The test library writes its own file beside that of the name.
    let written = products.appending(path: "\(report.deletingPathExtension().lastPathComponent)-swift-testing.xml")
    defer { for file in [report, written] { try? FileManager.default.removeItem(at: file) } }
    let words = ["test", "--package-path", folder.path, "--xunit-output", report.path]
    let end = try run(swift, words, printingTo: log)
    return TestOutcome(
      Self.text(log, most: end.isLimit ? Self.enough : .max),
      in: folder.path,
      finished: TestOutcome.finished(in: Self.text(written)),
      given: given,
      limit: end.isLimit ? "it \(end)" : nil
    )
  }

  /// The bytes that are read of what tests printed that were ended: they may have printed without an end.
  private static let enough = 1_000_000

  private static func text(_ file: URL, most: Int = .max) -> String {
    (try? Data(contentsOf: file)).map { String(decoding: $0.prefix(most), as: UTF8.self) } ?? ""
  }

  /// Runs a program and keeps what it prints in a file.
  func run(_ program: URL, _ words: [String], printingTo log: URL) throws(CommandFailure) -> ProgramEnd {
    let file: FileHandle
    do {
      try Data().write(to: log)
      file = try FileHandle(forWritingTo: log)
    } catch {
      throw CommandFailure(.failed, "\(log.path): cannot be written (\(SystemReason.of(error)))")
    }
    let run = ProgramRun(program, words, in: folder, limits: limits, to: .file(file))
    guard let end = run.end else {
      throw CommandFailure(.unavailable, "\(program.path): cannot be started (\(run.errors))")
    }
    return end
  }

  private func written(_ part: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.appending(path: part).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map { "\(part)/\($0)" }
  }
}
