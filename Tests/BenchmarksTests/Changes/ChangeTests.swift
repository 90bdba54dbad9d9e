import ChangeCosts
import Testing

@Suite("A change request's patch")
struct ChangeTests {
  @Test("is counted: files, lines of code, roles, protocols, initialisers, share without user interface")
  func counted() throws {
    let change = try SampleChange.make(
      SampleChange.head + SampleChange.ofProtocol + SampleChange.ofInitialiser + SampleChange.ofFile
    )
    #expect([change.changedFiles, change.addedFiles, change.allFiles] == [1, 1, 2])
    // Two in the initialiser, one in the protocol, two of the new file: the import of what is given does not count.
    #expect([change.addedLines, change.removedLines] == [5, 1])
    #expect(change.roles == ["Presenter", "Row"])
    #expect(change.protocols == ["ListViewProtocol"])
    #expect(change.initialisers == 1)
    #expect(change.interfaceFreeShare == 4.0 / 6)
  }

  @Test("counts less with a line less")
  func less() throws {
    let less =
      SampleChange.head
      + SampleChange.ofInitialiser.replacing("+10,6", with: "+8,5").replacing("+    self.why = why\n", with: "")
    #expect(try SampleChange.make(less).lines == 2)
    #expect(try SampleChange.make(less).protocols == [])
  }

  @Test(
    "that no longer applies, or only elsewhere, is refused with its line",
    arguments: [
      ("-4,3 +4,5", "-5,3 +5,5", "P:3: error: no longer applies to Sources/A/List/ListPresenter.swift"),
      ("func show(_ text: String)\n+  ///", "func show()\n+  ///", "P:3: error: no longer applies to"),
    ]
  )
  func stale(_ old: String, _ new: String, _ reason: String) throws {
    let patch = SampleChange.head + SampleChange.ofProtocol.replacing(old, with: new)
    let failure = #expect(throws: ChangeFailure.self) { try SampleChange.make(patch) }
    #expect(failure?.text.hasPrefix(reason) == true, "\(failure?.text ?? "")")
  }

  @Test(
    "with something unrelated in it is refused with its line and what that does",
    arguments: [
      ("-  func show(_ text: String)\n+  func show( _ text: String)\n", "P:5: error: changes nothing but white space"),
      ("   func show(_ text: String)\n+\n", "P:6: error: changes nothing but white space"),
      ("-  func show(_ text: String)\n+  func showText(_ text: String)\n", "P:5: error: renames show to showText"),
    ]
  )
  func unrelated(_ lines: String, _ reason: String) throws {
    let count = lines.contains("-") ? 3 : 4
    let patch =
      SampleChange.head + "@@ -4,3 +4,\(count) @@\n protocol ListViewProtocol: AnyObject {\n\(lines) }\n"
    let failure = #expect(throws: ChangeFailure.self) { try SampleChange.make(patch) }
    #expect(failure?.text.hasPrefix(reason) == true, "\(failure?.text ?? "")")
  }

  @Test("that moves lines is refused")
  func moved() throws {
    let patch = """
      @@ -4,9 +4,9 @@
       protocol ListViewProtocol: AnyObject {
      -  func show(_ text: String)
       }
       
       final class ListPresenter {
      +  func show(_ text: String)
         init(_ view: any ListViewProtocol) {
           self.view = view
         }
       }

      """
    let failure = #expect(throws: ChangeFailure.self) { try SampleChange.make(SampleChange.head + patch) }
    #expect(failure?.text.hasPrefix("P:9: error: moves the line \"func show(_ text: String)\"") == true)
  }
}
