import Foundation
import TestSupport
import Testing

@Suite("Lines that nobody has tried")
struct UntriedLinesTests {
  @Test("stand in the page, with their number in each file")
  func page() throws {
    let page = try String(contentsOf: Project.root.appending(path: "docs/UNTRIED.md"), encoding: .utf8)
    let files = try ["Sources", "Benchmarks", "Tests"].flatMap(Self.files).sorted()
    let counts = try files.map { path in
      let text = try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
      return (path, UntriedLines.count(in: text.components(separatedBy: "\n")))
    }.filter { $0.1 > 0 }
    let rows = counts.map { "| [`\($0.0)`](../\($0.0)) | \($0.1) |\n" }.joined()
    let table = "| file | lines |\n|---|--:|\n\(rows)| all \(counts.count) | \(counts.map(\.1).reduce(0, +)) |\n"
    #expect(page.contains(table), "it should be:\n\(table)")
  }

  @Test("are those of other systems, and not those that a setting leaves out")
  func counts() {
    let text = """
      #if canImport(Darwin)
        import Darwin
      #elseif canImport(Musl)
        import Musl
      #else
        import Glibc
      #endif
      #if os(Linux) && !PORTABLE
        counted()
      #else
        notCounted()
      #endif
      #if canImport(Glibc)
        #if DEBUG
          a()
        #endif
      #else
        #if DEBUG
          b()
        #else

          c()
        #endif
      #endif
      """
    #expect(UntriedLines.count(in: text.components(separatedBy: "\n")) == 4)
  }

  /// The paths of the files in Swift and C below a folder, but for what is built there.
  private static func files(under folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Project.root.appending(path: folder).path)
      .filter { path in [".swift", ".c", ".h"].contains { path.hasSuffix($0) } && !path.contains(".build/") }
      // This file and the rules have such lines as samples.
      .filter { !$0.hasPrefix("ConformanceTests/Rules/") }.map { "\(folder)/\($0)" }
  }
}
