import Command
import Foundation
import Testing

@Suite("Members of types")
struct MembersTests {
  private static let structure = Result {
    try SampleModule.structure([
      "Presenter.swift": """
      protocol Output: AnyObject {
        var count: Int { get }
        func show(_ name: String)
        func hide(after seconds: Int, softly: Bool)
      }
      class Service { func load(_ id: Int) -> Int { id } }

      final class Presenter {
        weak var output: (any Output)?
        private let service = Service()
        // A comment is not a line.
        var name = "" {
          didSet { output?.show(name) }
        }
        private(set) var rows: [String] = []
        let limit = 10
        var length: Int { name.count }

        func hide(after seconds: Int, softly: Bool) { output?.hide(after: seconds, softly: softly) }
        func load(_ id: Int) -> Int { return service.load(id) }
        func loadFirst() -> Int { service.load(1) }
        func loadTwice(_ id: Int) -> Int {
          let first = service.load(id)
          return service.load(first)
        }
        func itself(_ id: Int) -> Int { load(id) }
        func changed() {
          if rows.isEmpty { name = "none" }
          let clear = { [weak self] in self?.rows = [] }
          clear()
        }
      }

      extension Presenter {
        func later(_ id: Int) -> Int { service.load(id) }
      }
      """
    ])
  }

  @Test("only forward if they are one call of something held, with their own parameters")
  func forward() throws {
    let forwarding = try type("Presenter").members.filter(\.onlyForwards).map(\.name)
    #expect(forwarding == ["hide", "load", "later"])
  }

  @Test("tell the names that each statement uses, those of inner braces apart; accessors and observers are told apart")
  func statements() throws {
    let members = try type("Presenter").members
    let observer = try #require(members.first { $0.kind == .observer })
    #expect(observer.name == "name" && observer.statements == [["name", "output", "self", "show"]])
    #expect(members.filter { $0.kind == .accessor }.map(\.name) == ["length"])
    let changed = try #require(members.first { $0.name == "changed" }).statements
    #expect(changed.count == 5)
    #expect(changed.count { $0.contains("rows") } == 2 && changed.count { $0.contains("name") } == 1)
    #expect(changed.contains { $0.contains("rows") && !$0.contains("name") && $0.contains("isEmpty") })
  }

  @Test("of a protocol are what it asks for")
  func requirements() throws {
    #expect(try type("Output").members.filter { $0.kind == .method }.map(\.name) == ["show", "hide"])
    #expect(try type("Output").members.filter { $0.kind == .property }.map(\.name) == ["count"])
  }

  @Test("that hold values and can change are what a type remembers")
  func state() throws {
    #expect(try type("Presenter").state == ["name", "rows"])
  }

  @Test("are counted in a type's lines with those of its extensions, without comments and blank lines")
  func lines() throws {
    #expect(try type("Service").lines == 1)
    #expect(try type("Presenter").lines == 26)
  }

  private func type(_ name: String) throws -> TypeStructure {
    try #require(try Self.structure.get().type(name))
  }
}
