import Command
import CommandFixtures
import Contenders
import SourceFigures
import Suites
import TestSupport
import Testing
import UsersInterface

@Suite("Swift 5 to 6")
struct LanguageModesTests {
  private static let module = [
    "List/ListView.swift": """
    import HeadlessUIKit

    final class ListView: UIView {}
    extension ListView: ListViewProtocol { func show() { isHidden = false } }
    """,
    "List/ListPresenter.swift": """
    import Users

    protocol ListViewProtocol: AnyObject { func show() }
    protocol Unconcerned {}
    final class ListPresenter: Unconcerned {
      private let repository: any UsersRepository
      private let view: any ListViewProtocol
      init(_ repository: any UsersRepository, _ view: any ListViewProtocol) {
        self.repository = repository
        self.view = view
      }
      func refresh() { if repository.users == nil { view.show() } }
    }
    """,
    // A protocol on the main actor, with a requirement that is not.
    "SampleApp.swift": """
    import Foundation
    import HeadlessUIKit
    import Users
    import UsersInterface

    final class SampleApp: UsersApp {
      nonisolated static let architecture = Architecture(name: "Sample", summary: "", roles: [])
      init(window: UIWindow, repository: any UsersRepository) {}
      func start() {}
      func open(_ link: URL) {}
    }
    """,
  ]

  @Test("Types with an error are annotated, and protocols that an isolated type conforms to, until nothing is left")
  func fixed() throws {
    let modes = try Self.read(Self.module)
    let way = modes.withoutDefault
    #expect(modes.annotatedLines == 1)
    #expect(way.errors == 2 && way.rounds == 2 && way.remaining.isEmpty, "\(way)")
    #expect(modes.errorsByRole(way) == ["Presenter": 1, "View": 1])
    #expect(way.needed.map { "\($0.target) \($0.name)" } == ["protocol ListViewProtocol", "type ListPresenter"])
    #expect(way.protocols.map(\.name) == ["ListViewProtocol"] && way.protocols.map(\.role) == ["Presenter"])
    #expect(way.protocols.map(\.conformers) == [["ListView": "View"]])
    #expect(modes.errorsInFive.map(\.place.line) == [12], "a use of what is on the main actor, from what is not")
    #expect(modes.onMainActor.needed.map { "\($0.word) \($0.name)" } == ["nonisolated architecture"])
    #expect(modes.figures["errors, no default"] == 2 && modes.figures["protocols that suffice, no default"] == 1)
  }

  @Test("An annotation that others imply is not needed; what has no answer remains", .long())
  func implied() throws {
    var files = [
      "Base.swift": "class Base { let view = UIView(); func show() { view.isHidden = false } }",
      "Derived.swift": "final class Derived: Base { func hide() { view.isHidden = true } }",
    ].mapValues { "import HeadlessUIKit\n\($0)" }
    #expect(try Self.read(files).withoutDefault.annotations.map(\.name) == ["Base", "Derived"])
    #expect(try Self.read(files).withoutDefault.needed.map(\.name) == ["Base"])
    files["Free.swift"] = "import HeadlessUIKit\nfunc hide(_ view: UIView) { view.isHidden = true }"
    #expect(try Self.read(files).withoutDefault.remaining.map(\.place.path) == ["Free.swift"])
  }

  @Test("Each of the six was a Swift 5 app, and is one of Swift 6 again", .long(), arguments: Lineup.patterns.map(\.id))
  func six(_ id: String) throws {
    let pattern = try #require(Lineup.patterns.first { $0.id == id })
    let reader = LanguageModeReader(toolchain: try Toolchain.locate(), modules: Built.products.modules)
    let modes = try reader.read(
      Built.products.sources(ofModule: id),
      roles: pattern.architecture.roles,
      over: ["Users", "UsersInterface"].map { try Built.products.sources(ofModule: $0) }
    )
    #expect(modes.errorsInFive.isEmpty && modes.annotatedLines == 1)
    #expect(modes.onMainActor.needed.map(\.name) == ["architecture"] && modes.onMainActor.remaining.isEmpty)
    #expect(modes.withoutDefault.remaining.isEmpty)
    #expect(modes.withoutDefault.diagnostics.isEmpty == (id == "MVC"))
  }

  private static func read(_ files: [String: String]) throws -> LanguageModes {
    let sample = try SampleSources(files)
    let reader = LanguageModeReader(toolchain: try Toolchain.locate(), modules: Built.products.modules)
    return try reader.read(sample.sources, roles: ["View", "Presenter"])
  }
}
