import ChangeCosts
import CommandFixtures
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
    #expect([change.counts.added, change.counts.removed] == [5, 1])
    // One is in the place of another; four are in the place of none.
    #expect([change.counts.edited, change.counts.new] == [1, 4])
    #expect(change.touchedShare == 0.5)
    // The new file's name ends with no role.
    #expect(change.roles == ["Presenter"])
    #expect(change.protocols == ["ListViewProtocol"])
    #expect(change.initialisers == 1)
    // The new file names a type of UIKit, the presenter does not.
    #expect(change.interfaceFreeShare == 4.0 / 6)
  }

  @Test("counts tokens: a name, a literal, a sign each; a comment and a line's break are none")
  func tokens() throws {
    func tokens(_ hunk: String) throws -> Int { try SampleChange.make(SampleChange.head + hunk).counts.tokens }
    // func show ( _ text : String , why : String )
    #expect(try tokens(SampleChange.ofProtocol) == 12)
    // , why : String, and self . why = why
    #expect(try tokens(SampleChange.ofInitialiser.replacing("+10,6", with: "+8,6")) == 9)
    let wrapped = """
      @@ -8,5 +8,8 @@
       final class ListPresenter {
      -  init(_ view: any ListViewProtocol) {
      +  init(
      +    _ view: any ListViewProtocol, // here
      +    why: String = "a \\"b\\" // c"
      +  ) {
           self.view = view
         }
       }

      """
    #expect(try tokens(wrapped) == 6)
  }

  @Test("has the lines of its tests")
  func ofTests() throws {
    #expect(try SampleChange.make(SampleChange.head + SampleChange.ofProtocol).tests == nil)
    let change = try SampleChange.make(
      SampleChange.head + SampleChange.ofProtocol,
      tests: SampleChange.head + SampleChange.ofInitialiser
    )
    #expect(change.tests?.lines == 3 && change.tests?.edited == 1)
  }

  @Test("has no file free of the user interface that names a type of it, an own one too")
  func interface() throws {
    let types = ["ListView": false, "UILabel": false, "ListOutlets": false, "String": true]
    for (type, isFree) in types {
      let hunk = SampleChange.ofProtocol.replacing("why: String", with: "why: \(type)")
      #expect(try SampleChange.make(SampleChange.head + hunk).interfaceFreeShare == (isFree ? 1 : 0), "\(type)")
    }
  }

  @Test("that removes a component costs what is edited outside of it, and may take its word out of names")
  func removal() throws {
    let sources = [
      "Sources/A/UserFinder/UserFinderView.swift": "final class UserFinderView {}\n",
      "Sources/A/Board/BoardView.swift": "func showListAndFinder() {}\nfunc showList2() {}\n",
    ]
    let gone =
      "--- a/Sources/A/UserFinder/UserFinderView.swift\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-final class UserFinderView {}\n"
    func change(_ name: String) throws -> Change {
      let edit = "--- a/Sources/A/Board/BoardView.swift\n+++ b/Sources/A/Board/BoardView.swift\n@@ -1,2 +1,2 @@\n"
      let lines = "-func showListAndFinder() {}\n+func \(name)() {}\n func showList2() {}\n"
      return try Change("why", "A", patch: edit + lines + gone, at: "P", sources: sources, roles: ["View"])
    }
    let removal = try change("showList")
    #expect([removal.changedFiles, removal.addedFiles, removal.removedFiles] == [1, 0, 1])
    #expect(removal.lines == 2 && removal.touchedShare == 0.5)
    #expect(throws: ChangeFailure.self) { try change("showFinderAndList") }
  }

  @Test("counts less with a line less")
  func less() throws {
    let less =
      SampleChange.head
      + SampleChange.ofInitialiser.replacing("+10,6", with: "+8,5").replacing("+    self.why = why\n", with: "")
    #expect(try SampleChange.make(less).lines == 2)
    #expect(try SampleChange.make(less).protocols == [])
  }

  @Test("that no longer applies is refused with its line")
  func stale() throws {
    let lines = "func show(_ text: String)\n+  ///"
    let patch = SampleChange.head + SampleChange.ofProtocol.replacing(lines, with: "func show()\n+  ///")
    let failure = #expect(throws: ChangeFailure.self) { try SampleChange.make(patch) }
    #expect(failure?.text.hasPrefix("P: patch failed: ") == true, "\(failure?.text ?? "")")
  }

  @Test("is counted alike if its lines have moved since")
  func movedSince() throws {
    func change(_ hunk: String) throws -> Change { try SampleChange.make(SampleChange.head + hunk) }
    let moved = try change(SampleChange.ofProtocol.replacing("-4,3 +4,5", with: "-40,3 +40,5"))
    let whole = try change(SampleChange.ofProtocol)
    #expect(moved.protocols == ["ListViewProtocol"] && moved.protocols == whole.protocols)
    #expect(moved.counts == whole.counts && moved.initialisers == whole.initialisers)
    let initialiser = try change(SampleChange.ofInitialiser.replacing(/@@ -\d+/, with: "@@ -2"))
    #expect(initialiser.initialisers == 1)
  }

  @Test(
    "with something unrelated in it is refused with its line and what that does",
    arguments: [
      ("-  func show(_ text: String)\n+  func show( _ text: String)\n", "P:5: changes nothing but white space"),
      ("   func show(_ text: String)\n+\n", "P:6: changes nothing but white space"),
      ("-  func show(_ text: String)\n+  func showText(_ text: String)\n", "P:5: renames show to showText"),
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
    #expect(failure?.text.hasPrefix("P:9: moves the line \"func show(_ text: String)\"") == true)
  }

  @Test("that moves a body below another header is refused")
  func movedBody() throws {
    let body = (1...4).map { "    line\($0)()" }
    func lines(_ mark: String) -> String { body.map { "\(mark)\($0)\n" }.joined() }
    let sources = "func old() {\n\(lines(""))}\n\nfunc other() {}\n"
    let patch =
      "--- a/Sources/A/A.swift\n+++ b/Sources/A/A.swift\n@@ -1,8 +1,11 @@\n func old() {\n\(lines("-"))+    new()\n }\n \n"
      + "+func new() {\n\(lines("+"))+}\n func other() {}\n"
    let failure = #expect(throws: ChangeFailure.self) {
      try Change("why", "A", patch: patch, at: "P", sources: ["Sources/A/A.swift": sources], roles: [])
    }
    #expect(failure?.text.contains("moves the lines from \"line1()\" on") == true, "\(failure?.text ?? "")")
  }
}
