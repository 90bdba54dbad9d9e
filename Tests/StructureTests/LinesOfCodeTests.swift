import Command
import Testing

@Suite("Lines of code")
struct LinesOfCodeTests {
  private static let text = #"""
    // A comment.
    /* One over
     lines */ struct Lines {  // 1

      let text = """
        // 3, for the opening is 2

        /* 4 */
        """
      let place = "http://example.com"  // 6: the slashes are none of a comment
      let pattern = #/"//[^"]*/#
      /// Documentation.
      /* one /* within */ another */
      func quoted() -> String { "\(text + "/*")" }
    }
    """#

  @Test("are those that are neither blank nor only comment, whatever stands in literals")
  func counts() throws {
    let structure = try SampleModule.structure(["Lines.swift": Self.text])
    #expect(structure.files.map(\.lines) == [9])
    #expect(structure.lines == 9)
  }

  @Test("are summed by role and by what is free of the user interface")
  func sums() throws {
    let structure = try SampleModule.structure(
      [
        "List/ListView.swift": "import HeadlessUIKit\nfinal class ListView: UIView {}\n",
        "List/ListModel.swift": "final class ListModel {\n  // nothing\n}\n\nextension ListModel {}\n",
        "List/ListContract.swift": "protocol ListContract {}\n",
        "SampleApp.swift": "// the root\nfinal class SampleApp {}\n",
      ],
      roles: ["View", "Model"]
    )
    #expect(structure.roles.map(\.name) == ["View", "Model", "App", "Contract"])
    #expect(structure.roles.map(\.lines) == [2, 3, 1, 1])
    #expect(structure.roles.map(\.interfaceFreeLinesByImport) == [0, 3, 1, 1])
    #expect(structure.interfaceFreeShareByImport == 5.0 / 7)
    #expect(structure.interfaceFreeShareByDependency == 5.0 / 7)
  }
}
