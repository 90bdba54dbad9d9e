import Command
import Testing

@Suite("Declared references")
struct ReferencesTests {
  private static let structure = Result {
    try SampleModule.structure([
      "Holder.swift": """
      final class Other {}
      protocol Listener: AnyObject {}
      final class Box<Value> { var value: Value; init(_ value: Value) { self.value = value } }
      struct Pair { let first: Other; let number: Int }

      final class Holder {
        weak var listener: (any Listener)?
        unowned let owner: Other
        unowned(unsafe) let unsafe: Other
        private let other: Other
        lazy var late = Other()
        lazy var hook: () -> Void = { [weak self] in self?.callback?() }
        var many: [Int: any Listener] = [:]
        var callback: (() -> Void)?
        let boxed: Box<Other>?
        let pair: Pair
        let number = 0, text = "weak"
        static let shared = Other()
        var computed: Other { other }

        init(_ other: Other) {
          owner = other
          unsafe = other
          self.other = other
          boxed = nil
          pair = Pair(first: other, number: 1)
        }

        func start(_ text: String) {
          let unowned = other
          callback = { [weak self, /* unowned */ unowned owner, other, same = unowned, text] in
            _ = (self, owner, other, same, text)
          }
          callback = { [weak self] in self?.callback = { [unowned(safe) self = self!] in _ = self } }
        }
      }
      """
    ])
  }

  @Test("are stored properties that refer to objects, each with how it holds them")
  func properties() throws {
    let holder = try #require(try Self.structure.get().type("Holder"))
    let strong = ["other", "late", "hook", "many", "callback", "boxed"]
    #expect(names(holder.references, .strong) == strong.sorted())
    #expect(names(holder.references, .weak) == ["listener"])
    #expect(names(holder.references, .unowned) == ["owner", "unsafe"])
    #expect(targets(holder.references, of: "many") == ["Listener"])
    #expect(targets(holder.references, of: "callback") == ["closure"])
    #expect(targets(holder.references, of: "boxed") == ["Box"])
    #expect(try Self.structure.get().type("Pair").map { names($0.references, .strong) } == ["first"])
  }

  @Test("are entries of capture lists, those of closures within closures too")
  func captures() throws {
    let holder = try #require(try Self.structure.get().type("Holder"))
    #expect(names(holder.captures, .weak) == ["self", "self", "self"])
    #expect(names(holder.captures, .unowned) == ["owner", "self"])
    #expect(names(holder.captures, .strong) == ["other", "same"])
  }

  private func names(_ references: [DeclaredReference], _ ownership: DeclaredOwnership) -> [String] {
    references.filter { $0.ownership == ownership }.map(\.name).sorted()
  }

  private func targets(_ references: [DeclaredReference], of name: String) -> [String]? {
    references.first { $0.name == name }?.targets
  }
}
