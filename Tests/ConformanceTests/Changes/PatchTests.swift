import Patching
import Testing

@Suite("A patch")
struct PatchTests {
  private static let path = "Sources/MVC/A.swift"
  private static let head = "--- a/\(path)\n+++ b/\(path)\n"
  private static let hunk = "@@ -2,4 +2,3 @@ final class A {\n b\n-weak c\n-d\n+c\n e\n"
  private static let flaw = head + hunk

  /// Returns a file's text after a patch of it.
  private func applying(_ hunks: String, to text: String) throws -> String? {
    try Patch(named: "A", Self.head + hunks).applied(to: [Self.path: text])[Self.path]
  }

  @Test("takes lines out and puts lines in")
  func applies() throws {
    let patch = try Patch(named: "A", "Why it is so.\n" + Self.flaw)
    #expect(try patch.applied(to: [Self.path: "a\nb\nweak c\nd\ne\nf\n"]) == [Self.path: "a\nb\nc\ne\nf\n"])
  }

  @Test("finds lines that have moved, if they are there once")
  func moves() throws {
    #expect(try applying(Self.hunk, to: "new\na\nb\nweak c\nd\ne\n") == "new\na\nb\nc\ne\n")
  }

  @Test(
    "that no longer applies says where and why",
    arguments: [
      ("a\nb\nc\nd\ne\n", "A:3: error: no longer applies to Sources/MVC/A.swift: line 3 is \"c\", not \"weak c\""),
      ("a\nb\nweak c", "A:3: error: no longer applies to \(path): line 4 is the end of the file, not \"d\""),
      ("b\nweak c\nd\ne\nb\nweak c\nd\ne\n", "A:3: error: applies to Sources/MVC/A.swift in 2 places"),
    ]
  )
  func refuses(_ text: String, _ message: String) throws {
    let patch = try Patch(named: "A", Self.flaw)
    let failure = #expect(throws: PatchFailure.self) { try patch.applied(to: [Self.path: text]) }
    #expect(failure?.description == message)
  }

  @Test("of a file that is not there says so")
  func misses() throws {
    let patch = try Patch(named: "A", Self.flaw)
    let failure = #expect(throws: PatchFailure.self) { try patch.applied(to: ["Sources/MVC/B.swift": ""]) }
    #expect(failure?.description == "A:2: error: there is no file Sources/MVC/A.swift")
  }

  @Test("finds its lines at the number that it states, if they are at others, too")
  func stated() throws {
    let text = "a\nb\nweak c\nd\ne\nb\nweak c\nd\ne\n"
    #expect(try applying(Self.hunk, to: text) == "a\nb\nc\ne\nb\nweak c\nd\ne\n")
    let below = "@@ -1,3 +1,3 @@\n // A.\n-b\n+1\n c\n"
    #expect(try applying(below, to: "// B.\nb\nc\n// B.\nb\nc\n") == "// B.\n1\nc\n// B.\nb\nc\n")
  }

  @Test(
    "finds its later lines as far away as the earlier ones, or below them",
    arguments: [
      ("new\na\nx\nb\nb\n", "new\n1\nx\n2\nb\n"), ("a\nx\nnew\nb\n", "1\nx\nnew\n2\n"),
      ("b\nnew\na\nx\nnew\nb\n", "b\nnew\n1\nx\nnew\n2\n"),
    ]
  )
  func follows(text: String, changed: String) throws {
    #expect(try applying("@@ -1 +1 @@\n-a\n+1\n@@ -3 +3 @@\n-b\n+2\n", to: text) == changed)
  }

  @Test(
    "finds code around its changes if comments there are others, more or fewer",
    arguments: [
      ("/// B.\nb\n// C.\nc\nd\n", "/// B.\n1\n// C.\nnew\nc\nd\n"), ("b\nc\nd\n", "1\nnew\nc\nd\n"),
      ("b\n  // One,\n  // two.\nc\n// D.\nd\n", "1\n  // One,\n  // two.\nnew\nc\n// D.\nd\n"),
    ]
  )
  func comments(text: String, changed: String) throws {
    #expect(try applying("@@ -1,5 +1,6 @@\n /// A.\n-b\n+1\n // Stays.\n+new\n c\n d\n", to: text) == changed)
  }

