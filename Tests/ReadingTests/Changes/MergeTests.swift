import Testing

@testable import Patching

@Suite("The merge of two patches")
struct MergeTests {
  private static let base =
    "import A\nimport Z\nfunc one(a: Int) {\n  first()\n  second()\n  third()\n}\nfunc two() {}\n"

  private func merge(_ first: String, _ second: String, of base: String = base) throws -> Merge {
    let patches = try [first, second].map { try Patch(named: "P", Patch.text(from: ["f": base], to: ["f": $0])) }
    return try Merge(patches[0], patches[1], of: ["f": base])
  }

  private func changed(_ old: String, _ new: String) -> String { Self.base.replacing(old, with: new) }

  @Test("takes both changes where a line is between them, without a conflict")
  func apart() throws {
    let merge = try merge(changed("first()", "uno()"), changed("third()", "tre()"))
    #expect(merge.conflicts == [])
    #expect(merge.files["f"] == changed("first()", "uno()").replacing("third()", with: "tre()"))
  }

  @Test("takes both changes where their lines have moved since")
  func moved() throws {
    let (one, three) = (changed("first()", "uno()"), changed("third()", "tre()"))
    let patches = try [one, three].map { try Patch(named: "P", Patch.text(from: ["f": Self.base], to: ["f": $0])) }
    let merge = try Merge(patches[0], patches[1], of: ["f": "new\n" + Self.base])
    #expect(merge.conflicts == [] && merge.files["f"] == "new\n" + one.replacing("third()", with: "tre()"))
  }

  @Test("keeps what both add at one place, the first's before the second's, and says so")
  func bothAdd() throws {
    let merge = try merge(changed("  third()\n", "  a()\n  third()\n"), changed("  third()\n", "  b()\n  third()\n"))
    #expect(merge.conflicts == [Merge.Conflict(path: "f", line: 6, bothAdd: true, isResolved: true)])
    #expect(merge.files["f"] == changed("  third()\n", "  a()\n  b()\n  third()\n"))
  }

  @Test("keeps neighbouring lines of both, one of which may add beside a line that the other replaces")
  func neighbours() throws {
    let both = try merge(changed("first()", "uno()"), changed("second()", "due()"))
    #expect(both.conflicts == [Merge.Conflict(path: "f", line: 4, bothAdd: false, isResolved: true)])
    #expect(both.files["f"] == changed("first()", "uno()").replacing("second()", with: "due()"))
    let after = try merge(changed("  first()\n", "  first()\n  more()\n"), changed("first()", "uno(1)"))
    #expect(after.isResolved && after.conflicts.count == 1)
    #expect(after.files["f"] == changed("  first()\n", "  uno(1)\n  more()\n"))
    let before = try merge(changed("first()", "uno(1)"), changed("  first()\n", "  more()\n  first()\n"))
    #expect(before.files["f"] == changed("  first()\n", "  more()\n  uno(1)\n"))
  }

  @Test("keeps a line that one adds between two that the other replaces, or before lines that the other adds there")
  func between() throws {
    let two = changed("  first()\n  second()\n", "  first(1)\n  second(2)\n")
    let between = try merge(two, changed("  second()\n", "  more()\n  second()\n"))
    #expect(between.isResolved && between.files["f"] == two.replacing("  second", with: "  more()\n  second"))
    let longer = try merge(changed("  third()\n", "  third()\n  a()\n"), changed("  third()\n", "  third(3)\n  b()\n"))
    #expect(longer.files["f"] == changed("  third()\n", "  third(3)\n  a()\n  b()\n"))
  }

  @Test("merges one line word by word")
  func words() throws {
    let arguments = try merge(changed("a: Int", "a: Int, b: Int"), changed("a: Int", "a: Int, c: Int"))
    #expect(arguments.isResolved && arguments.conflicts.count == 1)
    #expect(arguments.files["f"] == changed("a: Int", "a: Int, b: Int, c: Int"))
    let first = try merge(changed("first()", "first(1)"), changed("first()", "first(2)"))
    #expect(first.files["f"] == changed("first()", "first(1, 2)"))
  }

  @Test(
    "refuses what both replace, and an addition beside what the other removes; the file stays as it was",
    arguments: [
      ("first()", "uno()", "first()", "erste()"), ("first()", "first(1)", "first()", "first(\n1)"),
      ("  first()\n  second()\n", "", "first()", "first(1)"),
      ("  second()\n", "", "second()", "due()\n  more()"), ("Int", "String", "a: Int", "a: Int, b: Int"),
    ]
  )
  func refused(_ old: String, _ new: String, _ otherOld: String, _ otherNew: String) throws {
    let merge = try merge(changed(old, new), changed(otherOld, otherNew))
    #expect(!merge.isResolved && merge.files["f"] == Self.base)
    #expect(merge.conflicts.map(\.isResolved) == [false])
  }

  @Test("takes equal changes once, and imports of given modules from both, without a conflict")
  func equal() throws {
    let same = try merge(changed("first()", "uno()"), changed("first()", "uno()"))
    #expect(same.conflicts == [] && same.files["f"] == changed("first()", "uno()"))
    let imports = try merge(
      changed("import Z", "import PDomain\nimport Z"),
      changed("import Z", "import BInterface\nimport PDomain\nimport Z")
    )
    #expect(imports.conflicts == [])
    #expect(imports.files["f"] == changed("import Z", "import BInterface\nimport PDomain\nimport Z"))
    let others = try merge(changed("import Z", "import P\nimport Z"), changed("import Z", "import B\nimport Z"))
    #expect(others.conflicts.count == 1)
  }

  @Test("refuses a file that one removes and the other changes, and two new files of one name")
  func files() throws {
    let removed = try Patch(named: "P", Patch.text(from: ["f": Self.base], to: [:]))
    let edited = try Patch(named: "P", Patch.text(from: ["f": Self.base], to: ["f": changed("first", "uno")]))
    #expect(try !Merge(removed, edited, of: ["f": Self.base]).isResolved)
    let new = try ["1\n", "2\n"].map { try Patch(named: "P", Patch.text(from: [:], to: ["g": $0])) }
    #expect(try !Merge(new[0], new[1], of: [:]).isResolved)
    #expect(try Merge(new[0], new[0], of: [:]).files == ["g": "1\n"])
    let other = try Patch(named: "P", Patch.text(from: [:], to: ["h": "2\n"]))
    #expect(try Merge(new[0], other, of: ["f": "0\n"]).files == ["f": "0\n", "g": "1\n", "h": "2\n"])
  }
}
