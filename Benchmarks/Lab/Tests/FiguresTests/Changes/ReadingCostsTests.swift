import CommandFixtures
import Contenders
import Foundation
import Suites
import TestSupport
import Testing
import Texts
import UsersInterface

@testable import ChangeCosts

@Suite("The tokens to read and to write for a change")
struct ReadingCostsTests {
  private let folder: TemporaryFolder

  /// A made-up architecture, and what it shares with others.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SampleChange.sources[SampleChange.presenter] ?? "", to: SampleChange.presenter)
    try folder.write("final class ListView {\n  func show(_ text: String) {}\n}\n", to: SampleChange.view)
    try folder.write(
      """
      /// A user.
      public struct User: Named {
        public let name: String
        public private(set) var age = 1
        let secret = 2
        public init(
          name: String,
          age: Int = 1
        ) {
          let why = name
        }
        public func show(in label: Label, then act: () -> Void) {}
        public func show(on label: Label) {}
      }

      """,
      to: "Sources/Shared/Users/User.swift"
    )
    let named = "public protocol Named {\n  var title: String { get }\n}\n"
    try folder.write(named, to: "Sources/Shared/Users/Named.swift")
    try folder.write(
      "public class Label {\n  public var why: String?\n  public var title: Label?\n}\n",
      to: "Sources/Shared/HeadlessUIKit/Label.swift"
    )
    try folder.write("public struct Other { public var name: Int }\n", to: "Sources/Shared/UsersInterface/Other.swift")
  }

  private func cost(adding lines: String) throws -> ReadingCosts {
    let added = lines.split(separator: "\n").map { "+\($0)\n" }.joined()
    let count = lines.split(separator: "\n").count
    let patch = "\(SampleChange.head)@@ -5,1 +5,\(1 + count) @@\n   func show(_ text: String)\n\(added)"
    try folder.write(patch, to: "Benchmarks/Workshop/Requests/why/A/change.patch")
    return try ReadingCosts(["why"], of: ["A"], in: ChangeTree(PackageFolder(root: URL(filePath: folder.path))))
  }

  private func declarations(_ lines: String) throws -> [String] {
    try #require(try cost(adding: lines).cost("why", in: "A")).declarations
  }

  @Test("are those of the edited files as they are, of the heads that the lines name, and of the lines")
  func counted() throws {
    let cost = try #require(try cost(adding: "let user: User").cost("why", in: "A"))
    // import Users · protocol … { · func … · } · final class … { · init … { · self.view = view · } · }
    #expect(cost.files == 1 && cost.inFiles == 2 + 5 + 8 + 1 + 4 + 9 + 5 + 1 + 1)
    // public struct User: Named
    #expect(cost.declarations == ["User"] && cost.inDeclarations == 5)
    #expect(cost.written == 4 && cost.read == cost.inFiles + 5)
  }

  @Test("count a member if its type is named, or stands behind a name; an initialiser if it is called")
  func members() throws {
    #expect(try declarations("let a = b.name") == [])
    #expect(try declarations("let a: User = b.name") == ["User", "User.name"])
    #expect(try declarations("let a = User(name)") == ["User", "User.init", "User.name"])
    #expect(try declarations("let a = User(b)") == ["User"])
    #expect(try declarations("let a: User = b.show(in: c) {}") == ["User", "User.show"])
    #expect(try declarations("let a: User = b.age.secret") == ["User", "User.age"])
    // A user is named: so is what it derives from. A label is found behind the title of one only where it is known.
    #expect(try declarations("let a: User = b.title.why") == ["Named.title", "User"])
    #expect(try declarations("let a: Label = b.title.why") == ["Label", "Label.title", "Label.why"])
  }

  @Test("count the head of a declaration, over several lines, and not its body")
  func heads() throws {
    let cost = try #require(try cost(adding: "let a = User(name: b)").cost("why", in: "A"))
    #expect(cost.declarations == ["User", "User.init", "User.name"])
    // public struct User: Named · public init(name: String, age: Int = 1) · public let name: String
    #expect(cost.inDeclarations == 5 + 13 + 5)
  }

  @Test("count the module's other files and what is given, not the edited file's own declarations, imports or literals")
  func places() throws {
    #expect(try declarations("let a: ListView = ListPresenter(b)") == ["ListView"])
    #expect(try declarations("import User\nlet a = \"User\" // User") == [])
    let why = "public enum Why { case never, always(Int) }\n"
    try folder.write(why, to: "Benchmarks/Workshop/Requests/why/Given/Why/Why.swift")
    #expect(try declarations("let a: Why = .always") == ["Why", "Why.always"])
  }

  @Test("are read from declarations as the format lays them out")
  func reader() {
    let text = """
      @MainActor @preconcurrency open class Cell: View,
        Drawing
      {
        @Injected(\\.users) private(set) public var one = { 1 }()
        private var two = 2 { didSet { show(two) } }
        public static func make<T>(
          _ value: T,
          why: [String: Int] = [:]
        ) -> T where T: Drawing {
          func inner() {}
        }
        class func all() -> [Cell] { [] }
        enum Kind: String {
          case low = "low", high
          case named(String, or: Int)
        }
      }
      #if os(Linux)
        private struct Hidden { let hidden = 1 }
      #endif
      extension Users.Box where T: Drawing { subscript(_ i: Int) -> Int { i } ; typealias Own = Int }
      func free() throws(Failure) -> Int { 1 }
      """
    let reader = DeclarationReader(text)
    #expect(
      reader.declarations.map(\.fullName) == [
        "Cell", "Cell.one", "Cell.make", "Cell.all", "Cell.Kind", "Kind.low", "Kind.high", "Kind.named", "Box.Own",
        "free",
      ]
    )
    #expect(reader.declarations.filter(\.isPublic).map(\.name) == ["Cell", "one", "make"])
    #expect(reader.bases["Cell"]?.isSuperset(of: ["View", "Drawing"]) == true)
    #expect(reader.declarations.last?.head.joined(separator: " ") == "func free ( ) throws ( Failure ) - > Int")
  }

  @Test("of the six: every change of every request has files and declarations to read, and the tokens that it changes")
  func six() throws {
    let tree = ChangeTree(PackageFolder(root: Project.root))
    let requests = try tree.requests().map(\.name)
    let names = Lineup.patterns.map(\.id)
    let costs = try ReadingCosts(requests, of: names, in: tree)
    #expect(costs.costs.count == requests.count * names.count)
    for contender in Lineup.patterns {
      for request in requests {
        let change = try tree.change(request, in: contender.id, roles: contender.architecture.roles)
        let cost = try #require(costs.cost(request, in: contender.id))
        #expect(cost.written == change.counts.tokens && cost.files == change.changedFiles)
        #expect(cost.inFiles > 0 && cost.inDeclarations > 0)
      }
    }
  }
}
