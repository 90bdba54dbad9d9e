import Testing

@Suite("The change")
struct OnlyWeakTests {
  @Test(
    "is only which references are weak",
    arguments: ["unowned", "Unmanaged", "= nil", "deinit", "Disappear", "didMove("]
  )
  func onlyWeak(_ word: String) throws {
    for file in try SourceFile.all(in: "Sources/MODULE/UserDetails") where file.code.contains(word) {
      Issue.record("\(file) has `\(word)`: only which references are weak was to change")
    }
  }
}
