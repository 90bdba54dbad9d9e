import Command
import SourceFigures
import Testing

@Suite("Words about isolation")
struct IsolationWordsTests {
  @Test(
    "are taken out of code, with what they stand with",
    arguments: [
      ("@MainActor public final class A {}", "public final class A {}"),
      ("@preconcurrency import A", "import A"),
      ("public nonisolated static let a = 1", "public static let a = 1"),
      ("nonisolated(unsafe) var a = 1", "var a = 1"),
      ("struct A: Sendable {}", "struct A {}"),
      ("final class A: B, @unchecked Sendable {}", "final class A: B {}"),
      ("enum A: Sendable, B {}", "enum A: B {}"),
      ("struct A<B: Sendable, C> {}", "struct A<B, C> {}"),
      ("extension A: Sendable where B: Sendable {}", "extension A {}"),
      ("extension A where B: Sendable, C: D {}", "extension A where C: D {}"),
      ("extension A where C: D, B.E: Sendable {}", "extension A where C: D {}"),
      ("protocol A: AnyObject, SendableMetatype {}", "protocol A: AnyObject {}"),
      ("var a: any B & Sendable", "var a: any B"),
      ("var a: [Int: any Sendable]", "var a: [Int: Any]"),
      ("func a(_ b: sending C, _ d: @escaping @Sendable () -> sending E)", "func a(_ b: C, _ d: @escaping () -> E)"),
      ("func a(_ b: isolated C, _ d: @isolated(any) () -> E)", "func a(_ b: C, _ d: () -> E)"),
      ("Task { @MainActor in a() }", "Task { a() }"),
      ("Task { @MainActor [weak self] in a() }", "Task { [weak self] in a() }"),
      ("isolated deinit {}", "deinit {}"),
    ]
  )
  func taken(_ text: String, _ expected: String) {
    // Blanks that are left over do not matter.
    #expect(SwiftCode.tokens(of: IsolationWords.removed(from: text)) == SwiftCode.tokens(of: expected))
  }

  @Test(
    "stay where they are names, texts or comments; what has to do with waiting stays, too",
    arguments: [
      "let sending = isolated(nonisolated)", "// @MainActor\nlet a = \"@MainActor\"", "case sending, isolated",
      "await MainActor.run { a() }", "actor A { func b() async {} }", "a.nonisolated = b.sending",
      "f(A.self as Sendable.Type)",
    ]
  )
  func stay(_ text: String) {
    #expect(IsolationWords.removed(from: text) == text)
  }

  @Test("leave the lines where they were")
  func lines() {
    let text = "@MainActor\n/* é\n */ final class A: Sendable {\n  nonisolated init() {}\n}\n"
    let stripped = IsolationWords.removed(from: text)
    #expect(stripped == "\n/* é\n */ final class A  {\n   init() {}\n}\n")
    #expect(IsolationWords.changedLines(text, stripped) == 3)
  }
}
