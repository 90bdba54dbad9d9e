import Foundation
import Testing

@Suite("The sources of the feed")
struct SourceTests {
  /// The modules that a file imports, by its path.
  private static var imports: [String: [String]] {
    get throws {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: FeedProgram.folder.path)
      return try Dictionary(
        uniqueKeysWithValues: paths.filter { $0.hasSuffix(".swift") }.map { path in
          let text = try String(contentsOf: FeedProgram.folder.appending(path: path), encoding: .utf8)
          return (path, text.matches(of: #/(?m)^import (\w+)$/#).map { String($0.output.1) })
        }
      )
    }
  }

  @Test("know nothing of the bench: they are those of an app for iOS")
  func bench() throws {
    let imports = try Self.imports
    #expect(imports.count > 30)
    #expect(Set(imports.values.flatMap(\.self)) == ["Foundation", "UIKit"])
  }

  @Test("have presenters and view models that know no UIKit")
  func roles() throws {
    let roles = try Self.imports.filter { $0.key.hasSuffix("Presenter.swift") || $0.key.hasSuffix("ViewModel.swift") }
    #expect(roles.count == 8)
    #expect(roles.filter { $0.value.contains("UIKit") }.isEmpty)
  }
}