  @Test("leaves a comment after the line that it adds, and removes another in the place of one that it removes")
  func commentsOfChange() throws {
    #expect(try applying("@@ -1,3 +1,4 @@\n a\n+new\n // B.\n b\n", to: "a\n// C.\nb\n") == "a\nnew\n// C.\nb\n")
    let removes = "@@ -1,4 +1,3 @@\n a\n // B.\n-// C.\n c\n"
    #expect(try applying(removes, to: "a\n// D.\n// C.\nc\n") == "a\n// D.\nc\n")
    #expect(try applying(removes, to: "a\n// B.\n// D.\n// E.\nc\n") == "a\n// B.\nc\n")
    #expect(throws: PatchFailure.self) { try applying(removes, to: "a\n// B.\n// C.\nd\n") }
  }

  @Test("has the numbers of lines that moved, once it is placed")
  func placed() throws {
    let patch = try Patch(named: "A", Self.flaw)
    #expect(patch.changes.flatMap(\.hunks).map(\.start) == [2])
    let placed = try patch.placed(in: [Self.path: "new\na\nb\nweak c\nd\ne\n"])
    #expect(placed.changes.flatMap(\.hunks).map(\.start) == [3])
  }

  @Test("puts lines after the one that it states, if it has none around them")
  func withoutContext() throws {
    #expect(try applying("@@ -2,0 +3 @@\n+new\n", to: "a\nb\nc\n") == "a\nb\nnew\nc\n")
  }

  @Test("counts on from what its earlier hunks put in or took out")
  func shifted() throws {
    let hunks = "@@ -1,2 +1,3 @@\n a\n+new\n b\n@@ -4,2 +5,1 @@\n d\n-e\n"
    #expect(try applying(hunks, to: "a\nb\nc\nd\ne\n") == "a\nnew\nb\nc\nd\n")
  }

  @Test("adds files and removes them, whole and only if they are not, or are, there")
  func files() throws {
    let added = try Patch(named: "A", "new file mode 100644\n--- /dev/null\n+++ b/B.swift\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    let removed = try Patch(named: "A", "--- a/B.swift\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n")
    #expect(try added.applied(to: [:]) == ["B.swift": "a\nb\n"])
    #expect(try removed.applied(to: ["B.swift": "a\nb\n"]) == [:])
    #expect(try removed.applied(to: ["B.swift": "// New.\na\nb\n"]) == [:])
    let twice = #expect(throws: PatchFailure.self) { try added.applied(to: ["B.swift": "a\nb\n"]) }
    #expect(twice?.description == "A:3: error: B.swift is there already")
    let half = #expect(throws: PatchFailure.self) { try removed.applied(to: ["B.swift": "a\nb\nc\n"]) }
    #expect(half?.description == "A:2: error: removes B.swift, but not all of its lines")
  }

  @Test("made of a difference makes that difference")
  func difference() throws {
    let old = ["a": "1\n2\n3\n4\n5\n6\n7\n8\n", "gone": "1\n", "same": "1\n"]
    let new = ["a": "0\n1\n2\n3\n4\n5\n6\nseven\n8\n", "new": "1\n2\n", "same": "1\n"]
    let text = Patch.text(from: old, to: new)
    #expect(try Patch(named: "p", text).applied(to: old) == new)
    #expect(text.contains("--- a/a\n+++ b/a\n@@ -1,2 +1,3 @@\n+0\n 1\n 2\n@@ -5,4 +6,4 @@\n 5\n 6\n-7\n+seven\n 8\n"))
    #expect(Patch.text(from: old, to: old).isEmpty)
  }

  @Test(
    "that is malformed is refused with its line",
    arguments: [
      ("", "A:0: error: the patch changes nothing, or ends too early"),
      ("some words\n", "A:1: error: the patch changes nothing, or ends too early"),
      (head, "A:2: error: the patch changes nothing, or ends too early"),
      (head + "@@ -1,2 +1 @@\n-a\n", "A:4: error: the patch changes nothing, or ends too early"),
      ("@@ -1 +1 @@\n-a\n+b\n", "A:1: error: this hunk is of no file"),
      (head + "@@ -0 +1 @@\n-a\n+b\n", "A:3: error: this belongs to no hunk"),
      (head + "@@ -1 +1 @@\n?a\n+b\n", "A:4: error: this is not a line of a hunk"),
      (head + "@@ -1 +1 @@\n-a\n-b\n", "A:5: error: this is not a line of a hunk"),
      (head + "@@ -1 +1 @@\n-a\n+b\n\\ No newline at end of file\n", "A:6: error: this belongs to no hunk"),
    ]
  )
  func isRead(_ text: String, _ message: String) {
    let failure = #expect(throws: PatchFailure.self) { try Patch(named: "A", text) }
    #expect(failure?.description == message)
  }
}
