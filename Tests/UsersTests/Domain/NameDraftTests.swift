import Testing
import Users

@Suite("Editing a name")
struct NameDraftTests {
  @Test("An edit starts with the stored name")
  func start() {
    let draft = NameDraft(name: "Ada")
    #expect(draft.text == "Ada")
    #expect(draft.name == "Ada")
  }

  @Test(
    "A name stored meanwhile replaces what is in the field only if nothing else was typed",
    arguments: [
      ("Ada", "Eva", "Eva"), (" Eva ", "Eva", "Eva"), ("Adam", "Eva", "Adam"), ("", "Eva", ""), (" Ada", "Eva", " Ada"),
    ]
  )
  func renamed(typed: String, stored: String, shown: String) {
    var draft = NameDraft(name: "Ada")
    draft.text = typed
    draft.renamed(to: stored)
    #expect(draft.text == shown)
    #expect(draft.name == stored)
  }

  @Test("White space around a name is not stored")
  func trimmed() throws {
    var draft = NameDraft(name: "Ada")
    draft.text = " \tAda Lovelace\n"
    #expect(try draft.validated() == "Ada Lovelace")
  }

  @Test("Nothing but white space is not a name", arguments: ["", "  ", "\n"])
  func empty(typed: String) {
    var draft = NameDraft(name: "Ada")
    draft.text = typed
    #expect(throws: NameDraft.Invalid.empty) { try draft.validated() }
    #expect(NameDraft.Invalid.empty.text == "Name can't be empty")
  }
}
