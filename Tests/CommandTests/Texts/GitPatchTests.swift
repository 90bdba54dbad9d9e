import Processes
import TestSupport
import Testing

@Suite("Patches, as git applies and makes them")
struct GitPatchTests {
  private static let patch = """
    Why it is so.
    --- a/Sources/A/B.swift
    +++ b/Sources/A/B.swift
    @@ -2,4 +2,3 @@
     b
    -weak c
    -d
    +c
     e

    """

  @Test("apply where their lines are, also if lines above have been added; text for people may come first")
  func moved() throws {
    let files = ["Sources/A/B.swift": "a\nnew\nb\nweak c\nd\ne\n", "C.swift": "c\n"]
    let applied = try GitPatch.applied(Self.patch, named: "p", to: files)
    #expect(applied == ["Sources/A/B.swift": "a\nnew\nb\nc\ne\n", "C.swift": "c\n"])
  }

  @Test(
    "that do not apply are refused with their name and git's reason",
    arguments: [["Sources/A/B.swift": "a\nb\nc\n"], [:]]
  )
  func refused(_ files: [String: String]) throws {
    let failure = #expect(throws: PatchFailure.self) { try GitPatch.applied(Self.patch, named: "p", to: files) }
    #expect(failure?.description.hasPrefix("p: ") == true && failure?.reason.contains("Sources/A/B.swift") == true)
  }

  @Test("of a difference make it again: new, removed and empty files, and files without a last line break")
  func roundTrip() throws {
    let old = ["a": "1\n2\n", "b/c.swift": "1\n", "same": "s\n", "gone": ""]
    let new = ["a": "1\n2", "d e.swift": "2\n", "same": "s\n", "empty": ""]
    let text = try GitPatch.text(from: old, to: new)
    #expect(try GitPatch.applied(text, named: "p", to: old) == new)
    #expect(!text.contains("same"))
    #expect(try GitPatch.text(from: old, to: old).isEmpty)
  }
}
