import Testing

@Suite("The finder's view")
struct ViewControllerTests {
  @Test("leaves the logic to its presenter, in whatever file", arguments: ["Wording.userCount", ".find("])
  func hasNoLogic(_ word: String) throws {
    for file in try SourceFile.all(in: "Sources/MODULE") where file.code.contains(word) {
      Issue.record("\(file) has `\(word)`: that is the presenter's")
    }
  }

  @Test("asks no repository", arguments: ["observeUsers", "UserDirectory", "Wording"])
  func asksNobody(_ word: String) throws {
    for file in try finder() where file.code.contains(word) {
      Issue.record("\(file) has `\(word)`: that is the presenter's")
    }
  }

  @Test("makes a presenter and tells it what happened", arguments: ["UserFinderPresenter(", ".queryEdited("])
  func hasPresenter(_ call: String) throws {
    let isThere = try finder().contains { $0.code.contains(call) }
    #expect(isThere, "no file of the finder calls `\(call)…)`: the presenter is not used")
  }

  /// Returns the files of the finder: those in its folder, and those elsewhere that know its labels.
  private func finder() throws -> [SourceFile] {
    try SourceFile.all(in: "Sources/MODULE").filter {
      $0.path.contains("/UserFinder/") || $0.code.contains("UserFinderOutlets")
    }
  }
}
