import CommandFixtures
import LabFixtures
import TestSupport
import Testing

@Suite("No line about wirings and claims is longer than the terminal", .serialized, .long())
@MainActor struct LabWidthTests {
  @Test(
    "whatever the verb prints",
    arguments: [
      "list", "check MVP.strong VIPER.strong1234 MVVMC.deafToBack", "walk MVC MVP.strong --actions 2000",
      "leaks MVP.strong MVVMC.closures MVC", "claims 8 12 15 16 --budget 0.1",
    ]
  )
  func command(_ line: String) async {
    for width in [80, 100, 200] {
      let text = await CommandRun(inLab: line.split(separator: " ").map(String.init), width: width).output
      let longest = text.split(separator: "\n").max { $0.count < $1.count } ?? ""
      #expect(!text.isEmpty && longest.count <= width, "\(longest.count): \(longest)")
    }
  }
}
