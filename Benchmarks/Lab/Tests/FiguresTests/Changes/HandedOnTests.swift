import Testing

@testable import ChangeCosts

@Suite("Lines that only hand a dependency on")
struct HandedOnTests {
  private static let factory = """
    final class Factory {
      private let muted: Muted
      private let repository: any Repository

      init(repository: any Repository, muted: Muted) {
        self.repository = repository
        self.muted = muted
      }

      func list() -> List {
        List(repository: repository, muted: muted)
      }
    }
    """

  /// Counts the lines of a block that hand on; its lines begin as a patch's do.
  private func lines(_ block: String, in text: String = factory) -> Int {
    let lines = block.split(separator: "\n")
    func marked(_ mark: String) -> [Substring] { lines.filter { $0.hasPrefix(mark) }.map { $0.dropFirst() } }
    return HandedOn(in: text).lines(removed: marked("-"), added: marked("+"))
  }

  @Test("are a property, a parameter, the assignment and an argument of a name that the type does nothing else with")
  func handedOn() {
    #expect(lines("+  private let muted: Muted") == 1)
    #expect(lines("+    self.muted = muted") == 1)
    #expect(lines("-  init(repository: any Repository) {\n+  init(repository: any Repository, muted: Muted) {") == 2)
    #expect(lines("-    List(repository: repository)\n+    List(repository: repository, muted: muted)") == 2)
  }

  @Test("are also a block whose lines break elsewhere")
  func broken() {
    let block =
      "-    List(repository: repository)\n+    List(\n+      repository: repository,\n+      muted: muted\n+    )"
    #expect(lines(block) == 5)
  }

  @Test("are none of a name that the type uses, nor lines with other changes")
  func used() {
    let used = Self.factory.replacing("  func list()", with: "  func mute() { muted.toggle() }\n  func list()")
    #expect(lines("+  private let muted: Muted", in: used) == 0)
    #expect(lines("-    List(repository: repository)\n+    Table(repository: repository, muted: muted)") == 0)
    #expect(lines("+  private let count = 0\n+  private let muted: Muted") == 1)
    #expect(lines("+  // private let muted: Muted") == 0)
  }
}
